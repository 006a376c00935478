/**
 * The solo game (chapter 10) with a forest on a real table: the questions to the player, and what the opponent does and why. The game is
 * a generator, written in the order of events; it stops wherever the player decides something or must say what happened. A game is kept
 * as its setup and the answers, and is played again from the beginning to show it or to take an answer back.
 */
import type { Argument } from '../../../../server/protocol';
import type { SoloCard } from '../../box/view';
import { readPower } from '../../icons/solo';
import type { Box } from './box';
import { counted, readGoal, type Goal, type Standing, type Win } from '../../goals/goals';
import { adjacent, BESIDE, cellName } from '../../goals/grid';
import { byValue, cheapest, different, isShadow, IT, ME, valueOf, type Answer, type GoalState, type Owner, type Placed, type Question, type Setup, type Spell, type Table, type Token } from './table';

const DIRECTIONS = ['N', 'E', 'S', 'W'];

export class Game {
  readonly table: Table;
  answers = 0;
  private turnedCards = 0;

  constructor(
    private readonly box: Box,
    private readonly setup: Setup,
    /** The cards in the order in which the page turns them: one shuffled deck after another. */
    private readonly cards: readonly number[],
  ) {
    this.table = {
      round: setup.round,
      cells: new Set(setup.cells),
      tiles: new Set(setup.cells),
      placed: new Map(),
      hands: [[...setup.tokens[ME]].sort(byValue), [...setup.tokens[IT]].sort(byValue)],
      sprite: [],
      turned: 0,
      casts: [],
      passed: [false, false],
      opener: ME,
      nextTo: null,
      first: true,
      goals: setup.round === 'twilight' ? setup.twilight.map((id) => ({ id, state: 'open' })) : [],
      moonlight: setup.round === 'moonlight' ? setup.moonlight : [],
      won: [0, 0],
      faceDown: 0,
      shadows: [...setup.shadows],
      ability: setup.ability,
      card: null,
      used: [],
      lastStar: null,
      log: [],
      question: { ask: 'over' },
    };
  }

  *play(): Generator<Question, void, Answer> {
    if (this.setup.round === 'twilight') {
      yield* this.round();
      yield* this.dusk();
    }
    yield* this.round();
    this.table.round = 'over';
  }

  private tell(owner: Owner, id: string, rule: string, args: Record<string, Argument> = {}): void {
    this.table.log.push({ id, args: { seat: owner === ME ? 'P1' : 'P2', ...args }, owner, rule, answer: this.answers });
  }

  private *round(): Generator<Question, void, Answer> {
    const { table } = this;
    let phase: { opener: Owner; nextTo: number | null } | null = { opener: ME, nextTo: null };
    while (phase) phase = yield* this.phase(phase.opener, phase.nextTo);
    this.tell(ME, 'nocturne-round-end', 'NOC-2.12', { number: table.round === 'twilight' ? 1 : 2 });
    if (table.round === 'twilight') this.awardRoundEnd();
    yield* this.takeSpriteTiles();
  }

  // The casting phase (chapter 2)

  /** Plays a casting phase; returns the next one, or null where the round ends. */
  private *phase(opener: Owner, nextTo: number | null): Generator<Question, { opener: Owner; nextTo: number | null } | null, Answer> {
    const { table } = this;
    const { hands, passed, tiles } = table;
    for (const owner of [ME, IT] as const) passed[owner] = hands[owner].length === 0;
    if (tiles.size === 0 || (passed[ME] && passed[IT])) return null;
    table.opener = opener;
    table.nextTo = nextTo;
    if (passed[opener]) this.passOpening();
    else if (nextTo !== null && adjacent(nextTo, tiles).length === 0) {
      this.tell(opener, 'nocturne-opening-lost', 'NOC-2.9', { cell: cellName(nextTo) });
      this.passOpening();
    }
    while (table.casts.length === 0) {
      if (table.opener === IT) {
        yield* this.open();
        break;
      }
      const tokens = table.first ? different(hands[ME]).filter((token) => valueOf(token) === valueOf(hands[ME][0] as Token)) : different(hands[ME]);
      const cells = table.nextTo === null ? [...tiles] : adjacent(table.nextTo, tiles);
      const answer = yield { ask: 'open', cells, tokens, first: table.first, nextTo: table.nextTo };
      if (answer.do === 'cast') {
        this.cast(ME, answer.token, answer.cell);
        break;
      }
      this.pass(ME);
      if (passed[ME] && passed[IT]) return null;
      this.passOpening();
    }
    return yield* this.contest();
  }

