import {
  compatible,
  complete,
  expand,
  has,
  leadsOn,
  pick,
  references,
  same,
  wordless,
  type LegalMove,
  type Thing,
} from '../app/moves';
import type { Answer, Message, SeatId, View } from '../app/protocol';
import type { Outcome } from '../app/socket';

/** What a chooser needs of its table. */
export interface Asker {
  readonly view: View | null;
  readonly sending: boolean;
  readonly story: { readonly telling: boolean };
  play(line: string): Promise<Outcome>;
  ask(
    question: { line: string } | { seat: SeatId; references: ReturnType<typeof references> },
  ): Promise<Answer | null>;
}

/** What is said at a thing: why it cannot be used now, or what would follow. */
export interface Word {
  thing: Thing | null;
  tone: 'refused' | 'hint';
  messages: Message[];
  rule: string | null;
}

/**
 * Answering a decision by touching things on the table. It knows nothing about any game: legal moves and their references say what
 * can be touched next, the server says why not and what would follow.
 */
export class Chooser {
  selected = $state.raw<Thing[]>([]);
  /** What is said now: about the thing under the pointer or focus, or about the last try. */
  word = $state.raw<Word | null>(null);
  /** Reasons already learnt, by thing, for the present view and selection. */
  reasons = $state.raw<Record<string, { error: Message; rule: string | null }>>({});
  readonly moves: LegalMove[] = $derived.by(() => {
    const decision = this.table.view?.decision;
    return decision ? expand(decision) : [];
  });
  /** Look first, then do: a thing that would complete a move is shown with what would follow; touched again, it does it. */
  careful = $state(false);
  /** What was touched last and is shown readable, while one is careful. */
  looked = $state.raw<Thing | null>(null);
  /** The table itself has touched what goes without saying: nobody has chosen anything yet. */
  given = $state(false);
  /** Buttons for moves without a thing. */
  readonly buttons: LegalMove[] = $derived(wordless(this.moves));
  /** A move that is complete although more things could be added. */
  readonly complete: LegalMove | undefined = $derived(complete(this.moves, this.selected));
  /** The answer to the last try stays when the pointer moves on, so that its rule can be opened. */
  private pinned: Word | null = null;
  private hovered: Thing | null = null;
  private known = '';
  private answers = new Map<string, Promise<Answer | null>>();

  constructor(private readonly table: Asker) {}

  /** Forgets what belonged to an older view. Call whenever the view changes. */
  settle(): void {
    const view = this.table.view;
    const now = `${view?.revision}/${view?.seat}`;
    if (now === this.known) return;
    this.known = now;
    this.answers = new Map();
    this.clear();
  }

  /** Back to nothing selected. */
  clear(): void {
    this.hovered = null;
    this.looked = null;
    this.select([]);
    this.pin(null);
  }

  isSelected(thing: Thing): boolean {
    return has(this.selected, thing);
  }

  /** Does a click on it lead on to a legal move? */
  isLegal(thing: Thing): boolean {
    return !this.table.sending && leadsOn(this.moves, this.selected, thing);
  }

  /** Things of a kind that occur in legal moves. */
  things(kind: string): string[] {
    const ids = new Set<string>();
    for (const move of this.moves) for (const thing of move.things) if (thing.kind === kind) ids.add(thing.id);
    return [...ids];
  }

  reason(thing: Thing): { error: Message; rule: string | null } | undefined {
    return this.reasons[key(thing)];
  }

  /** The table touches what goes without saying. */
  async give(thing: Thing): Promise<void> {
    this.given = true;
    await this.take(thing, false);
  }

  async touch(thing: Thing): Promise<void> {
    this.given = false;
    await this.take(thing, this.careful);
  }

