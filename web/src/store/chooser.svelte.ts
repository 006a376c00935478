import {
  compatible,
  complete,
  expand,
  has,
  leadsOn,
  missing,
  pick,
  references,
  same,
  wordless,
  type LegalMove,
  type Reference,
} from '../server/moves';
import type { MoveAnswer, MessageShown, SeatId, View } from '../server/protocol';
import type { Outcome } from '../server/socket';
import type { Tone } from '../pieces/types';

/** What a chooser needs of its table. */
export interface Asker {
  readonly view: View | null;
  readonly sending: boolean;
  /** Whether consequences are not shown beforehand, since they are what is asked for. */
  readonly quiz: boolean;
  readonly story: { readonly telling: boolean };
  play(line: string): Promise<Outcome>;
  ask(
    question: { line: string } | { seat: SeatId; references: ReturnType<typeof references> },
  ): Promise<MoveAnswer | null>;
}

/** The text at a thing: why a try was refused, the reason why one would be, or what would follow. */
export interface Word {
  thing: Reference | null;
  tone: Tone;
  messages: MessageShown[];
  rule: string | null;
}

/**
 * Answers a decision by touching things on the table. It knows nothing about any game: legal moves and their references tell what can be
 * touched next, and the server says why something is not legal and what would follow.
 */
export class Chooser {
  selected = $state.raw<Reference[]>([]);
  /** The text shown now: about the thing under the pointer or focus, or about the last try. */
  word = $state.raw<Word | null>(null);
  /** Known reasons by thing, for the present view and selection. */
  reasons = $state.raw<Record<string, { error: MessageShown; rule: string | null }>>({});
  readonly moves: LegalMove[] = $derived.by(() => {
    const decision = this.table.view?.decision;
    return decision ? expand(decision) : [];
  });
  /** Whether a thing that would complete a move first shows what would follow; a second touch then makes the move. */
  careful = $state(false);
  /** The thing touched last, which is shown large in careful mode. */
  looked = $state.raw<Reference | null>(null);
  /** Whether the table itself has touched an obvious thing, so that the player has not chosen anything yet. */
  given = $state(false);
  /** The moves that touch nothing and have a button. */
  readonly buttons: LegalMove[] = $derived(wordless(this.moves));
  /** A move that is complete although more things could be added. */
  readonly complete: LegalMove | undefined = $derived(complete(this.moves, this.selected));
  /** The kind of thing that the chosen ones still need for a move; undefined: none, or nothing was chosen. */
  readonly missing: string | undefined = $derived(this.given ? undefined : missing(this.moves, this.selected));
  /** The answer to the last try. It stays when the pointer moves on, so that its rule can be opened. */
  private pinned: Word | null = null;
  private hovered: Reference | null = null;
  private known = '';
  private answers = new Map<string, Promise<MoveAnswer | null>>();

  constructor(private readonly table: Asker) {}

  /** Forgets what belonged to an older view. Call it whenever the view changes. */
  settle(): void {
    const view = this.table.view;
    const now = `${view?.revision}/${view?.seat}`;
    if (now === this.known) return;
    this.known = now;
    this.answers = new Map();
    this.clear();
  }

  /** Selects nothing. */
  clear(): void {
    this.hovered = null;
    this.looked = null;
    this.select([]);
    this.pin(null);
  }

  isSelected(thing: Reference): boolean {
    return has(this.selected, thing);
  }

  /** Whether a click on the thing leads on to a legal move. */
  isLegal(thing: Reference): boolean {
    return !this.table.sending && leadsOn(this.moves, this.selected, thing);
  }

  /** Things of a kind that occur in legal moves. */
  things(kind: string): string[] {
    const ids = new Set<string>();
    for (const move of this.moves) for (const thing of move.things) if (thing.kind === kind) ids.add(thing.id);
    return [...ids];
  }

  reason(thing: Reference): { error: MessageShown; rule: string | null } | undefined {
    return this.reasons[key(thing)];
  }

  /** Touches an obvious thing in the player's place. */
  async give(thing: Reference): Promise<void> {
    this.given = true;
    await this.take(thing, false);
  }

  async touch(thing: Reference): Promise<void> {
    this.given = false;
    await this.take(thing, this.careful);
  }