  /** Passes the opening, on any tile, to the other player unless that player has passed (NOC-2.9, 2.10). */
  private passOpening(): void {
    const { table } = this;
    const other: Owner = table.opener === ME ? IT : ME;
    if (!table.passed[other]) table.opener = other;
    table.nextTo = null;
  }

  private cast(owner: Owner, token: Token, cell: number): void {
    const { table } = this;
    const { hands, casts } = table;
    hands[owner].splice(hands[owner].indexOf(token), 1);
    casts.push({ owner, token, cell });
    table.first = false;
    const opening = casts.length === 1;
    this.tell(owner, opening ? 'client-nocturne-companion-opens' : 'client-nocturne-companion-casts', opening ? 'NOC-2.1' : 'NOC-2.3', {
      token,
      cell: cellName(cell),
    });
  }

  private pass(owner: Owner): void {
    this.table.passed[owner] = true;
    this.tell(owner, 'nocturne-pass', 'NOC-2.4');
  }

  /** Plays from a cast to the win: each player who has not passed casts above it or passes (NOC-2.3 to 2.6). */
  private *contest(): Generator<Question, { opener: Owner; nextTo: number | null }, Answer> {
    const { table } = this;
    const { hands, passed, casts } = table;
    for (;;) {
      const top = casts.at(-1) as Spell;
      const other: Owner = top.owner === ME ? IT : ME;
      const cells = this.freeBeside(top.cell);
      const tokens = different(this.above(hands[other], top.token));
      if (cells.length === 0 || tokens.length === 0 || passed[other]) return yield* this.win();
      if (other === IT) {
        yield* this.answer(top);
        continue;
      }
      const answer = yield { ask: 'cast', cells, tokens, above: top.token, cell: top.cell };
      if (answer.do === 'cast') this.cast(ME, answer.token, answer.cell);
      else this.pass(ME);
    }
  }

  private freeBeside(cell: number): number[] {
    const { tiles, casts } = this.table;
    return adjacent(cell, tiles).filter((other) => !casts.some((spell) => spell.cell === other));
  }

  /** The tokens that may be cast above a token (NOC-2.3, 12.3). */
  private above(tokens: readonly Token[], token: Token): Token[] {
    const value = valueOf(token);
    const least = this.setup.double ? value + 2 : value + 1;
    return tokens.filter((one) => valueOf(one) >= least || (one === 'star' && value < valueOf('star')));
  }

  /** The highest spell wins its tile (NOC-2.5); the consequences come in the order of NOC-4.5. */
  private *win(): Generator<Question, { opener: Owner; nextTo: number }, Answer> {
    const { table } = this;
    const { hands, casts, tiles, placed } = table;
    const { owner: winner, token, cell } = casts.at(-1) as Spell;
    const others = casts.slice(0, -1);
    tiles.delete(cell);
    const cornered = others.length === 0 && adjacent(cell, tiles).length === 0;
    placed.set(cell, { owner: winner, token });
    table.won[winner] += 1;
    if (winner === IT) table.faceDown += 1;
    if (token === 'star') table.lastStar = winner;
    const loser: Owner = winner === ME ? IT : ME;
    this.tell(winner, winner === ME ? 'client-nocturne-companion-wins-me' : 'client-nocturne-companion-wins', cornered ? 'NOC-2.11' : 'NOC-2.5', {
      token,
      cell: cellName(cell),
    });
    for (const spell of others) hands[spell.owner].push(spell.token);
    for (const hand of hands) hand.sort(byValue);
    table.casts = [];
    if (winner === ME) yield* this.leave(cell, token);
    this.checkGoals(winner, token, cornered ? 'cornered' : 'plain');
    const returned = different(others.filter((spell) => spell.owner === loser && !isShadow(spell.token)).map((spell) => spell.token));
    if (returned.length > 0 && this.setup.spaces > 0) {
      if (loser === IT) this.opponentOffers(returned);
      else yield* this.offer(returned);
    }
    return { opener: winner, nextTo: cell };
  }

