import { asideKey, keyOf, readKept, writeKept } from './storage';

/** What a page keeps: under which name, in which version of its form, how it is read and what it is at first. */
export interface Keeping<T> {
  name: string;
  /** Of the form in which it is written; a higher one is not understood by older pages. */
  version: number;
  /** What was kept by this version or one before; null, or any error, if it is damaged. It is never handed what a newer version wrote. */
  read(kept: unknown, version: number): T | null;
  empty(): T;
}

/**
 * Something kept in this browser. `value` is deep state: change it in place or set it anew, and it is written down at once; another page of the same
 * browser shows it too. What cannot be read breaks nothing and is not lost: it is put aside, and `KeptNotice` says so.
 */
export class Kept<T> {
  value = $state() as T;
  /** The text that could not be read. */
  aside = $state<string | null>(null);
  /** False: this browser has no storage (or no room in it), so that everything lasts as long as the page. */
  stored = $state(true);
  private written = '';

  constructor(readonly keeping: Keeping<T>) {
    this.value = this.load();
    $effect.root(() => {
      $effect(() => this.save());
    });
    addEventListener('storage', (event) => {
      if (event.key === keyOf(keeping.name) && event.newValue !== null && event.newValue !== this.written) this.value = this.load();
    });
  }

  /** Forget the text that was put aside. */
  forget(): void {
    this.aside = null;
    try {
      localStorage.removeItem(asideKey(this.keeping.name));
    } catch {
      this.stored = false;
    }
  }

  /** What is kept can be read, but is of no use: begin anew, with this put aside. */
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
        if (value !== null) return value;
        this.keepAside(text);
        localStorage.removeItem(keyOf(name));
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

/** What is kept under a name, one for all pages. */
export function keep<T>(keeping: Keeping<T>): Kept<T> {
  const known = all.get(keeping.name) as Kept<T> | undefined;
  if (known) return known;
  const made = new Kept(keeping);
  all.set(keeping.name, made);
  return made;
}
