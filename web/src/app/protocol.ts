// Made by tools/make_types.py.

/** A move, undo or resignation is stored for good. */
export interface Accepted {
  type: 'accepted';
  tag: string | null;
}

/** A hint, some seconds after it was asked for. */
export interface Advice {
  type: 'hint';
  tag: string | null;
  hint: Hint;
}

/**
 * A move, and what is expected after it: `chance`, in about how many games of a hundred the seat wins (null where nobody else
 * plays), and `points`, how good the table then is by `Game.evaluate`. Reasons compare the best move with any other one, all others
 * with it.
 */
export interface AdvisedMove {
  line: string;
  chance: number | null;
  points: number;
  own: Reason[];
  others: Reason[];
}

/** A finished game analysed; as a file it names the game file it is about by its SHA-256. */
export interface Analysis {
  version: number;
  program: string;
  game: string;
  file: string;
  iterations: number;
  players: Played[];
  /** For every step of the replay the chances of all seats. */
  curve: number[][];
  /** Costliest first. */
  mistakes: Mistake[];
}

/** The analysis of a game, or how far it is. */
export interface AnalysisShown {
  state: 'done' | 'failed' | 'none' | 'waiting' | 'working';
  /** Decisions that have been looked at. */
  done: number;
  total: number;
  analysis: Analysis | null;
}

/** What would happen, or why not. */
export interface Answer {
  type: 'answer';
  tag: string | null;
  legal: boolean;
  /** The only legal move that was meant, or the line that was asked about. */
  line: string | null;
  /** All legal moves that touch what was asked about. */
  lines?: string[];
  /** What follows for certain, if it is a single one. */
  preview?: Message[];
  /** Of several refusals the one that most moves agree with. */
  error?: Message;
  rule?: string | null;
}

export type Argument = string | number | string[];

/** What a line, or the things in `references`, would do. */
export interface Ask {
  type: 'ask';
  tag?: string | null;
  line?: string | null;
  seat?: SeatId | null;
  references?: References;
}

/** What the strongest level would do as the seat shown, asked from the view with this revision. */
export interface AskHint {
  type: 'hint';
  tag?: string | null;
  revision: number;
}

/** The best total by number of players (`total-solo`, `total-2`) or row of the score sheet (`row-skulls`). */
export interface Best {
  record: string;
  value: number;
  date: string;
  table: string;
}

/** What is found in an edition, and the components as it has them, unless there are errors. */
export interface Checked {
  edition: GameEdition;
  errors: Problem[];
  warnings: Problem[];
  components: Record<string, unknown> | null;
}

/** One of the choices. */
export interface ChoiceFact {
  kind: 'choice';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** What it says of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  choices: string[];
}

/** From `least` to `most` of the choices, each at most `repeats` times. */
export interface ChoicesFact {
  kind: 'choices';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** What it says of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  choices: (string | number)[];
  least: number;
  most: number;
  repeats: number;
}

export type ClientMessage = Hello | Show | Pace | Move | Ask | TakeBack | Resign | AskHint;

/** A thing on the table to look at, as moves refer to it. */
export interface Clue {
  kind: string;
  id: string;
}

/** The components of a game (`Game.components`): the things in the box by sort and id, and what all games say. */
export interface Components {
  /** Null: the built-in facts. */
  corrections: Corrected | null;
}

/** The edition that components are shown under: its name, the hash and the number of its changes. */
export interface Corrected {
  name: string;
  hash: string;
  number: number;
}

/** A table was made. */
export interface Created {
  id: string;
}

/** What a seat is asked, under which rule, and all it may answer. A line is `seat verb arguments`. */
export interface Decision {
  seat: SeatId;
  kind: string;
  prompt: Message;
  rule: string;
  moves: MoveGroup[];
}

/** An edition as clients, files and tables write it, not checked yet: its name, and new values by the paths of the facts. */
export interface Draft {
  name: string;
  changes: Record<string, FactValue>;
}

/** A component edition that somebody keeps. */
export interface Edition {
  name: string;
  hash: string;
  changes: Record<string, FactValue>;
  game: string;
  id: string;
  updated: string;
  /** No table can be made under it as long as there are any. */
  errors: number;
  warnings: number;
}