  /** Lets Redd leave a lower token (NOC-9.2). */
  private *leave(cell: number, token: Token): Generator<Question, void, Answer> {
    const { table, setup } = this;
    const lower = different(table.hands[ME].filter((one) => valueOf(one) < valueOf(token)));
    if (setup.character !== 'redd' || !table.ability || valueOf(token) > 6 || lower.length === 0) return;
    const answer = yield { ask: 'leave', tokens: lower, token, cell };
    if (answer.do !== 'leave' || answer.token === null) return;
    table.ability = false;
    const hand = table.hands[ME];
    hand.splice(hand.indexOf(answer.token), 1, token);
    hand.sort(byValue);
    table.placed.set(cell, { owner: ME, token: answer.token });
    this.tell(ME, 'nocturne-redd', 'NOC-9.2', { token: answer.token, token_back: token, cell: cellName(cell) });
  }

  // The Sprite board (chapter 3, NOC-6.2)

  /** The number of tokens in front of a new one (NOC-3.3). */
  private before(token: Token): number {
    const at = this.table.sprite.findIndex((placed) => valueOf(placed.token) < valueOf(token));
    return at < 0 ? this.table.sprite.length : at;
  }

  private *offer(returned: Token[]): Generator<Question, void, Answer> {
    const { table, setup } = this;
    const { spaces } = setup;
    const fitting = returned.filter((token) => this.before(token) < spaces);
    if (fitting.length === 0) {
      this.tell(ME, 'nocturne-offer-none', 'NOC-3.4');
      return;
    }
    const two = setup.character === 'sage' && table.ability;
    const pairs = two
      ? fitting.flatMap((low) =>
          fitting.filter((high) => valueOf(high) > valueOf(low) && this.before(low) + 1 < spaces).map((high): [Token, Token] => [high, low]),
        )
      : [];
    const answer = yield { ask: 'offer', tokens: fitting, pairs };
    const tokens = answer.do === 'offer' ? [...answer.tokens].sort(byValue).reverse() : [];
    if (tokens.length === 0) this.tell(ME, 'nocturne-offer-none', 'NOC-3.1');
    if (tokens.length > 1) {
      table.ability = false;
      this.tell(ME, 'nocturne-sage', 'NOC-9.5');
    }
    for (const token of tokens) this.put(ME, token);
  }

  /** Puts a token on the board; a token pushed past the last space returns to its owner (NOC-3.4). */
  private put(owner: Owner, token: Token): void {
    const { hands, sprite } = this.table;
    hands[owner].splice(hands[owner].indexOf(token), 1);
    sprite.splice(this.before(token), 0, { owner, token });
    this.tell(owner, 'nocturne-offer', 'NOC-3.3', { token });
    if (sprite.length <= this.setup.spaces) return;
    const pushed = sprite.pop() as Placed;
    hands[pushed.owner].push(pushed.token);
    hands[pushed.owner].sort(byValue);
    this.tell(pushed.owner, 'nocturne-pushed-off', 'NOC-3.4', { token: pushed.token });
  }

