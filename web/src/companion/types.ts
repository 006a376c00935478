import type { Component } from 'svelte';
import type { Result } from './results/history';
import type { IconName } from '../ui/Icon.svelte';

/** The properties of a part; `item`: the rest of the address after its name. */
export interface PartProps {
  item?: string;
  /** How many can play the game. */
  players: readonly number[];
}

/**
 * One page of the companion, under `#/companion/GAME/NAME`. Its title is `client-GAME-companion-NAME`, what it is for
 * `client-GAME-companion-NAME-text`, both in the game's `companion.ftl`.
 */
export interface Part {
  name: string;
  icon: IconName;
  page: () => Promise<{ default: Component<PartProps> | Component<Record<string, never>> }>;
}

/** The companion pages of one game: the default export of `companion/GAME/parts.ts`. */
export interface Companion {
  game: string;
  parts: readonly Part[];
  /** What finds the kept results. With `fewest`, the fewest points are the best. */
  history: () => Promise<{ results: () => Result[] | Promise<Result[]>; fewest?: boolean }>;
}