/** A component edition as lists of tables name it. */
export interface EditionName {
  name: string;
  hash: string;
}

/** What differs on a table from the built-in facts; null: nothing. */
export interface EditionOfTable {
  edition: TableEdition | null;
}

/** The component editions of a player, last changed first. */
export interface Editions {
  editions: Edition[];
}

/** All that is said of a component. */
export interface Entry {
  name: string;
  /** Ids, its own ruling first. */
  rules: string[];
  facts: FactWords[];
  /** What is known and what was chosen; may be empty. */
  why: string;
  /** Where else it appears. */
  related: Related[];
}

export type Fact = NumberFact | ChoiceFact | ChoicesFact | TokensFact | NumbersFact | TextFact | TruthFact | ShapeFact | GoalFact;

export type FactValue = number | string | boolean | (number | string)[];

/** A fact in words, with its own source. */
export interface FactWords {
  /** That of the fact that an edition can change, if there is one. */
  key: string;
  words: Message;
  source: string;
}

/** Why a request was refused. */
export interface Failure {
  error: Message;
  /** The same in English. */
  text: string;
  /** The place in what was sent; empty if there is none. */
  where: string;
}

/** The table as it was right after an entry of the log, where it can be looked at between that and the next one. */
export interface Frame {
  /** The number of the entry. */
  log: number;
  /**
   * What was different from the next frame, after the last one from the table of the view: `[value]` in the place of a value, by keys
   * and places in lists otherwise.
   */
  table: unknown;
}

/** The same with the game it is for. */
export interface GameDraft {
  name: string;
  changes: Record<string, FactValue>;
  game: string;
}

/** A component edition with the game it is for. */
export interface GameEdition {
  name: string;
  hash: string;
  changes: Record<string, FactValue>;
  game: string;
}

/** A game, by how many it can be played, and the bots that know it. */
export interface GameInfo {
  name: string;
  players: number[];
  /** The letters before the numbers of its rules: `NOC` in `NOC-2.3`. */
  rules: string;
  bots: string[];
  /** Which the levels among them may have: a seat is for `level4-attacker`. */
  styles: string[];
  /** What it teaches: the first game (`first`), and the exercises of its lessons, each numbered (`casting-1`). */
  courses: string[];
  /** How many it has; each is a course called `puzzle-` and its id. */
  puzzles: number;
}

/** What can be played here. */
export interface Games {
  games: GameInfo[];
  version: string;
}

/** A line that has one of these forms. */
export interface GoalFact {
  kind: 'goal';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** What it says of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  goals: GoalForm[];
}

/** What a goal can ask for: a word, alone, with a number from `least` to `most`, or with a shape. */
export interface GoalForm {
  word: string;
  least?: number;
  most?: number;
  /** The most rows and columns it may have. */
  shape?: number;
}

/** What the guide of a course says to the person at the table. */
export interface Guide {
  course: string;
  /** About the decision now. */
  say: Message | null;
  /** About the last move of that person. */
  about: Message | null;
  /** Whether that was a good one; of a move that is spoken of and was none it says what comes of it. */
  well: boolean;
  /** So many of the `steps` have been answered. */
  told: number;
  steps: number;
  /** Those that `say` teaches. */
  rules: string[];
  /** The things that `say` speaks of, as `KIND ID`, or parts of the table, as `part NAME`. */
  show: string[];
  /** Nothing is left to do: the exercise is solved, the first game over. */
  done: boolean;
  /** Of an exercise: it can only be tried again. */
  failed: boolean;
  /** What the guide of a puzzle says besides. */
  puzzle: PuzzleSaid | null;
}

/** The store can be read. */
export interface Health {
  version: string;
  status: string;
}

/**
 * The first message: what this client knows already (the number of the last log entry, and the revision and the seat of the last
 * view), and whose eyes it wants.
 */
export interface Hello {
  type: 'hello';
  tag?: string | null;
  seen?: number;
  revision?: number;
  /** Without it the only person, among several the one who moved last. */
  seat?: SeatId | null;
}

