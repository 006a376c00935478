import type { Game } from '../contract/types';
import { language, problemText } from '../i18n/index.svelte';
import { editionsApi } from './facts/api';
import { openBox, type Box } from './facts/box';
import type { Edition } from './facts/facts';

/** The editions of the player, and the box of the game that a page is about: in the reader's language, once both are there. */
export class Shelf {
  editions = $state.raw<Edition[] | null>(null);
  box = $state.raw<Box | null>(null);
  problem = $state('');

  constructor(gameOf: (editions: Edition[]) => Game | undefined) {
    void this.load();
    $effect(() => {
      const game = this.editions && gameOf(this.editions);
      if (!game?.editions) return;
      openBox(game, language() ?? 'en').then((box) => (this.box = box), this.fail);
    });
  }

  readonly load = async (): Promise<void> => {
    try {
      this.editions = await editionsApi.list();
      this.problem = '';
    } catch (error) {
      this.fail(error);
    }
  };

  private readonly fail = (error: unknown): void => {
    this.problem = problemText(error);
  };
}
