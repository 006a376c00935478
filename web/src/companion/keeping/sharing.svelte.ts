import { untrack } from 'svelte';
import { settings } from '../../app/settings.svelte';
import { parsed, store, stored } from '../../app/storage';
import { ApiError } from '../../server/api';
import { people } from '../../server/people';
import type { KeptSheet, SheetsShown } from '../../server/protocol';
import { apply, changes, there, type Change } from './changes';
import { knownKey } from './storage';

type SheetPlace = SheetsShown['places'][string];

/** The sheets in a kept value, which belong to a profile. */
export interface Sheets<T> {
  list(value: T): readonly { id: string }[];
  /** Puts a sheet in its place, or takes it away. Its content comes from the server and is not trusted. */
  put(value: T, id: string, content: unknown): void;
  /** The names of lists in which places mean nothing. */
  sets?: readonly string[];
}

/** What the server had last of a sheet: its content as text, empty if it was deleted. */
interface Known {
  version: number;
  text: string;
  /** Undefined: the server does not give it to whoever uses this browser now. */
  place?: SheetPlace | undefined;
  /** What was entered here where somebody else has entered something else, which stands. */
  clashes?: Change[];
}

/** How long a change waits for the next, and how often a shared sheet is looked at while it is open, in milliseconds. */
const PAUSE = 1000;
const LIVE = 3000;
const LONGEST = 32 * 1024;
const ID = /^[a-z0-9]{20,40}$/;

/** An id that nobody can guess. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => (byte % 36).toString(36)).join('');
}

/** Keeps the sheets of a value with the server: without a network later, and two people’s changes place by place. */
export class Sharing<T> {
  private known = $state<Record<string, Known>>({});
  /** Sheets to share, or not any more; those to ask for; those that the server did not take. */
  private readonly wishes = new Map<string, boolean>();
  private readonly wanted = new Set<string>();
  private readonly refused = new Set<string>();
  private timer = 0;
  private busy = Promise.resolve();
  private readonly texts = $derived(new Map(this.list().map((one) => [one.id, JSON.stringify(one)])));
  private readonly key: string;