  /** `careful`: a completed move is shown first. */
  private async take(thing: Reference, careful: boolean): Promise<void> {
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
    else if (careful && again && this.complete) this.clear();
    else if (careful && again) this.stay(thing);
    else if (next.type === 'select') {
      this.select(next.selected);
      this.pin(null);
      await this.hover(thing, true);
      if (careful) this.stay(thing);
    } else {
      await this.explain(thing, next.selected, 'refused');
      this.stay(thing);
    }
  }

  async play(move: LegalMove): Promise<void> {
    const outcome = await this.table.play(move.line);
    // A move that came too late is shown with the offer to play it again.
    if (outcome.ok || outcome.error.id === 'table-stale') this.clear();
    else {
      this.select([]);
      const thing = move.things.at(-1) ?? null;
      this.pin({ thing, tone: 'refused', messages: [outcome.error], rule: outcome.rule });
    }
  }

  /** Says what would follow from the thing under the pointer or focus (null: none), or why it cannot be used. */
  async hover(thing: Reference | null, chosen = false): Promise<void> {
    if (thing && this.hovered && same(thing, this.hovered) && !chosen) return;
    this.hovered = thing;
    if (!thing) {
      this.word = this.pinned;
      return;
    }
    if (!chosen && !this.moves.some((move) => move.things.some(({ kind }) => kind === thing.kind))) {
      // The question is about other things, so looking at this one is not a try.
      this.word = this.pinned;
      return;
    }
    const next = pick(this.moves, this.selected, thing);
    if (next.type === 'refused' || (next.type === 'select' && compatible(this.moves, [thing]).length === 0)) {
      // A pointer may just lie there: nobody has tried anything.
      await this.explain(thing, next.selected, chosen ? 'refused' : 'reason');
      return;
    }
    await this.foresee(thing, next.type === 'move' ? next.move : complete(this.moves, next.selected));
  }

  /** Says what would follow from a move that the thing completes. */
  private async foresee(thing: Reference, move: LegalMove | undefined): Promise<void> {
    this.hovered = thing;
    const answer = move && !this.table.quiz ? await this.answer({ line: move.line }) : null;
    if (!this.isHovered(thing)) return;
    this.word = answer?.preview?.length ? { thing, tone: 'hint', messages: answer.preview, rule: null } : null;
  }

  /** Says what would follow from a move that touches nothing. */
  async hoverMove(move: LegalMove | null): Promise<void> {
    this.hovered = null;
    this.word = this.pinned;
    if (!move || this.table.quiz) return;
    const answer = await this.answer({ line: move.line });
    if (this.hovered === null && answer?.preview?.length) {
      this.word = { thing: null, tone: 'hint', messages: answer.preview, rule: null };
    }
  }

  private pin(word: Word | null): void {
    this.pinned = word;
    this.word = word;
  }

  /** Keeps the text at the thing when the finger leaves it, so that the button below does not move away under the next tap. */
  private stay(thing: Reference): void {
    if (this.isHovered(thing)) this.pin(this.word);
  }

  private isHovered(thing: Reference): boolean {
    return this.hovered !== null && same(this.hovered, thing);
  }

  private async explain(thing: Reference, tried: Reference[], tone: Tone): Promise<void> {
    this.hovered = thing;
    const view = this.table.view;
    // The server's answer would reveal what has not been told yet.
    if (!view?.seat || view.over || this.table.story.telling) return;
    const selected = this.selected;
    const answer = await this.answer({ seat: view.seat, references: references(tried) });
    if (!answer || answer.legal || !answer.error || this.table.view?.revision !== view.revision) return;
    const rule = answer.rule ?? null;
    if (this.selected === selected) this.reasons = { ...this.reasons, [key(thing)]: { error: answer.error, rule } };
    if (this.isHovered(thing)) this.word = { thing, tone, messages: [answer.error], rule };
  }

  private answer(question: Parameters<Asker['ask']>[0]): Promise<MoveAnswer | null> {
    const name = JSON.stringify(question);
    let answer = this.answers.get(name);
    if (!answer) {
      answer = this.table.ask(question);
      this.answers.set(name, answer);
    }
    return answer;
  }

  private select(things: Reference[]): void {
    this.selected = things;
    this.reasons = {};
  }
}

function key(thing: Reference): string {
  return `${thing.kind} ${thing.id}`;
}
