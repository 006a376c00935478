import { api } from '../../server/api';
import { problemOf } from '../../server/problems';
import type { Analysis, AnalysisShown, MessageShown } from '../../server/protocol';

/** Milliseconds between two requests for the progress. */
const POLL = 700;
/** The same as long as nobody has begun the analysis; others who look at the game may do so. */
const SLOW = 3000;

/** The analysis of a finished game: whether there is one, its progress, and its results. */
export class AnalysisStore {
  shown = $state.raw<AnalysisShown | null>(null);
  problem = $state.raw<MessageShown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly id: string, private readonly together = false) {}

  load = (): Promise<void> => this.ask(api.analysis);
  start = (): Promise<void> => this.ask(api.analyse);
  stop = (): Promise<void> => this.ask(api.stopAnalysis);

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(how: (id: string) => Promise<AnalysisShown>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.shown = await how(this.id);
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
    const { state } = this.shown ?? {};
    // This also runs after a failed request: the server may be back soon.
    if (this.closed) return;
    if (state === 'waiting' || state === 'working') this.timer = setTimeout(() => void this.look(), POLL);
    else if (this.together && state === 'none') this.timer = setTimeout(() => void this.load(), SLOW);
  }

  private async look(): Promise<void> {
    const away = this.problem !== null;
    await this.load();
    // A restarted server does not know the analysis that it had begun.
    if (away && this.shown?.state === 'none' && !this.closed) await this.start();
  }
}

/** The points of a line through the chances of a seat (from 0), in a box of this size. */
export function points({ curve }: Analysis, seat: number, width: number, height: number): string {
  const last = Math.max(1, curve.length - 1);
  return curve.map((chances, step) => `${((width * step) / last).toFixed(1)},${(height * (1 - (chances[seat] ?? 0))).toFixed(1)}`).join(' ');
}

/** The step at a place of the curve, from 0 at its left edge to 1. */
export function stepAt(curve: readonly unknown[], place: number): number {
  return Math.min(Math.max(Math.round(place * (curve.length - 1)), 0), curve.length - 1);
}