  /** `careful`: look first. */
  private async take(thing: Thing, careful: boolean): Promise<void> {
    if (this.table.sending) return;
    if (careful) this.looked = thing;
    const again = this.isSelected(thing);
    const before = careful ? this.selected.filter((other) => !same(other, thing)) : this.selected;
    const next = pick(this.moves, before, thing);
    if (next.type === 'move' && careful && !again) {
      this.select([...next.move.things]);
      this.pin(null);
      await this.foresee(thing, next.move);
      this.stay(thing);
    } else if (next.type === 'move') await this.play(next.move);
    else if (careful && again) this.clear();
    else if (next.type === 'select') {
      this.select(next.selected);
      this.pin(null);
      await this.hover(thing, true);
      if (careful) this.stay(thing);
    } else {
      await this.explain(thing, next.selected);
      this.stay(thing);
    }
  }

  async play(move: LegalMove): Promise<void> {
    const outcome = await this.table.play(move.line);
    if (outcome.ok) this.clear();
    else {
      this.select([]);
      const thing = move.things.at(-1) ?? null;
      this.pin({ thing, tone: 'refused', messages: [outcome.error], rule: outcome.rule });
    }
  }

  /** The pointer or the focus is on a thing (null: on none): say what would follow or why not. */
  async hover(thing: Thing | null, chosen = false): Promise<void> {
    if (thing && this.hovered && same(thing, this.hovered) && !chosen) return;
    this.hovered = thing;
    if (!thing) {
      this.word = this.pinned;
      return;
    }
    if (!chosen && !this.moves.some((move) => move.things.some(({ kind }) => kind === thing.kind))) {
      // Something else is asked: who looks at it here has not tried anything.
      this.word = this.pinned;
      return;
    }
    const next = pick(this.moves, this.selected, thing);
    if (next.type === 'refused' || (next.type === 'select' && compatible(this.moves, [thing]).length === 0)) {
      await this.explain(thing, next.selected);
      return;
    }
    await this.foresee(thing, next.type === 'move' ? next.move : complete(this.moves, next.selected));
  }

  /** Say what would follow from a move that the thing completes. */
  private async foresee(thing: Thing, move: LegalMove | undefined): Promise<void> {
    this.hovered = thing;
    const answer = move ? await this.answer({ line: move.line }) : null;
    if (!this.isHovered(thing)) return;
    this.word = answer?.preview?.length ? { thing, tone: 'hint', messages: answer.preview, rule: null } : null;
  }

  /** What a move without a thing would lead to. */
  async hoverMove(move: LegalMove | null): Promise<void> {
    this.hovered = null;
    this.word = this.pinned;
    if (!move) return;
    const answer = await this.answer({ line: move.line });
    if (this.hovered === null && answer?.preview?.length) {
      this.word = { thing: null, tone: 'hint', messages: answer.preview, rule: null };
    }
  }

  private pin(word: Word | null): void {
    this.pinned = word;
    this.word = word;
  }

  /** What is said at the thing stays when the finger leaves it: the button below must not move away under the next tap. */
  private stay(thing: Thing): void {
    if (this.isHovered(thing)) this.pin(this.word);
  }

  private isHovered(thing: Thing): boolean {
    return this.hovered !== null && same(this.hovered, thing);
  }

  private async explain(thing: Thing, tried: Thing[]): Promise<void> {
    this.hovered = thing;
    const view = this.table.view;
    // The server would speak of what has not been told yet.
    if (!view?.seat || view.over || this.table.story.telling) return;
    const selected = this.selected;
    const answer = await this.answer({ seat: view.seat, references: references(tried) });
    if (!answer || answer.legal || !answer.error || this.table.view?.revision !== view.revision) return;
    const rule = answer.rule ?? null;
    if (this.selected === selected) this.reasons = { ...this.reasons, [key(thing)]: { error: answer.error, rule } };
    if (this.isHovered(thing)) this.word = { thing, tone: 'refused', messages: [answer.error], rule };
  }

  private answer(question: Parameters<Asker['ask']>[0]): Promise<Answer | null> {
    const name = JSON.stringify(question);
    let answer = this.answers.get(name);
    if (!answer) {
      answer = this.table.ask(question);
      this.answers.set(name, answer);
    }
    return answer;
  }

  private select(things: Thing[]): void {
    this.selected = things;
    this.reasons = {};
  }
}

function key(thing: Thing): string {
  return `${thing.kind} ${thing.id}`;
}