  /** Each token takes a tile, from the left; the opponent takes the first one in reading order (NOC-6.2, 10.8). */
  private *takeSpriteTiles(): Generator<Question, void, Answer> {
    const { table } = this;
    const number = Math.min(table.sprite.length, this.setup.spaces);
    for (const { owner, token } of table.sprite.slice(0, number)) {
      table.turned += 1;
      if (owner === IT) table.faceDown += 1;
      this.tell(owner, owner === IT ? 'client-nocturne-companion-takes' : 'client-nocturne-companion-takes-me', owner === IT ? 'NOC-10.8' : 'NOC-6.2', { token });
      this.checkGoals(owner, token, 'sprite');
    }
    // The game also stops here if nobody takes a tile, so that the player can claim a goal reached with the last one.
    const claimable = table.goals.some((goal) => goal.state === 'open' && this.line(goal.id).how === 'first' && this.line(goal.id).about.where === 'tiles');
    if (number > 0 || claimable) yield { ask: 'taken' };
  }

  // Goals (chapter 5)

  /** What a player has in the forest and on the Sprite board. */
  standing(owner: Owner): Standing {
    const { cells, placed, sprite, hands } = this.table;
    const control = new Set([...placed].filter(([, one]) => one.owner === owner && !isShadow(one.token)).map(([cell]) => cell));
    return { cells, control, sprite: sprite.filter((one) => one.owner === owner).length, tokens: hands[owner].length };
  }

  private line(id: string): Goal {
    return readGoal(this.box.goal[id]?.goal ?? '');
  }

  private checkGoals(winner: Owner, token: Token, how: Win['how']): void {
    for (const goal of this.table.goals) if (goal.state === 'open' && this.reached(goal.id, winner, token, how)) this.award(goal, winner);
  }

  private reached(id: string, winner: Owner, token: Token, how: Win['how']): boolean {
    const goal = this.line(id);
    if (goal.how !== 'first' && goal.how !== 'last') return false;
    const { reached, where } = goal.about;
    if (reached) return reached({ token, how, stars: this.starWinners() === 2 }, goal);
    return how !== 'sprite' && where !== 'tiles' && counted(goal, this.standing(winner)) >= (goal.number ?? 1);
  }

  private starWinners(): number {
    return new Set([...this.table.placed.values()].filter(({ token }) => token === 'star').map(({ owner }) => owner)).size;
  }

  private award(goal: GoalState, owner: Owner): void {
    goal.state = owner;
    this.tell(owner, 'nocturne-goal', 'NOC-5.2', { goal: goal.id });
  }

  /** Claims a goal for symbols or tiles of one kind: the player's tiles are not known here. */
  claim(id: string): void {
    const goal = this.table.goals.find((one) => one.id === id && one.state === 'open');
    if (goal) this.award(goal, ME);
  }

  private awardRoundEnd(): void {
    const { table } = this;
    for (const state of table.goals) {
      const goal = this.line(state.id);
      if (state.state !== 'open' || goal.how === 'first') continue;
      const winner = goal.how === 'last' ? table.lastStar : this.leader(goal);
      if (winner === null) this.leaves(state);
      else this.award(state, winner);
    }
  }

  /** The player with the most, at least 1; ties by Sprite order (NOC-5.2, 5.3). The opponent's tiles have no kind or symbol. */
  private leader(goal: Goal): Owner | null {
    if (goal.about.where === 'tiles') return this.table.won[ME] > 0 || (goal.what === 'symbols' && this.setup.character !== null) ? ME : null;
    const [mine, its] = [counted(goal, this.standing(ME)), counted(goal, this.standing(IT))];
    if (mine === 0 && its === 0) return null;
    if (mine !== its) return mine > its ? ME : IT;
    return this.firstInOrder();
  }

  /** The first player in Sprite order: the person is the designated opener of both rounds (NOC-5.4, 10.2). */
  private firstInOrder(): Owner {
    return this.table.sprite[0]?.owner ?? ME;
  }