/**
 * The best move and the next two. `look`: something that it touches and some other moves, too, for those who want to find it alone.
 * `until`: when reasons are counted, a stretch of the game or its `end`. `lead`: how many points ahead of the best other seat the
 * seat is then expected to be in the end, if anybody knows.
 */
export interface Hint {
  look: Clue | null;
  until: string;
  lead: number | null;
  moves: AdvisedMove[];
}

/** An edition as it is kept now. */
export interface KeptEdition {
  edition: Edition;
}

/** A profile with the time when it was made. */
export interface KeptProfile {
  name: string;
  /** Null: that of the browser. */
  language: string | null;
  /** The client's. */
  preferences: Record<string, string | boolean | number | null>;
  created: string;
}

/** A game of a profile's file that cannot be taken, and why. */
export interface LeftOut {
  where: string;
  error: Message;
}

/** A line of the log; the message says it. */
export interface LogEntry {
  number: number;
  id: string;
  args: Record<string, Argument>;
  /** The move was the only one; shown to the seat that made it alone. */
  auto: boolean;
}

/** A Fluent message with its arguments (see `kernel.messages`). */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/** A decision that cost chances to win. */
export interface Mistake {
  /** So many entries stood before it. */
  step: number;
  seat: SeatId;
  made: MoveLine;
  better: MoveLine;
  /** In chances to win, 0 to 1. */
  cost: number;
  why: Why;
}

/** A move of the seat shown, chosen from the view with this revision. */
export interface Move {
  type: 'move';
  tag?: string | null;
  line: string;
  revision: number;
}

/**
 * Legal moves of one verb: `product` stands for every combination of one item of each list, `rows` lists moves that touch nothing
 * one by one.
 */
export interface MoveGroup {
  verb: string;
  /** For every argument the kind of thing it names; null for a mere word; left out at the end. */
  kinds: (string | null)[];
  product?: string[][];
  rows?: string[][];
}

/** A move as a line: `seat verb arguments`. */
export interface MoveLine {
  line: string;
  /** For every argument the kind of thing it names; null for a mere word. */
  kinds: (string | null)[];
}

/** A new table. */
export interface NewTable {
  game: string;
  seats: SeatSetup[];
  options?: Record<string, unknown>;
  /** Without one, a random one that nobody can guess. */
  seed?: number | null;
  /** The seat of the person whom the game counts for; without it that of the first person. */
  me?: SeatId | null;
  /** The component edition it is played with; without it the built-in facts. */
  edition?: Draft | null;
  /** What guides the person on the first seat: it has its own options and its own deal, and counts for nobody. */
  course?: string | null;
}

/** A whole number. */
export interface NumberFact {
  kind: 'number';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** What it says of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  least: number;
  most: number;
}

/** The same of numbers. */
export interface NumbersFact {
  kind: 'numbers';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** What it says of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  choices: (string | number)[];
  least: number;
  most: number;
  repeats: number;
}

/** How fast bots shall move for this screen; several screens take as long as the slowest wants. */
export interface Pace {
  type: 'pace';
  tag?: string | null;
  speed: 'fast' | 'normal' | 'once' | 'slow';
}

/** A table that goes on from a finished game. */
export interface PlayOn {
  /** After so many of its entries. */
  step: number;
  seats: SeatSetup[];
}

/** How one seat did: `start` + `luck` - `cost` + `gained` = `result`, all in chances to win, 0 to 1. */
export interface Played {
  seat: SeatId;
  name: string;
  /** `human`, or the name of a bot. */
  kind: string;
  /** Those that accuracy is the mean of: the game was not decided, and the seat had not resigned. */
  decisions: number;
  /** 0 to 100; null without decisions. */
  accuracy: number | null;
  start: number;
  luck: number;
  /** What its own mistakes cost it. */
  cost: number;
  /** What the mistakes of the others gave it (less than 0: took from it). */
  gained: number;
  result: number;
}

