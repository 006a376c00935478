import { motionTime } from '../../design/motion';
import type { TableStore } from '../../table/store.svelte';
import { stages, type Stage } from './replay';

/** How long a stage stands, in milliseconds; what is carried out takes longer to read. */
const LONG = 900;
const SHORT = 550;
/** From here on many stages wait, and each is shorter. */
const MANY = 8;

/** Plays what the log brings step by step in the lane; without motion nothing is played. */
export class Player {
  stage = $state.raw<Stage | null>(null);
  private waiting: Stage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: number;

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
    this.waiting.push(...stages(this.store.log, this.seen));
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
    const time = /resolve|again|cancelled|strike|wounds/.test(stage.entry.id) ? LONG : SHORT;
    this.timer = setTimeout(() => this.next(), this.waiting.length > MANY ? time / 2 : time);
  }
}
