import { ApiError } from '../../server/api';
import { problemOf } from '../../server/problems';
import type { MessageShown } from '../../server/protocol';
import type { Language } from '../../app/settings';
import { editionsApi } from '../facts/api';
import { changed, isEqual, without, type Changes, type Draft, type Edition, type Fact, type Problem, type Value } from '../facts/facts';
import { forget, keep, storedDraft } from '../facts/storage';

/**
 * `saved`: the server has everything; `saving`: changes are being sent; `waiting`: the server could not be reached, and sending is tried
 * again; `gone`: the edition was deleted elsewhere; `refused`: the server refuses it.
 */
export type Saving = 'saved' | 'saving' | 'waiting' | 'gone' | 'refused';

/** Milliseconds without typing after which more typing in a field is another step to undo. */
const PAUSE = 1500;
const SAVE_AFTER = 300;
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 15_000;

/** An edition in the editor: changed at once, saved in the background, and stored in this browser until the server has it. */
export class EditionStore {
  readonly id: string;
  readonly game: string;
  saving = $state<Saving>('saved');
  /** Why the server refuses the edition. */
  refusal = $state.raw<MessageShown | null>(null);
  errors = $state.raw<Problem[]>([]);
  warnings = $state.raw<Problem[]>([]);
  /** Its states: earlier ones, the present one, and those taken back. */
  private states = $state.raw<Draft[]>([]);
  private now = $state(0);
  readonly draft = $derived(this.states[this.now] as Draft);
  readonly canUndo = $derived(this.now > 0);
  readonly canRedo = $derived(this.now < this.states.length - 1);

  private stored: Draft;
  private touched = { path: '', at: 0 };
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry = FIRST_RETRY;
  private checking = false;
  private checked: { draft: Draft; language: Language } | null = null;

  constructor(edition: Edition) {
    this.id = edition.id;
    this.game = edition.game;
    this.stored = { name: edition.name, changes: edition.changes };
    const left = storedDraft(edition.id);
    this.states = [left ?? this.stored];
    if (left) void this.save();
  }

  set(fact: Fact, value: Value): void {
    this.change({ ...this.draft, changes: changed(this.draft.changes, fact, value) }, fact.path);
  }

  /** Sets facts back to their built-in values. */
  reset(...paths: string[]): void {
    this.change({ ...this.draft, changes: without(this.draft.changes, ...paths) });
  }

  rename(name: string): void {
    this.change({ ...this.draft, name }, 'name');
  }

  undo(): void {
    this.step(-1);
  }

  redo(): void {
    this.step(1);
  }

  private step(by: number): void {
    if (!this.states[this.now + by]) return;
    this.now += by;
    this.touched = { path: '', at: 0 };
    this.keep();
  }

  /** Changes the edition; typing in one field without a pause is one step to undo. */
  private change(draft: Draft, path = ''): void {
    if (same(draft, this.draft)) return;
    const at = Date.now();
    const goesOn = path !== '' && path === this.touched.path && at - this.touched.at < PAUSE;
    this.add(draft, goesOn ? this.now : this.now + 1);
    this.touched = { path, at };
    this.keep();
  }

  private add(draft: Draft, place: number): void {
    this.states = [...this.states.slice(0, place), draft];
    this.now = place;
  }

  private keep(): void {
    keep(this.id, this.draft);
    if (this.saving === 'saved' || this.saving === 'refused') this.saving = 'saving';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), SAVE_AFTER);
  }

  /** Sends changes until the server has all of them; returns whether it has. */
  async save(leaving = false): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.saving === 'gone' || (this.busy && !leaving)) return false;
    this.busy = true;
    try {
      while (!same(this.draft, this.stored)) {
        const draft = this.draft;
        if (this.saving !== 'waiting') this.saving = 'saving';
        await editionsApi.save(this.id, draft, leaving);
        this.stored = draft;
      }
      this.saving = 'saved';
      this.refusal = null;
      this.retry = FIRST_RETRY;
      forget(this.id);
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private failed(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 404) this.saving = 'gone';
    else if (status >= 400 && status < 500) {
      this.saving = 'refused';
      this.refusal = problemOf(error);
    } else {
      this.saving = 'waiting';
      this.timer = setTimeout(() => void this.save(), this.retry);
      this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
    }
  }

  /** Takes over what another tab has saved meanwhile; like any change, it can be undone. */
  async refresh(): Promise<void> {
    const before = this.draft;
    if (this.saving !== 'saved') return;
    try {
      const found = (await editionsApi.list()).find((one) => one.id === this.id);
      if (this.draft !== before) return;
      if (!found) this.saving = 'gone';
      else if (!same(found, before)) {
        this.stored = { name: found.name, changes: found.changes };
        this.add(this.stored, this.now + 1);
      }
    } catch {
      // Without the server nothing is new; the next change will show whether it answers.
    }
  }

  /** Lets the server check the present state unless it has done so; one check at a time. */
  async check(language: Language): Promise<void> {
    if (this.checking || (this.checked && same(this.checked.draft, this.draft) && this.checked.language === language)) return;
    this.checking = true;
    const draft = this.draft;
    try {
      const { errors, warnings } = await editionsApi.check(this.game, draft, language);
      this.errors = errors;
      this.warnings = warnings;
    } catch {
      // The next change is checked again; the reader has already been told that saving fails.
    } finally {
      this.checked = { draft, language };
      this.checking = false;
    }
    await this.check(language);
  }

  /** Sends the latest state when the page is left, without further tries. */
  leave(): void {
    clearTimeout(this.timer);
    if (!same(this.draft, this.stored)) void this.save(true);
  }
}

function same(one: Draft, other: Draft): boolean {
  return one === other || (one.name === other.name && sameChanges(one.changes, other.changes));
}

function sameChanges(one: Changes, other: Changes): boolean {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => other[path] !== undefined && isEqual(one[path] as Value, other[path]));
}
