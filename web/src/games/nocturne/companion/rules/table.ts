/** The table of the solo game on the page, its tokens, and the questions and answers. */
import type { Argument } from '../../../../server/protocol';
import type { Box } from './box';

export const ME = 0;
export const IT = 1;
export type Owner = typeof ME | typeof IT;

/** A token: `1` to `7`, `star`, and `s2` and so on for Shadow tokens. */
export type Token = string;

export interface Setup {
  /** The cells of the forest. */
  cells: number[];
  /** The first round of the game; moonlight may be played alone. */
  round: 'twilight' | 'moonlight';
  tokens: [Token[], Token[]];
  /** Shadow tokens that have not been given out. */
  shadows: Token[];
  twilight: string[];
  moonlight: string[];
  /** The player's character; only Redd and Sage matter to the opponent. */
  character: string | null;
  /** Whether the character's ability may be used. */
  ability: boolean;
  /** Whether every spell must be at least 2 higher (NOC-12.3). */
  double: boolean;
  spaces: number;
  /** `page`: cards in the order that the page has shuffled; `real`: real cards, which the player enters. */
  deck: 'page' | 'real';
}

export type Answer =
  | { do: 'cast'; token: Token; cell: number }
  | { do: 'pass' }
  | { do: 'card'; card: number }
  | { do: 'leave'; token: Token | null }
  | { do: 'offer'; tokens: Token[] }
  | { do: 'taken' }
  | { do: 'moonlight'; goals: string[]; cells: number[] }
  | { do: 'claim'; goal: string };

/** A question to the player. */
export type Question =
  | { ask: 'open'; cells: number[]; tokens: Token[]; first: boolean; nextTo: number | null }
  | { ask: 'cast'; cells: number[]; tokens: Token[]; above: Token; cell: number }
  | { ask: 'card'; left: number[] }
  | { ask: 'leave'; tokens: Token[]; token: Token; cell: number }
  | { ask: 'offer'; tokens: Token[]; pairs: [Token, Token][] }
  | { ask: 'taken' }
  | { ask: 'moonlight' }
  | { ask: 'over' };

/** An event, in the words of message `id`, with the rule that it follows. */
export interface Entry {
  id: string;
  args: Record<string, Argument>;
  owner: Owner;
  rule: string;
  /** The number of the answer that led to it; 0 is the setup. */
  answer: number;
}

export interface Placed {
  owner: Owner;
  token: Token;
}

export interface Spell extends Placed {
  cell: number;
}

export interface GoalState {
  id: string;
  state: 'open' | 'gone' | Owner;
}

/** The present table. */
export interface Table {
  round: 'twilight' | 'moonlight' | 'over';
  cells: Set<number>;
  /** The cells with a tile. */
  tiles: Set<number>;
  /** The control tokens and Shadows in the forest. */
  placed: Map<number, Placed>;
  hands: [Token[], Token[]];
  sprite: Placed[];
  /** How many tokens on the Sprite board are turned over. */
  turned: number;
  casts: Spell[];
  passed: [boolean, boolean];
  opener: Owner;
  nextTo: number | null;
  first: boolean;
  goals: GoalState[];
  moonlight: string[];
  /** The tiles won in the forest in this round, and all tiles of the opponent. */
  won: [number, number];
  faceDown: number;
  shadows: Token[];
  ability: boolean;
  card: number | null;
  used: number[];
  lastStar: Owner | null;
  log: Entry[];
  question: Question;
}

export function valueOf(token: Token): number {
  return token === 'star' ? 8 : Number(token.replace('s', ''));
}

export function isShadow(token: Token): boolean {
  return token.startsWith('s') && token !== 'star';
}

/** Compares tokens, the lowest first; of an equal pair, the normal token comes before the Shadow. */
export function byValue(a: Token, b: Token): number {
  return valueOf(a) - valueOf(b) || Number(isShadow(a)) - Number(isShadow(b));
}

/** The lowest token; of an equal pair, the Shadow (NOC-10.3). */
export function cheapest(tokens: readonly Token[]): Token | undefined {
  return [...tokens].sort((a, b) => valueOf(a) - valueOf(b) || Number(isShadow(b)) - Number(isShadow(a)))[0];
}

/** The different tokens in hand, the lowest first. */
export function different(tokens: readonly Token[]): Token[] {
  return [...new Set(tokens)].sort(byValue);
}

/** The tokens of each player at the beginning (NOC-10.1). */
export function spellTokens(box: Box): Token[] {
  const aside = (box.tokens.set_aside['1'] ?? []).map(String);
  return box.tokens.values
    .map(String)
    .filter((token) => {
      const at = aside.indexOf(token);
      if (at >= 0) aside.splice(at, 1);
      return at < 0;
    })
    .sort(byValue);
}

export function shadowTokens(box: Box): Token[] {
  return box.shadow_tokens.values.map((value) => `s${value}`).sort(byValue);
}
