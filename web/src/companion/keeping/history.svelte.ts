import { untrack } from 'svelte';
import { anything, form, list, text, type Read } from '../../app/forms';
import { apply, changes, stands, type Change } from './changes';

/** What can be undone and redone on a page. */
export interface Steps {
  readonly undoes: boolean;
  readonly redoes: boolean;
  undo(): void;
  redo(): void;
}

const steps = list(list(form({ at: list(text) }, { before: anything, after: anything })));

/** The steps of a sheet as they are kept. */
export const readSteps = form({ past: steps, future: steps });
const MOST = 100;

/** The steps of one sheet. Typing in one field is one step. */
export class History implements Steps {
  private past = $state.raw<Change[][]>([]);
  private future = $state.raw<Change[][]>([]);
  private last: object;
  private field: Element | null = null;

  /** `value` gives the sheet, which is changed in place; steps are noted by `note`. Earlier ones go on if the sheet is as they left it. */
  constructor(private readonly value: () => object | undefined, private readonly sets: readonly string[] = [], { past, future }: Read<typeof readSteps> = { past: [], future: [] }) {
    this.last = this.now();
    const [done, undone] = [past.at(-1), future.at(-1)];
    if (done ? stands(this.last, done, 'after') : undone && stands(this.last, undone, 'before')) [this.past, this.future] = [past, future];
  }

  /** The latest steps, to be kept. */
  get kept(): Read<typeof readSteps> {
    return { past: this.past.slice(-MOST), future: this.future } as Read<typeof readSteps>;
  }

  get undoes(): boolean {
    return this.past.length > 0;
  }

  get redoes(): boolean {
    return this.future.length > 0;
  }

  /** Notes what has changed since the last time as one step. */
  note(): void {
    const now = this.now();
    untrack(() => this.add(now));
  }

  undo(): void {
    this.step(this.past, 'before');
  }

  redo(): void {
    this.step(this.future, 'after');
  }

  /** Takes the sheet as it is: what has changed came from elsewhere, and is nobody’s step here. */
  accept(): void {
    this.last = this.now();
  }

  private add(now: object): void {
    const made = changes(this.last, now);
    if (made.length === 0) return;
    const field = document.activeElement?.matches('input:not([type=radio], [type=checkbox])') ? document.activeElement : null;
    const goesOn = field !== null && field === this.field;
    this.past = goesOn ? [...this.past.slice(0, -1), [...(this.past.at(-1) ?? []), ...made]] : [...this.past, made];
    this.future = [];
    this.field = field;
    this.last = now;
  }

  private step(from: readonly Change[][], side: 'before' | 'after'): void {
    const step = from.at(-1);
    const value = this.value();
    if (!step || !value) return;
    // What somebody else has changed since is theirs, so the step before it is taken.
    const gone = apply(value, step, side, this.sets).length === step.length;
    const [undone, done] = side === 'before' ? ['past', 'future'] as const : ['future', 'past'] as const;
    this[undone] = from.slice(0, -1);
    if (!gone) this[done] = [...this[done], step];
    this.field = null;
    this.accept();
    if (gone) this.step(this[undone], side);
  }

  private now(): object {
    return $state.snapshot(this.value()) ?? {};
  }
}