/** A finished game of a profile. */
export interface PlayedGame {
  seat: SeatId;
  place: number;
  players: number;
  total: number;
  totals: Record<SeatId, number>;
  sheet: Record<string, number>;
  /** What it counts for in the campaign of its game (`Game.outcome`). */
  outcome: Record<string, unknown>;
  id: string;
  game: string;
  edition: EditionName | null;
  finished: string;
  seats: SeatInfo[];
  /** Played under the rules and components of this version, so that it can be replayed and exported. */
  current: boolean;
}

/** The finished games that count for a player, last finished first. */
export interface PlayedGames {
  games: PlayedGame[];
}

/** A message about what is wrong with an edition, or questionable, and the fact that it concerns. */
export interface Problem {
  id: string;
  args: Record<string, Argument>;
  where: string;
}

/** Who somebody is here. */
export interface Profile {
  name: string;
  /** Null: that of the browser. */
  language?: string | null;
  /** The client's. */
  preferences?: Record<string, string | boolean | number | null>;
}

/** Who a player is; null if no profile was made. */
export interface ProfileAnswer {
  profile: KeptProfile | null;
}

/** What somebody has reached in a game; one with a campaign says more (`Game.progress`). */
export interface Progress {
  records: Best[];
  games: number;
  /** First places among several players. */
  wins: number;
}

/**
 * A move of a puzzle and what follows if everybody does his best, and what it secures where that differs from the best move; of the
 * best one itself, all it secures.
 */
export interface PuzzleAnswer {
  line: Message[];
  rows: PuzzleRow[];
}

/** A puzzle of a game, and when this player has solved it. */
export interface PuzzleInfo {
  id: string;
  theme: string;
  /** 1 (easy) to 3. */
  difficulty: number;
  players: number;
  solved: string | null;
}

/** A row of what a move secures, and what the best one does. */
export interface PuzzleRow {
  row: string;
  number: number;
  best: number;
}

/** What is proven about the last move at a puzzle. */
export interface PuzzleSaid {
  theme: string;
  difficulty: number;
  /** The last move; once it is solved, the whole answer. */
  answer: PuzzleAnswer | null;
  /** Once a move was wrong: the best one in its place. */
  solution: PuzzleAnswer | null;
  /** Once it is solved: wrong answers that seemed good. */
  others: PuzzleAnswer[];
}

/** The puzzles of a game, and the id of today's. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
  daily: string | null;
}

/** When something was reached, and at which table. */
export interface Reached {
  date: string;
  table: string;
}

/**
 * How much more of a part (`Game.parts`) a seat will have when the stretch is over than after another move; `good`: whether that is
 * good for the seat.
 */
export interface Reason {
  seat: SeatId;
  part: string;
  amount: number;
  good: boolean;
}

/** The reference of a game in one language (`Game.reference`), if it has one; the things by sort and id. */
export interface Reference {
  sections: Section[];
  things: Record<string, Record<string, Entry>>;
}

/** Ids of things on the table by their kinds; several of one kind as a list. */
export type References = Record<string, string | string[]>;

/** Nothing has changed. */
export interface Refused {
  type: 'refused';
  tag: string | null;
  error: Message;
  /** The one that forbids it. */
  rule: string | null;
}

/** Other things that belong together, with words that say how. */
export interface Related {
  words: Message;
  things: Thing[];
}

/** A game that is over, step by step; what was taken back is left out. */
export interface ReplayIndex {
  game: string;
  edition: EditionName | null;
  seats: SeatInfo[];
  steps: ReplayStep[];
}

/** A move or a resignation that stands, and the table after it; the first step is the beginning. */
export interface ReplayStep {
  step: number;
  round: string | null;
  turn: number | null;
  /** The number of the last log entry by then. */
  log: number;
  /** Null at the beginning. */
  line: string | null;
  seat: SeatId | null;
}

/** Give up. */
export interface Resign {
  type: 'resign';
  tag?: string | null;
  seat: SeatId;
}

/** How a game ended. */
export interface Result {
  /** Who came in where, best first; those who share a place together. */
  ranking: SeatId[][];
  totals: Record<SeatId, number>;
  /** For each seat the rows of its score sheet, in their order. */
  sheet: Record<SeatId, Record<string, number>>;
  reason: Message;
}

/** A rule of the rulebook in Markdown. */
export interface Rule {
  id: string;
  text: string;
}

