import { problemText } from '../i18n/index.svelte';

/** An action that takes a while and may fail; one at a time. */
export class Attempt {
  busy = $state(false);
  /** Why the last action failed. */
  problem = $state('');

  /** Runs an action and never fails: `problem` has what went wrong, in the words of `tell`. */
  async make(doing: () => Promise<unknown>, tell = (error: unknown): string => problemText(error)): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await doing();
    } catch (error) {
      this.problem = tell(error);
    } finally {
      this.busy = false;
    }
  }
}
