import { OfTables } from '../../app/storage';
import { History, readSteps } from './history.svelte';
import { Sharing, type Sheets } from './sharing.svelte';
import { asideKey, keyOf, knownKey, readKept, writeKept } from './storage';

/** How a page keeps something: its name, the version of its form, how it is read, and its first value. */
export interface Keeping<T> {
  name: string;
  /** The version of the form; older pages do not read a newer one. */
  version: number;
  /** Returns what this version or an earlier one has kept; undefined, or an error, if it is damaged. A newer version's text is never passed. */
  read(kept: unknown, version: number): T | undefined;
  empty(): T;
  /** The sheets in it that belong to a profile; none: all stays in this browser. */
  sheets?: Sheets<T>;
}

/**
 * A value kept in this browser. `value` is deep state: change it in place or replace it, and it is stored at once; another page of the
 * same browser shows it too. An unreadable text causes no error and is not lost: it is put aside, and `KeptNotice` reports it.
 */
export class Kept<T> {
  value = $state() as T;
  /** The unreadable text that was put aside. */
  aside = $state<string | null>(null);
  /** Whether it is in the browser's storage; otherwise it lasts as long as the page. */
  stored = $state(true);
  private written = '';
  readonly sharing: Sharing<T> | undefined;
  private readonly histories = new Map<string, History>();
  private readonly steps: OfTables<ReturnType<typeof readSteps>>;

  constructor(readonly keeping: Keeping<T>) {
    this.value = this.load();
    this.steps = new OfTables(keyOf(`${keeping.name}-steps`), 10, readSteps);
    $effect.root(() => {
      $effect(() => this.save());
    });
    this.sharing = keeping.sheets && new Sharing(keeping, this, keeping.sheets);
    addEventListener('storage', (event) => {
      if (event.key === keyOf(keeping.name) && event.newValue !== null && event.newValue !== this.written) this.fromElsewhere(() => (this.value = this.load()));
    });
  }

  /** The steps of one sheet in the value, which `sheet` finds. */
  history(name: string, sheet: () => object | undefined): History {
    const known = this.histories.get(name);
    if (known) return known;
    const made = new History(sheet, this.keeping.sheets?.sets, this.steps.of(name));
    this.histories.set(name, made);
    $effect.root(() => {
      $effect(() => made.note());
      $effect(() => {
        if (made.undoes || made.redoes) this.steps.remember(name, made.kept);
      });
    });
    return made;
  }

  /** Makes a change that nobody has made on this page, so that it is not undone here. */
  fromElsewhere(change: () => void): void {
    for (const history of this.histories.values()) history.note();
    change();
    this.save();
    for (const history of this.histories.values()) history.accept();
  }

  /** Forgets the text that was put aside. */
  forget(): void {
    this.aside = null;
    try {
      localStorage.removeItem(asideKey(this.keeping.name));
    } catch {
      this.stored = false;
    }
  }

  /** Puts aside a value that can be read but not used, and begins anew. */
  putAside(): void {
    try {
      this.keepAside(writeKept($state.snapshot(this.value), this.keeping.version));
    } catch {
      this.stored = false;
    }
    this.value = this.keeping.empty();
  }

  private keepAside(text: string): void {
    this.aside = this.aside ? `${this.aside}\n${text}` : text;
    localStorage.setItem(asideKey(this.keeping.name), this.aside);
  }

  private load(): T {
    const { name, version, read, empty } = this.keeping;
    try {
      this.aside = localStorage.getItem(asideKey(name));
      const text = localStorage.getItem(keyOf(name));
      if (text !== null) {
        const value = readKept(text, version, read);
        this.written = text;
        if (value !== undefined) return value;
        this.keepAside(text);
        localStorage.removeItem(keyOf(name));
        // Nobody has deleted the sheets in it: the server gives them again.
        this.sharing?.forget();
        localStorage.removeItem(knownKey(name));
      }
    } catch {
      this.stored = false;
    }
    const value = empty();
    this.written = writeKept(value, version);
    return value;
  }

  private save(): void {
    const text = writeKept($state.snapshot(this.value), this.keeping.version);
    if (text === this.written) return;
    try {
      localStorage.setItem(keyOf(this.keeping.name), text);
      this.written = text;
      this.stored = true;
    } catch {
      this.stored = false;
    }
  }
}

const all = new Map<string, unknown>();

/** The kept value of a name, shared by all pages. */
export function keep<T>(keeping: Keeping<T>): Kept<T> {
  const known = all.get(keeping.name) as Kept<T> | undefined;
  if (known) return known;
  const made = new Kept(keeping);
  all.set(keeping.name, made);
  return made;
}
