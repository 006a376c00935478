import type { TextParts } from '../../contract/types';
import { moveText } from '../words';
import Me from './Me.svelte';
import Others from './Others.svelte';
import Table from './Table.svelte';

/** The text view of a game that has none of its own. */
export function parts(game: string): TextParts {
  return { Me, Table, Others, moveText: (move, namer) => moveText(game, move, namer) };
}