  private leaves(state: GoalState): void {
    state.state = 'gone';
    this.tell(ME, 'nocturne-goal-gone', 'NOC-5.2', { goal: state.id });
  }

  // The end of twilight (chapter 6)

  private *dusk(): Generator<Question, void, Answer> {
    const { table } = this;
    for (const goal of table.goals) if (goal.state === 'open') this.leaves(goal);
    const first = this.firstInOrder();
    const left = ([ME, IT] as const)
      .flatMap((owner) => table.hands[owner].map((token) => ({ owner, token, value: valueOf(token) })))
      .sort((a, b) => b.value - a.value || Number(b.owner === first) - Number(a.owner === first));
    const shadows = [...table.shadows].sort(byValue).reverse();
    const received: [Token[], Token[]] = [[], []];
    const kept: [Token[], Token[]] = [[], []];
    for (const { owner, token } of left.slice(0, shadows.length)) {
      received[owner].push(shadows.shift() as Token);
      kept[owner].push(token);
    }
    table.shadows = shadows.sort(byValue);
    for (const { owner, token } of [...table.placed.values(), ...table.sprite]) table.hands[owner].push(token);
    for (const owner of [ME, IT] as const) {
      const hand = table.hands[owner].sort(byValue);
      const gained = received[owner];
      const removed = hand.filter((token) => !isShadow(token)).slice(0, gained.length);
      for (const token of removed) hand.splice(hand.indexOf(token), 1);
      hand.push(...gained);
      hand.sort(byValue);
      if (gained.length === 0) continue;
      this.tell(owner, 'nocturne-shadows', 'NOC-6.3', { token: gained, token_kept: kept[owner], token_removed: removed, number: gained.length });
    }
    table.placed = new Map();
    table.tiles = new Set();
    table.sprite = [];
    table.turned = 0;
    table.round = 'moonlight';
    const answer = yield { ask: 'moonlight' };
    if (answer.do === 'moonlight') {
      table.moonlight = answer.goals;
      table.cells = new Set(this.setup.cells);
      table.tiles = new Set(answer.cells);
    }
    table.won = [0, 0];
    table.first = true;
    table.lastStar = null;
    this.tell(ME, 'client-nocturne-companion-moonlight', 'NOC-10.2');
  }

  // The opponent (chapter 10)

  /** Turns a new card; after the last one the cards are shuffled again (NOC-10.1, 10.10). */
  private *turn(): Generator<Question, SoloCard, Answer> {
    const { table, box } = this;
    if (table.card !== null) table.used.push(table.card);
    if (table.used.length === box.solo_cards.length) {
      this.tell(IT, 'nocturne-solo-reshuffled', 'NOC-10.10', { number: table.used.length });
      table.used = [];
    }
    let card: number;
    if (this.setup.deck === 'page') {
      card = this.cards[this.turnedCards] as number;
      this.turnedCards += 1;
    } else {
      const left = box.solo_cards.map((_, index) => index).filter((index) => !table.used.includes(index));
      const answer = yield { ask: 'card', left };
      card = answer.do === 'card' ? answer.card : (left[0] as number);
    }
    table.card = card;
    this.tell(IT, 'nocturne-solo-card', 'NOC-10.1', { solo: String(card + 1) });
    return box.solo_cards[card] as SoloCard;
  }

  /** The opponent casts above the player's spell by the power of a new card, or passes (NOC-10.3). */
  private *answer(top: Spell): Generator<Question, void, Answer> {
    const { table, setup } = this;
    const card = yield* this.turn();
    const { rule, number } = readPower(card.power);
    const token = cheapest(
      this.above(table.hands[IT], top.token).filter((one) => (rule === 'at-least' ? valueOf(one) >= number : rule === 'at-most' ? valueOf(one) <= number : true)),
    );
    const words: Record<string, Argument> = { token_highest: top.token, ...(rule === 'above' ? {} : { number }) };
    const id = `${rule}${setup.double ? '-two' : ''}`;
    if (token === undefined) {
      this.tell(IT, `nocturne-solo-none-${id}`, 'NOC-10.3', words);
      this.pass(IT);
      return;
    }
    this.tell(IT, `nocturne-solo-${id}`, 'NOC-10.3', { token, ...words });
    this.cast(IT, token, this.directed(card, top.cell, this.freeBeside(top.cell)));
  }