/** The rulebook, in the order of the book. */
export interface Rules {
  rules: Rule[];
}

/** `P1`.. clockwise. */
export type SeatId = string;

/** Who sits somewhere. */
export interface SeatInfo {
  seat: SeatId;
  name: string;
  /** `human`, or the name of a bot. */
  kind: string;
  resigned: boolean;
}

/** Who takes a seat: a person (`human`) or the name of a bot. */
export interface SeatSetup {
  kind: string;
  name: string;
}

/** A part of the list of components, e.g. the draft cards. */
export interface Section {
  section: string;
  sort: string;
  ids: string[];
}

export type ServerMessage = View | Accepted | Refused | Answer | Advice;

/** Rows of `X` and `.`, limited in number and length. */
export interface ShapeFact {
  kind: 'shape';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** What it says of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  rows: number;
  columns: number;
}

/** The screen is in the hands of this seat now. */
export interface Show {
  type: 'show';
  tag?: string | null;
  seat: SeatId;
}

/** The component edition of a table: facts by their paths, as it has them. */
export interface TableEdition {
  name: string;
  hash: string;
  changes: Record<string, FactValue>;
}

/** A table in a list. Times are UTC in ISO form. */
export interface TableSummary {
  game: string;
  /** The component edition it is played under; null: the built-in facts. */
  edition: EditionName | null;
  seats: SeatInfo[];
  round: string | null;
  over: boolean;
  /** The seats that must decide. */
  turn: SeatId[];
  /** What guides the person there. */
  course: string | null;
  id: string;
  created: string;
  moved: string;
}

/** The tables of a player, last moved first. */
export interface Tables {
  tables: TableSummary[];
}

/** Take back the last move, as seen in the view with this revision. */
export interface TakeBack {
  type: 'undo';
  tag?: string | null;
  revision: number;
}

/** How much of a profile's file was added, and how much was there already. */
export interface Taken {
  games: number;
  known: number;
  editions: number;
  knownEditions: number;
  leftOut: LeftOut[];
  puzzles: number;
}

/** A text of limited length. */
export interface TextFact {
  kind: 'text';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** What it says of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  most: number;
}

/** A component, as the reference names it. */
export interface Thing {
  sort: string;
  id: string;
}

/** The same of numbers and `star`. */
export interface TokensFact {
  kind: 'tokens';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** What it says of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  choices: (string | number)[];
  least: number;
  most: number;
  repeats: number;
}

/** True or false. */
export interface TruthFact {
  kind: 'truth';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** What it says of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** How far that can be trusted: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
}

/** Whether the only person's last move, and all since, may be taken back; if not, why. */
export interface Undo {
  allowed: boolean;
  reason?: Message;
}

/** A table as one seat sees it: hidden things of all others are not in it. */
export interface View<Table = unknown> {
  type: 'view';
  revision: number;
  game: string;
  /** The component edition it is played under; null: the built-in facts. */
  edition: EditionName | null;
  /** Whose eyes the view is for; null: a spectator. */
  seat: SeatId | null;
  /** Nothing more will happen. */
  over: boolean;
  seats: SeatInfo[];
  /** The seats that must decide; several in a draft, and each may move first. */
  waiting: SeatId[];
  /** Those of them that a bot decides for. */
  thinking: SeatId[];
  /** Why a bot's move does not come. */
  trouble: Message | null;
  /** The person at this screen who must decide when `seat` need not. */
  show: SeatId | null;
  /** Of `seat`. */
  decision: Decision | null;
  guide: Guide | null;
  undo: Undo;
  /** The entries after number `logStart`. */
  log: LogEntry[];
  logStart: number;
  /** The table in between, for those of these entries that are not long past. */
  story: Frame[];
  /** Null while it runs, and if everybody has given up. */
  result: Result | null;
  /** What the game itself shows. */
  table: Table;
}

/**
 * Why a move is better than another: what its seat will have more or less, and what others will. `until`: when that is counted, a
 * stretch of the game or its `end`.
 */
export interface Why {
  until: string;
  own: Reason[];
  others: Reason[];
}
