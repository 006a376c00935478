/** The messages between client and server, as docs/protocol.md defines them. Tables of a game are typed beside that game. */

/** `P1`.. clockwise. */
export type SeatId = string;

export type Argument = string | number | string[];

/** A Fluent message with its arguments. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/** What came of a profile's file: how many of its games and editions are new, and which games could not be taken. */
export interface Taken {
  games: number;
  known: number;
  editions: number;
  leftOut: readonly { where: string; error: Message }[];
}

/** Legal moves of one verb: `product` stands for every combination, `rows` lists them one by one. */
export interface MoveGroup {
  verb: string;
  /** For every argument the kind of thing it names; null for a mere word. */
  kinds: (string | null)[];
  product?: string[][];
  rows?: string[][];
}

export interface Decision {
  seat: SeatId;
  kind: string;
  prompt: Message;
  rule: string;
  moves: MoveGroup[];
}

export interface LogEntry extends Message {
  number: number;
  auto: boolean;
}

export interface SeatInfo {
  seat: SeatId;
  name: string;
  kind: string;
  resigned: boolean;
}

/** A component edition as lists of tables name it. */
export interface EditionName {
  name: string;
  hash: string;
}

/** The component edition of a table: facts by their paths, as it has them. */
export interface TableEdition extends EditionName {
  changes: Record<string, FactValue>;
}

export type FactValue = string | number | boolean | (string | number)[];

export interface View<Table = unknown> {
  type: 'view';
  revision: number;
  game: string;
  /** Whose eyes the view is for; null: somebody who only watches. */
  seat: SeatId | null;
  over: boolean;
  /** The component edition it is played under; null: the built-in facts. */
  edition: EditionName | null;
  seats: SeatInfo[];
  waiting: SeatId[];
  thinking: SeatId[];
  /** Why the table cannot go on just now. */
  trouble: Message | null;
  show: SeatId | null;
  decision: Decision | null;
  undo: { allowed: true } | { allowed: false; reason: Message };
  log: LogEntry[];
  logStart: number;
  /** How it ended; null while it runs, and if everybody has given up. */
  result: Result | null;
  table: Table;
}

export interface Result {
  /** Who came in where, best first; those who share a place together. */
  ranking: SeatId[][];
  totals: Record<SeatId, number>;
  /** For each seat the rows of its score sheet, in their order. */
  sheet: Record<SeatId, Record<string, number>>;
  reason: Message;
}

export interface Answer {
  type: 'answer';
  tag?: string;
  line?: string;
  legal: boolean;
  preview?: Message[];
  error?: Message;
  rule?: string | null;
}

export interface Accepted {
  type: 'accepted';
  tag?: string;
}

export interface Refused {
  type: 'refused';
  tag: string | null;
  error: Message;
  rule: string | null;
}

export type ServerMessage = View | Answer | Accepted | Refused;

/** Ids of the things a try touches, by kind; two of one kind as a list. */
export type References = Record<string, string | string[]>;

export type ClientMessage =
  | { type: 'hello'; seen: number; revision: number; seat?: SeatId }
  | { type: 'move'; line: string; revision: number; tag: string }
  | { type: 'ask'; line: string; tag: string }
  | { type: 'ask'; seat: SeatId; references: References; tag: string }
  | { type: 'undo'; revision: number; tag: string }
  | { type: 'resign'; seat: SeatId; revision: number; tag: string }
  | { type: 'show'; seat: SeatId };

export interface TableSummary {
  id: string;
  game: string;
  seats: SeatInfo[];
  edition: EditionName | null;
  round: string | null;
  over: boolean;
  created: string;
  moved: string;
  turn: SeatId[];
}

export interface GameInfo {
  /** As the address names it. */
  name: string;
  /** How many can play. */
  players: readonly number[];
  /** The letters before the numbers of its rules: `NOC` in `NOC-2.3`. */
  rules: string;
}

export interface NewTableBody {
  game: string;
  options: Record<string, unknown>;
  seats: { kind: string; name: string }[];
  /** The seat that counts for the profile of whoever makes the table; without it the first human one. */
  me?: SeatId;
  /** The component edition it is played under; without it the built-in facts. */
  edition?: { name: string; changes: Record<string, FactValue> };
}

export interface Rule {
  id: string;
  text: string;
}

/** Who somebody is on this server. */
export interface Profile {
  name: string;
  language: string | null;
  preferences: Record<string, unknown>;
  created: string;
}

/** When something was reached, and at which table. */
export interface Reached {
  date: string;
  table: string;
}

/** What a profile has reached in a game. Games with a campaign say more. */
export interface Progress {
  records: (Reached & { record: string; value: number })[];
  games: number;
  wins: number;
}

/** A finished game of a profile. */
export interface PlayedGame {
  id: string;
  game: string;
  finished: string;
  edition: EditionName | null;
  seats: SeatInfo[];
  /** Played under the rules and components of this version, so that it can be replayed. */
  current: boolean;
  /** The seat it counts for. */
  seat: SeatId;
  place: number;
  players: number;
  total: number;
  totals: Record<SeatId, number>;
  /** What it counts for in the campaign of its game. */
  outcome: object;
}

/** A game that is over, step by step. */
export interface ReplayIndex {
  game: string;
  edition: EditionName | null;
  seats: SeatInfo[];
  steps: ReplayStep[];
}

export interface ReplayStep {
  step: number;
  /** The line that led here; null at the beginning. */
  line: string | null;
  seat: SeatId | null;
  round: string | null;
  turn: number | null;
  /** The number of the last log entry by then. */
  log: number;
}