  /** The cell in the direction of the card, otherwise the next one clockwise (NOC-10.4). */
  private directed(card: SoloCard, origin: number, free: readonly number[]): number {
    const first = DIRECTIONS.indexOf(card.direction);
    const round = [0, 1, 2, 3].map((turn) => (BESIDE[origin] as readonly number[])[(first + turn) % 4] as number);
    const turn = round.findIndex((cell) => free.includes(cell));
    const cell = round[turn] as number;
    this.tell(IT, turn === 0 ? 'nocturne-solo-direction' : 'nocturne-solo-turned', 'NOC-10.4', {
      direction: card.direction,
      cell_from: cellName(origin),
      cell: cellName(cell),
    });
    return cell;
  }

  /** Opens with a cornered spell if possible, otherwise with the start value of a new card (NOC-10.6, 10.7). */
  private *open(): Generator<Question, void, Answer> {
    const { table } = this;
    const { tiles, hands, nextTo } = table;
    const card = yield* this.turn();
    const cells = nextTo === null ? [...tiles].sort((a, b) => a - b) : adjacent(nextTo, tiles);
    const cornered = cells.find((cell) => adjacent(cell, tiles).length === 0);
    let token: Token;
    let cell: number;
    if (cornered !== undefined) {
      cell = cornered;
      token = cheapest(hands[IT]) as Token;
      this.tell(IT, 'nocturne-solo-cornered', 'NOC-10.7', { token, cell: cellName(cell) });
    } else {
      token = this.startingToken(card);
      if (nextTo === null) {
        cell = cells[0] as number;
        this.tell(IT, 'nocturne-solo-first-tile', 'NOC-10.7', { cell: cellName(cell) });
      } else cell = this.directed(card, nextTo, cells);
    }
    this.cast(IT, token, cell);
  }

  /** The token with the start value, otherwise the next lower or else the next higher one (NOC-10.6). */
  private startingToken({ start }: SoloCard): Token {
    const hand = this.table.hands[IT];
    if (this.table.first) {
      const token = cheapest(hand) as Token;
      this.tell(IT, 'nocturne-solo-first-spell', 'NOC-2.2', { token });
      return token;
    }
    // Of an equal pair, the Shadow is the last.
    const token = hand.filter((one) => valueOf(one) <= start).sort(byValue).at(-1) ?? (cheapest(hand) as Token);
    const value = valueOf(token);
    const id = value === start ? 'start' : value < start ? 'start-lower' : 'start-higher';
    this.tell(IT, `nocturne-solo-${id}`, 'NOC-10.6', { token, ...(value === start ? {} : { number: start }) });
    return token;
  }

  /** The opponent offers the highest token it has taken back, if its last card says so and the token fits (NOC-10.5). */
  private opponentOffers(returned: readonly Token[]): void {
    const { table, box, setup } = this;
    if (table.card === null) return;
    const token = returned.at(-1) as Token;
    const solo = String(table.card + 1);
    if (!box.solo_cards[table.card]?.offers) this.tell(IT, 'nocturne-solo-keeps', 'NOC-10.5', { solo });
    else if (this.before(token) >= setup.spaces) this.tell(IT, 'nocturne-solo-keeps-full', 'NOC-10.5', { token });
    else {
      this.tell(IT, 'nocturne-solo-offers', 'NOC-10.5', { token, solo });
      this.put(IT, token);
    }
  }
}
