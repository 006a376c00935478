import { motionTime } from '../../../design/motion';
import type { TableStore } from '../../../table/store.svelte';
import { stages, type Stage } from './replay';

/** How long a stage stands, in milliseconds; what is carried out takes longer to read. */
const LONG = 700;
const SHORT = 400;
/** From here on many stages wait, and each is shorter. */
const MANY = 8;
/** Whoever is asked something sees what it is about after so many milliseconds at most. */
const PATIENCE = 1500;

/** Plays what the log brings step by step in the lane; without motion nothing is played. */
export class Player {
  stage = $state.raw<Stage | null>(null);
  private waiting: Stage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: number;
  private hurried = SHORT;

  constructor(private readonly store: TableStore) {
    this.seen = store.log.at(-1)?.number ?? 0;
  }

  /** New entries have come. */
  follow(): void {
    const newest = this.store.log.at(-1)?.number ?? 0;
    if (newest <= this.seen) {
      this.seen = newest;
      return;
    }
    this.waiting.push(...stages(this.store.log, Math.max(this.seen, this.store.mark)));
    this.hurried = PATIENCE / Math.max(1, this.waiting.length);
    this.seen = newest;
    if (motionTime() === 0) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Straight to what is. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.stage = null;
  }

  private next(): void {
    const stage = this.waiting.shift();
    if (!stage) {
      this.skip();
      return;
    }
    this.stage = stage;
    let time = /resolve|again|cancelled|strike|wounds/.test(stage.entry.id) ? LONG : SHORT;
    if (this.waiting.length > MANY) time /= 2;
    if (this.store.view?.decision) time = Math.min(time, this.hurried);
    this.timer = setTimeout(() => this.next(), time);
  }
}