  constructor(
    private readonly keeping: { name: string; empty(): T },
    private readonly kept: { value: T; stored: boolean; fromElsewhere(change: () => void): void },
    private readonly sheets: Sheets<T>,
  ) {
    this.key = knownKey(keeping.name);
    this.known = (parsed(stored(this.key)) as Record<string, Known> | null) ?? {};
    // Sheets of earlier versions have ids that could be guessed.
    for (const one of this.list().filter(({ id }) => !ID.test(id))) {
      const id = newId();
      sheets.put(kept.value, one.id, undefined);
      sheets.put(kept.value, id, { ...one, id });
    }
    const soon = (): void => {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.look(), PAUSE);
    };
    $effect.root(() => {
      $effect(() => void [settings.name, this.texts, soon()]);
    });
    addEventListener('online', soon);
    document.addEventListener('visibilitychange', soon);
  }

  /** Where a sheet is: on this device alone, still to be sent, or with the server. */
  place(id: string): SheetPlace | 'device' | 'waiting' {
    const known = this.known[id];
    if (!known?.place) return 'device';
    return known.text === this.texts.get(id) ? known.place : 'waiting';
  }

  clashes(id: string): readonly Change[] {
    return this.known[id]?.clashes ?? [];
  }

  /** Lets what somebody else has entered stand, or enters what was entered `here` after all. */
  settle(id: string, clash: Change, here: boolean): void {
    const [known, sheet] = [this.known[id], this.list().find((one) => one.id === id)];
    if (here && sheet) {
      apply(sheet, [{ ...$state.snapshot(clash), before: there(sheet, clash.at) }], 'after', this.sheets.sets);
      this.sheets.put(this.kept.value, id, sheet);
    }
    if (known) known.clashes = known.clashes?.filter((one) => one !== clash) ?? [];
    this.save();
  }

  /** Knows no sheet any more: those that are missing here are asked for, not deleted. */
  forget(): void {
    this.known = {};
  }

  /** Lets whoever has the id read and change a sheet, or its owner alone. Fails with an ApiError. */
  share(id: string, shared = true): Promise<void> {
    this.wishes.set(id, shared);
    return this.exchange();
  }

  /** Asks for a sheet that somebody shares. Fails with an ApiError. */
  fetch(id: string): Promise<void> {
    this.wanted.add(id);
    return this.exchange();
  }

  /** Looks at the sheets when a page opens, and at a shared one all the time while it is open. For use in an effect. */
  watch(id = ''): () => void {
    this.look();
    const timer = setInterval(() => {
      const { place } = this.known[id] ?? {};
      if ((place === 'shared' || place === 'guest') && document.visibilityState === 'visible') this.look();
    }, LIVE);
    return () => clearInterval(timer);
  }

  /** Exchanges what it can; without a network it is done later. */
  private look(): void {
    void untrack(() => this.exchange()).catch(() => undefined);
  }

  /** Sends what has changed here and takes over what has changed elsewhere, until both have the same. */
  private exchange(): Promise<void> {
    this.busy = this.busy.catch(() => undefined).then(() => this.run());
    return this.busy;
  }

  private async run(): Promise<void> {
    for (;;) {
      for (const [id, { place }] of Object.entries(this.known)) if (place === 'guest' && !this.texts.has(id)) delete this.known[id];
      const changed = [...new Set([...this.texts.keys(), ...Object.keys(this.known)])].map((id) => this.described(id)).filter((one) => this.due(one)).slice(0, 3);
      const known: Record<string, number> = {};
      for (const id of this.wanted) known[id] = 0;
      for (const [id, { version }] of Object.entries(this.known)) known[id] = version;
      if (!settings.name && changed.length === 0 && Object.keys(known).length === 0) return;
      const fresh = changed.filter(({ id }) => !this.known[id]?.place);
      const answer = await people.exchangeSheets({ kind: this.keeping.name, known, changed }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 409 && fresh.length > 0)) throw error;
        // Too many are kept: new ones stay on this device, and the others go on.
        for (const { id } of fresh) this.refused.add(id);
        if (fresh.some(({ id }) => this.wishes.delete(id))) throw error;
        return null;
      });
      if (!answer) continue;
      const { sheets, places } = answer;
      this.kept.fromElsewhere(() => sheets.forEach((one) => this.receive(one)));
      for (const [id, one] of Object.entries(this.known)) {
        one.place = places[id];
        if (one.text === '' && !this.texts.has(id)) delete this.known[id];
      }
      for (const { id } of changed) if (!places[id]) this.refused.add(id);
      for (const [id, shared] of [...this.wishes]) if ((places[id] === 'shared') === shared) this.wishes.delete(id);
      this.save();
      if (changed.length === 0) return;
    }
  }

  /** What the server has is remembered only together with the sheets: one that could not be stored here would look deleted. */
  private save(): void {
    if (this.kept.stored) store(this.key, JSON.stringify(this.known));
  }

  private described(id: string): KeptSheet {
    const { version = 0, place } = this.known[id] ?? {};
    return { id, kind: this.keeping.name, version, shared: this.wishes.get(id) ?? place === 'shared', content: this.texts.get(id) ?? '' };
  }

  /** Whether a sheet is to be sent. */
  private due({ id, content, shared }: KeptSheet): boolean {
    const before = this.known[id];
    if (this.refused.has(id) || content.length > LONGEST) return false;
    if (!before?.place) return content !== '' && (settings.name !== '' || shared);
    return content !== before.text || (before.place !== 'guest' && shared !== (before.place === 'shared'));
  }

  /** Takes over a sheet from the server, with what has changed here since both had the same. */
  private receive({ id, version, content }: KeptSheet): void {
    const base = this.known[id]?.text ?? '';
    const mine = this.texts.get(id) ?? '';
    const clashes = this.clashes(id);
    const known: Known = (this.known[id] = { version, text: content, clashes: [...clashes] });
    this.wanted.delete(id);
    // What was deleted on one side and changed on the other stays.
    if (mine === content || (content === '' && mine !== base)) return;
    const [theirs, was] = [this.read(id, content), this.read(id, base)];
    if (theirs && was) {
      // What an older page has left as it was is no news, even if this page reads it in another way in that form.
      const left = changes(parsed(content), theirs).filter(({ at, before }) => before !== undefined && there(parsed(base), at) === before);
      apply(theirs, left.map(({ at, after }) => ({ at, before: after, after: there(was, at) })), 'after');
      if (mine) known.clashes = [...clashes, ...apply(theirs, changes(was, parsed(mine)), 'after', this.sheets.sets)];
    }
    this.sheets.put(this.kept.value, id, content === '' ? undefined : theirs);
    // What is not shown here is not deleted here either.
    if (content !== '' && !this.list().some((one) => one.id === id)) delete this.known[id];
  }

  /** A sheet of the server as this page reads it; null: it cannot. Whoever has the link may have written anything, even another id. */
  private read(id: string, content: string): { id: string } | null {
    const [value, read] = [this.keeping.empty(), parsed(content)];
    this.sheets.put(value, id, typeof read === 'object' ? { ...read, id } : null);
    return this.sheets.list(value)[0] ?? null;
  }

  private list(): { id: string }[] {
    return $state.snapshot(this.sheets.list(this.kept.value)) as { id: string }[];
  }
}
