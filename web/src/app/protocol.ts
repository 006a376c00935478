// Made by tools/make_types.py.

/** A move, undo, resignation or line of the chat is stored for good, or a word about an undo is passed on. */
export interface Accepted {
  type: 'accepted';
  tag: string | null;
}

/** The account of a player, null if there is none, and what could be brought along to another one. */
export interface AccountShown {
  account: KeptAccount | null;
  mine: Belongings;
  /** Whether the server sends mails, so that a forgotten password can be replaced. */
  mails: boolean;
}

export type AddChannel = AddPush | AddMail | AddWebhook;

/** Reach me by mail. */
export interface AddMail {
  kind: 'mail';
  language: 'de' | 'en' | 'pl';
  address: string;
}

/** Reach me by messages to this browser, in a language: its push subscription. */
export interface AddPush {
  kind: 'push';
  language: 'de' | 'en' | 'pl';
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Reach me by a webhook: one of Discord, or one that takes what Slack's do. */
export interface AddWebhook {
  kind: 'webhook';
  language: 'de' | 'en' | 'pl';
  url: string;
}

/** A promised deal, and the player's addition to it: 64 hexadecimal digits, drawn after the commitment was seen. */
export interface AddedToDeal {
  id: string;
  addition: string;
}

/** A link, and its QR code (a data URL). `local`: it leads only to this machine. */
export interface Address {
  address: string;
  qr: string;
  local: boolean;
}

/** A hint, some seconds after it was asked for. */
export interface Advice {
  type: 'hint';
  tag: string | null;
  hint: Hint;
}

/**
 * A move, and what is expected after it: `chance`, in about how many games of a hundred the seat wins (null where nobody else
 * plays), and `points`, how good the table then is by `Game.value`. Reasons compare the best move with any other one, all others
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

/** Which standing orders may the seat shown give? */
export interface AskOrders {
  type: 'orders';
  tag?: string | null;
}

/** What somebody has on a server: tables where no game counts (yet), finished games, component editions. */
export interface Belongings {
  name: string | null;
  tables: number;
  games: number;
  editions: number;
}

/** The best total by number of players (`total-solo`, `total-2`) or row of the score sheet (`row-skulls`). */
export interface Best {
  record: string;
  value: number;
  date: string;
  table: string;
}

/**
 * A way to reach a player. `target`: the address of a browser's push subscription, that of mails, or the host of a webhook; it is
 * used once it is `confirmed`.
 */
export interface Channel {
  id: string;
  kind: string;
  target: string;
  confirmed: boolean;
}

/** What was said at the table after the line number `after` (0: all of it), for those who sit there and the host. */
export interface Chat {
  type: 'chat';
  after: number;
  lines: ChatLine[];
  /** The seats of those whom the host lets say nothing. */
  silent: SeatId[];
  /** Whether this is for the host. */
  host: boolean;
}

/** What somebody has said, in words or as a phrase (one of them is empty); the name is that of then. */
export interface ChatLine {
  number: number;
  seat: SeatId;
  name: string;
  text: string;
  phrase: string;
  said: string;
  /** Somebody wants the host to see it; told to the host alone. */
  reported: boolean;
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

export type ClientMessage = Hello | Show | Pace | Move | Ask | TakeBack | Consent | Resign | AskHint | Pause | Say | Report | Silence | Lead | Order | Withdraw | AskOrders;

/** The clocks of a table: the milliseconds that each person's seat had left when the view was made. */
export interface ClockShown {
  timing: Timing;
  left: Record<SeatId, number>;
  running: SeatId[];
  paused: boolean;
  /** Whose people want the clocks to stop, or, if they are stopped, to go on. */
  agreed: SeatId[];
}

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

/** An answer to whoever asks to take back the last move, as seen in the view with this revision; by that one: no longer to ask. */
export interface Consent {
  type: 'consent';
  tag?: string | null;
  agree: boolean;
  revision: number;
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

/**
 * Where the deal of a table comes from. Of one that was `drawn` secret and key are told when the game is over. Others have no
 * commitment: the seed was `chosen`, the deal belongs to a `course` or was known before, as the table has `continued` a finished
 * game; or it is a `plain` seed of an earlier version or another program.
 */
export interface DealShown {
  origin: 'chosen' | 'continued' | 'course' | 'drawn' | 'plain';
  commitment: string | null;
  /** By who has added them, `player` or `server`. */
  additions: Record<string, string>;
  secret: string | null;
  key: string | null;
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
  /** How many of its steps have been answered. */
  told: number;
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

/** The server answers, and who asked for its health can play. */
export interface Health {
  version: string;
  status: string;
  /** What is wrong though the server answers: the disk is slow, or full, or may not be written to. */
  trouble: string | null;
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

/** What leads to a player: whether a recovery phrase does. */
export interface Identity {
  phrase: boolean;
}

/** A table where people sit each at their own screen, as one sees it who was given the link. */
export interface Invitation {
  game: string;
  seats: SeatInfo[];
  free: SeatId[];
  over: boolean;
  /** Its id, for whoever sits there already. */
  table: string | null;
  /** Those of the people who sit there and show theirs; null: the game is not rated. */
  ratings: Record<SeatId, RatingShown> | null;
  timing: Timing | null;
  options: Record<string, unknown>;
  edition: EditionName | null;
}

/** The link to a table; its host may free seats, and close it to watchers (`watchers` is null then). */
export interface Invite {
  address: string;
  qr: string;
  local: boolean;
  host: boolean;
  /** What is said about it where anybody may take a free seat; null: it is not listed. */
  listed: Listed | null;
  watchers: WatchersLink | null;
}

/** Use it; `bring`: with everything that this browser has. */
export interface Join {
  secret: string;
  bring: boolean;
}

/** The name by which somebody signs in, and where to they may be written if they have forgotten the password. */
export interface KeptAccount {
  name: string;
  mail: string | null;
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

/** Lead the others through the replay of a game that is over, to this step and these eyes. */
export interface Lead {
  type: 'lead';
  tag?: string | null;
  /** Null: lead nobody any more. */
  step: number | null;
  /** Null: those of a spectator. */
  eyes?: SeatId | null;
  /** With the analysis beside it. */
  analysing?: boolean;
  /** Also if this screen has not led until now. */
  take?: boolean;
}

/** Where somebody leads the others through the replay. */
export interface Led {
  type: 'led';
  /** Who; null: nobody. */
  seat: SeatId | null;
  /** At this screen. */
  yours: boolean;
  step: number;
  eyes: SeatId | null;
  analysing: boolean;
  /** The id of the table that was made last to play on from there together. */
  branch: string | null;
  /** The id of that for a rematch. */
  rematch: string | null;
}

/** A game of a profile's file that cannot be taken, and why. */
export interface LeftOut {
  where: string;
  error: Message;
}

/** One for another device, good once and for so many minutes. */
export interface Link {
  address: string;
  qr: string;
  local: boolean;
  minutes: number;
}

/** What is said about a table where anybody may take a free seat. */
export interface Listed {
  /** That is spoken there. */
  language: 'de' | 'en' | 'pl';
  wanted: 'anybody' | 'beginners' | 'experienced';
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

/** An account for this player. */
export interface NewAccount {
  password: string;
  mail: string | null;
  name: string;
}

/** A new table. */
export interface NewTable {
  game: string;
  seats: SeatSetup[];
  options?: Record<string, unknown>;
  /** Without one, the table has a deal that nobody chose. */
  seed?: number | null;
  /** Without it, the server adds something itself. */
  deal?: AddedToDeal | null;
  /** The seat of the person whom the game counts for; without it that of the first person. */
  me?: SeatId | null;
  /** The component edition it is played with; without it the built-in facts. */
  edition?: Draft | null;
  /** How much time people have; only where a seat is left open. */
  timing?: Timing | null;
  /** It changes the ratings of those who play; only where each seat is for a person of their own. */
  rated?: boolean;
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

/** What joining an identity would lead to, and what there is now; `same`: nothing would change. */
export interface Offer {
  theirs: Belongings;
  mine: Belongings;
  same: boolean;
}

/** A listed table. */
export interface OpenTable {
  game: string;
  seats: SeatInfo[];
  free: SeatId[];
  over: boolean;
  /** Its id, for whoever sits there already. */
  table: string | null;
  /** Those of the people who sit there and show theirs; null: the game is not rated. */
  ratings: Record<SeatId, RatingShown> | null;
  timing: Timing | null;
  options: Record<string, unknown>;
  edition: EditionName | null;
  /** What leads to its seats, as in a link. */
  secret: string;
  /** Since when it is listed. */
  made: string;
  listed: Listed;
}

/** The tables where anybody may take a free seat, those listed last first. */
export interface OpenTables {
  tables: OpenTable[];
}

/** A standing order of the seat shown, instead of any of the same kind: its form, filled in. */
export interface Order {
  type: 'order';
  tag?: string | null;
  kind: string;
  values?: Record<string, string[]>;
}

/** A blank of a form: one of these words, or any number of them if `many`. */
export interface OrderBlank {
  name: string;
  values: string[];
  many: boolean;
}

/** A standing order that may be given. */
export interface OrderForm {
  kind: string;
  blanks: OrderBlank[];
}

/** The standing orders that may be given now. */
export interface OrderForms {
  type: 'forms';
  tag: string | null;
  forms: OrderForm[];
}

/** How fast bots shall move for this screen; several screens take as long as the slowest wants. */
export interface Pace {
  type: 'pace';
  tag?: string | null;
  speed: 'fast' | 'normal' | 'once' | 'slow';
}

/** The people at this screen want the clocks to stop, or to go on if they are stopped; not `wanted`: they turn that down. */
export interface Pause {
  type: 'pause';
  tag?: string | null;
  wanted: boolean;
}

/** A new recovery phrase. */
export interface Phrase {
  words: string[];
}

/** A table that goes on from a finished game. */
export interface PlayOn {
  /** After so many of its entries. */
  step: number;
  /** Those that are `open` are left to the people who sat there, each at their own screen. */
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
  /** It counts as played and won, but for nothing else. */
  takebacks: boolean;
  /** A limit ended it: it counts as played, but for nothing else. */
  cutOff: boolean;
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

/** A deal for a table to come: the server can no longer change its secret, which the commitment is a hash of. */
export interface PromisedDeal {
  id: string;
  commitment: string;
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

/** Somebody's own, in a game for so many. */
export interface Rating {
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
  game: string;
  players: number;
}

/** How strong somebody is believed to be, by Glicko-2, after so many `games`. `provisional`: that is not much more than a guess yet. */
export interface RatingShown {
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}

/** A player's ratings; `hidden`: nobody else sees them. */
export interface Ratings {
  ratings: Rating[];
  hidden: boolean;
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

/** What stood in the mail, and another password. */
export interface Recover {
  secret: string;
  new: string;
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
  /** Seconds after which it may be tried again, where too much was asked. */
  wait: number | null;
}

/** Other things that belong together, with words that say how. */
export interface Related {
  words: Message;
  things: Thing[];
}

/** The same table once more. */
export interface Rematch {
  deal?: AddedToDeal | null;
}

/** How a player is reminded. `key`: the one that push subscriptions are for; `mail`: whether mails can be sent. */
export interface Reminding {
  channels: Channel[];
  key: string;
  mail: boolean;
}

/** A game that is over, step by step; what was taken back is left out. */
export interface ReplayIndex {
  game: string;
  edition: EditionName | null;
  seats: SeatInfo[];
  steps: ReplayStep[];
  /** People sat there each at their own screen: over the socket of the table they may look at it together. */
  together: boolean;
  /** The player did not sit there, and may only look. */
  watches: boolean;
}

/** The link by which anybody may see a replay, if there is one. */
export interface ReplayLink {
  link: Address | null;
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

/** Show a line of the chat to the host, who is not told by whom. */
export interface Report {
  type: 'report';
  tag?: string | null;
  number: number;
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
  /** A limit ended it before its rules would have, so nobody has won. */
  cutOff: boolean;
}

/** A rule of the rulebook in Markdown. */
export interface Rule {
  id: string;
  text: string;
}

/** The rulebook, in the order of the book. */
export interface Rules {
  rules: Rule[];
  /**
   * How words for its terms begin, in any language and in earlier versions, and what its texts call the same; a space at the end: the
   * whole word.
   */
  terms: Record<string, string[]>;
}

/** A line for the others at the table, in one's own words or, without any, as a phrase that everybody reads in their own language. */
export interface Say {
  type: 'say';
  tag?: string | null;
  text?: string;
  phrase?: 'luck' | 'moment' | 'thanks' | null;
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
  /** The one that plays in place of a person, where people sit each at their own screen. */
  bot: string | null;
  /** It does so until that person comes back. */
  standsIn: boolean;
}

/** The seat that a link gives, and what its person is called; `mine`: this player has it already. */
export interface SeatOffer {
  table: string;
  game: string;
  name: string;
  mine: boolean;
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

export type ServerMessage = View | Accepted | Refused | Answer | Advice | Chat | Led | OrderForms | StandingOrders;

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

/** Use an account; `bring`: with everything that this browser has. */
export interface SignIn {
  password: string;
  name: string;
  bring: boolean;
}

/** The host lets whoever has a seat say nothing more, or speak again. */
export interface Silence {
  type: 'silence';
  tag?: string | null;
  seat: SeatId;
  silent: boolean;
}

/** A standing order, as only whoever gave it is told. */
export interface StandingOrder {
  kind: string;
  values: Record<string, string[]>;
  /** How many moves it has made. */
  made: number;
  /**
   * Empty as long as it stands; else why it does so no longer: `done`, `expired`, `void` (it cannot be carried out any more, and
   * whoever gave it is asked), `undone` (a move was taken back).
   */
  ended: string;
}

/** The standing orders of the seat shown, whenever they have changed; told to nobody else. */
export interface StandingOrders {
  type: 'standing';
  orders: StandingOrder[];
}

/** The component edition of a table: facts by their paths, as it has them. */
export interface TableEdition {
  name: string;
  hash: string;
  changes: Record<string, FactValue>;
}

/** A table in a list. Times are UTC in ISO form; `mine`: the seats of the player whose list it is. */
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
  mine: SeatId[];
  /**
   * What the player can do to have it in the list no longer: a guest leaves a game that runs; null: nothing, as the game is rated and
   * not decided.
   */
  end: 'delete' | 'leave' | null;
  id: string;
  created: string;
  moved: string;
}

/** The tables of a player, last moved first. */
export interface Tables {
  tables: TableSummary[];
}

/** A free seat to be taken, under a name. */
export interface Take {
  secret: string;
  seat: SeatId;
  name: string;
}

/** Take back the last move, as seen in the view with this revision; where others sit at their own screens, ask them to agree. */
export interface TakeBack {
  type: 'undo';
  tag?: string | null;
  revision: number;
  /** Also where that `tells` something, which is refused otherwise. */
  knowingly?: boolean;
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

/**
 * How much time people have who sit each at their own screen: `seconds` for the whole game and an `increment` for every decision
 * (`live`), or `seconds` for each decision. `zero`: what happens when they are over.
 */
export interface Timing {
  pace: 'correspondence' | 'live' | 'relaxed';
  seconds: number;
  increment?: number;
  zero?: 'bot' | 'nothing' | 'resign';
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

/** Whether the last move of a person, and all since, may be taken back; if not, why. */
export interface Undo {
  allowed: boolean;
  reason?: Message;
  /** Others have answered that move with knowledge of their own: once it is taken back, the game is one with take-backs. */
  tells: boolean;
}

/** Somebody asks all others at the table to let them take back the last move. */
export interface UndoRequest {
  seat: SeatId;
  /** Who has not answered yet. */
  waiting: SeatId[];
  /** Who does not agree, so that the move stays; `seat` itself no longer asks. */
  declined: SeatId | null;
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
  /** Something was taken back that others had answered: the game counts for no record, scenario or achievement. */
  takebacks: boolean;
  /** It goes on from a step of another game, and counts for nobody. */
  whatIf: boolean;
  seats: SeatInfo[];
  /** The seats of whoever looks on: all people's, unless they sit each at their own screen. */
  mine: SeatId[];
  /** The people's seats that nobody has taken yet; null: all share a screen, or this is for somebody who watches. */
  free: SeatId[] | null;
  /** Those of the others whose people do not have the table open. */
  away: SeatId[];
  /** How many watch. */
  onlookers: number;
  /**
   * Where people sit each at their own screen and the log begins anew: the number of the entry after which the story begins, the last
   * one that came with what `seat` did last; null: there is no story.
   */
  since: number | null;
  /** For whoever only watches: how many moves late everything is shown; null for all others. */
  late: number | null;
  /** Null: nobody has a clock here. */
  clock: ClockShown | null;
  /** Those of the people who sit there and show theirs; null: the game is not rated. */
  ratings: Record<SeatId, RatingShown> | null;
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
  /** Where people sit each at their own screen: whether `seat` may ask the others for it. */
  undo: Undo;
  request: UndoRequest | null;
  /** The latest that has happened there is that a move was taken back. */
  takenBack: boolean;
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

/** The link for those who only watch a table, and by how many moves late. */
export interface WatchersLink {
  address: string;
  qr: string;
  local: boolean;
  late: number;
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

/** The standing order of this kind stands no longer. */
export interface Withdraw {
  type: 'withdraw';
  tag?: string | null;
  kind: string;
}
