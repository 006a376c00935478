// Made by tools/make_types.py.

/** The message is accepted; a move, take-back, resignation or chat line is stored. */
export interface Accepted {
  type: 'accepted';
  tag: string | null;
}

/** The player's account, null if there is none, and what could be transferred to another one. */
export interface AccountShown {
  account: KeptAccount | null;
  mine: Belongings;
  /** Whether the server sends email, so that a forgotten password can be replaced. */
  mails: boolean;
}

export type AddChannel = AddPush | AddMail | AddWebhook;

/** Remind me by email. */
export interface AddMail {
  kind: 'mail';
  language: 'de' | 'en' | 'pl';
  address: string;
}

/** Remind me by push message to this browser, in this language; the other fields are its push subscription. */
export interface AddPush {
  kind: 'push';
  language: 'de' | 'en' | 'pl';
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Remind me by a webhook, either Discord's or one compatible with Slack's. */
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

/** A link. `local`: whether it works only on this machine. */
export interface Address {
  address: string;
  local: boolean;
}

/** A sign of life: the server is still there, though there may be nothing new. */
export interface Alive {
  type: 'alive';
}

/** The analysis of a finished game; `file` is the SHA-256 of the game file. */
export interface Analysis {
  version: number;
  program: string;
  game: string;
  file: string;
  iterations: number;
  players: Performance[];
  /** The chances of all seats at every step of the replay. */
  curve: number[][];
  /** The mistakes, costliest first. */
  mistakes: Mistake[];
}

/** The analysis of a game, or its progress. */
export interface AnalysisShown {
  state: 'done' | 'failed' | 'none' | 'waiting' | 'working';
  /** The number of decisions analysed so far. */
  done: number;
  total: number;
  analysis: Analysis | null;
}

/**
 * An answer to a request to take back the last move, as seen in the view with this revision; if the asker declines, the request is
 * withdrawn.
 */
export interface AnswerTakeBack {
  type: 'consent';
  tag?: string | null;
  agree: boolean;
  revision: number;
}

export type Argument = string | number | string[];

/** Ask what a move line would do, or which moves involve the things in `references`. */
export interface Ask {
  type: 'ask';
  tag?: string | null;
  line?: string | null;
  seat?: SeatId | null;
  references?: References;
}

/** Ask what the strongest bot level would do at the decision of the seat shown, in the view with this revision. */
export interface AskHint {
  type: 'hint';
  tag?: string | null;
  revision: number;
}

/** Ask which standing orders the seat shown may give. */
export interface AskOrders {
  type: 'orders';
  tag?: string | null;
}

/**
 * Whether somebody looks at this screen (`here`): it is visible and was used in the last minutes. Before the first such message, the
 * server assumes so.
 */
export interface Attend {
  type: 'attend';
  tag?: string | null;
  here: boolean;
}

/**
 * What a player has on a server: tables where no game counts (yet), finished games, component editions; `rated`: the number of
 * running rated games, which the player would lose by leaving.
 */
export interface Belongings {
  name: string | null;
  tables: number;
  games: number;
  editions: number;
  rated: number;
}

/** A record: the best total for a number of players (`total-solo`, `total-2`) or row of the sheet (`row-skulls`). */
export interface Best {
  record: string;
  value: number;
  date: string;
  table: string;
}

/** A table of the player that continues the game at the table `source` from `step`. */
export interface BranchShown {
  id: string;
  source: string;
  step: number;
  /** The first move made there; null: none yet, or one that this version does not know. */
  first: MoveLine | null;
  over: boolean;
}

/**
 * A way to send a player reminders. `target`: the address of a browser's push subscription, an email address, or the host of a
 * webhook; it is used only once it is `confirmed`, and not for what is `silent`.
 */
export interface ChannelShown {
  id: string;
  kind: string;
  target: string;
  confirmed: boolean;
  silent: string[];
}

/** A chat line, as text or as a phrase (the other is empty), with its author's name at the time. */
export interface ChatLine {
  number: number;
  seat: SeatId;
  name: string;
  text: string;
  phrase: string;
  said: string;
  /** Whether somebody has reported it; shown only to the host. */
  reported: boolean;
}

/** The chat after line number `after` (0: all of it), for the players and the host. */
export interface ChatShown {
  type: 'chat';
  after: number;
  lines: ChatLine[];
  /** The seats of silenced players. */
  silent: SeatId[];
  /** Whether newcomers may send only phrases. */
  phrases: boolean;
  /** Whether the recipient is the host. */
  host: boolean;
}

/** The result of checking an edition, and its components, unless there are errors. */
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
  /** The property of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  choices: string[];
  /** The sort of things that the choices are ids of. */
  of: string;
}

/** From `least` to `most` of the choices, each at most `repeats` times. */
export interface ChoicesFact {
  kind: 'choices';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** The property of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  choices: (string | number)[];
  /** The sort of things that the choices are ids of. */
  of: string;
  least: number;
  most: number;
  repeats: number;
}

export type ClientMessage = Hello | Show | Pace | Attend | Ping | MakeMove | Ask | TakeBack | AnswerTakeBack | Resign | EndGame | AskHint | Pause | Say | Report | Silence | LeadReplay | GiveOrder | WithdrawOrder | AskOrders;

/** The clocks of a table: the milliseconds left to each person's seat when the view was made. */
export interface ClockShown {
  timing: Timing;
  left: Record<SeatId, number>;
  running: SeatId[];
  paused: boolean;
  /** The seats whose players want to pause the clocks or, if they are paused, to resume. */
  agreed: SeatId[];
}

/** A component on the table to look at, identified as in moves. */
export interface Clue {
  kind: string;
  id: string;
}

/** A player's comment on a step of a finished game; an empty one deletes it. */
export interface Comment {
  text: string;
}

/** A comment of the player at a seat on a step of the game. `mine`: whether it is the reader's. */
export interface CommentShown {
  step: number;
  seat: SeatId;
  text: string;
  mine: boolean;
}

/** The components of a game (`Game.components`) by sort and id, with what all games have in common. */
export interface Components {
  /** Null for the built-in facts. */
  corrections: Corrected | null;
}

/** The edition of the components: its name, its hash and the number of changes. */
export interface Corrected {
  name: string;
  hash: string;
  number: number;
}

/** The outcome of a finished game for a person for whom it counts. */
export interface Counted {
  seat: SeatId;
  place: number;
  players: number;
  total: number;
  totals: Record<SeatId, number>;
  sheet: Record<string, number>;
  /** The outcome in the game's campaign (`Game.outcome`). */
  outcome: Record<string, unknown>;
  /** Whether there were take-backs: then the game counts as played and won, but for nothing else. */
  takebacks: boolean;
  /** Whether a limit ended the game: then it counts as played, but for nothing else. */
  cutOff: boolean;
  /** Whether this player or all others gave up: then it counts as played and won or lost, but for nothing else. */
  givenUp: boolean;
}

/** The id of a table that was created. */
export interface Created {
  id: string;
}

/**
 * Where the deal of a table comes from. If it was `drawn`, its secret and key are shown once the game is over. Other deals have no
 * commitment: the seed was `chosen`; the deal belongs to a `course`; it was known before, as the table has `continued` a finished
 * game; or it is a `plain` seed of an earlier version or another program.
 */
export interface DealShown {
  origin: 'chosen' | 'continued' | 'course' | 'drawn' | 'plain';
  commitment: string | null;
  /** Whether nothing is dealt yet, as not every seat is taken. */
  waits: boolean;
  /** The additions by their makers: `player` for whoever made the table, or else `server`; the other players by their seats. */
  additions: Record<string, string>;
  /** Whether these cards stay even if somebody leaves before the first move, as they were dealt anew often enough. */
  final: boolean;
  secret: string | null;
  key: string | null;
}

/** The question put to a seat, its rule, and all legal answers. A line is `seat verb arguments`. */
export interface DecisionShown {
  seat: SeatId;
  kind: string;
  prompt: MessageShown;
  rule: string;
  moves: MoveGroup[];
}

/** A link for another device, valid once, for this number of minutes. */
export interface DeviceLink {
  address: string;
  local: boolean;
  minutes: number;
}

/** An unvalidated edition in clients, files or tables: its name, and new values by the paths of their facts. */
export interface Draft {
  name: string;
  changes: Record<string, FactValue>;
}

/** A player's stored component edition. */
export interface Edition {
  name: string;
  hash: string;
  changes: Record<string, FactValue>;
  game: string;
  id: string;
  updated: string;
  /** The number of errors; no table can use the edition unless it is 0. */
  errors: number;
  warnings: number;
}

/** A component edition in an exported profile, and when it was last changed. */
export interface EditionEntry {
  name: string;
  changes: Record<string, FactValue>;
  game: string;
  updated: string;
}

/** The name and hash of a component edition, for lists of tables. */
export interface EditionName {
  name: string;
  hash: string;
}

/** How a table's facts differ from the built-in ones; null if they do not. */
export interface EditionOfTable {
  edition: TableEdition | null;
}

/** A player's component editions, the most recently changed first. */
export interface EditionsShown {
  editions: Edition[];
}

/** End a game in which somebody is absent (`View.absent`), without a result; the others who are left must agree. */
export interface EndGame {
  type: 'end';
  tag?: string | null;
}

/**
 * The present epoch, sent before the view to a client that greets from another one. A new epoch begins when a backup is restored or
 * a damaged store is repaired: what the client saw before may never have happened.
 */
export interface Epoch {
  type: 'epoch';
  epoch: string;
}

export type Fact = NumberFact | ChoiceFact | ChoicesFact | TokensFact | SizeFact | TextFact | TruthFact | ShapeFact | GoalFact;

export type FactValue = number | string | boolean | (number | string)[];

/** A fact as a message, with its source. */
export interface FactWords {
  /** The key of the fact that an edition can change; "" if there is none. */
  key: string;
  words: MessageShown;
  source: string;
}

/** Why a request was refused. */
export interface Failure {
  error: MessageShown;
  /** The error message in English. */
  text: string;
  /** The place of the mistake in the request; empty if there is none. */
  where: string;
}

/** The name of an account whose password was forgotten. */
export interface Forgotten {
  name: string;
}

/** The table right after an entry of the log, where it can be shown between that entry and the next. */
export interface Frame {
  /** The number of the entry. */
  log: number;
  /**
   * The difference from the next frame, or for the last frame from the view's table: `[value]` for a replaced value, otherwise the
   * changed items by object keys or list indices.
   */
  table: unknown;
}

/** An unvalidated edition with the game it is for. */
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

/** A finished game in an exported profile: its game file, when it ended, and the player's seat. */
export interface GameEntry {
  record: string;
  date: string;
  seat: string;
}

/** A game, its possible player counts, and its bots. */
export interface GameInfo {
  name: string;
  players: number[];
  /** The prefix of its rule ids: `NOC` in `NOC-2.3`. */
  rules: string;
  bots: string[];
  /** The styles that bot levels may have: a seat can be for `level4-attacker`. */
  styles: string[];
  /** The courses that teach it: the first game (`first`), and the numbered exercises of its lessons (`casting-1`). */
  courses: string[];
  /** The number of puzzles; each is a course called `puzzle-` plus its id. */
  puzzles: number;
  /** The phases in order; empty if the game does not list them. */
  phases: PhaseInfo[];
  /** Its options other than players and first seat, each with its values, the usual one first; empty if they depend on each other. */
  choices: Record<string, (string | number | boolean)[]>;
  /** Whether standing orders can be given. */
  orders: boolean;
}

/** The reference of a game in one language (`Game.reference`): its components by sort and id. */
export interface GameReference {
  sections: Section[];
  things: Record<string, Record<string, ReferenceEntry>>;
}

/** The games that can be played here. */
export interface GamesShown {
  games: GameInfo[];
  version: string;
}

/** Give a standing order for the seat shown, with its form filled in; it replaces any order of the same kind. */
export interface GiveOrder {
  type: 'order';
  tag?: string | null;
  kind: string;
  values?: Record<string, string[]>;
}

/** A goal in one of the forms `goals`, as one line of text. */
export interface GoalFact {
  kind: 'goal';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** The property of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  goals: GoalForm[];
}

/** One form of a goal: a word, alone, with a number from `least` to `most`, or with a shape. */
export interface GoalForm {
  word: string;
  least?: number;
  most?: number;
  /** Maximum number of rows and of columns of the shape. */
  shape?: number;
}

/** What the guide of a course tells the person at the table. */
export interface GuideShown {
  course: string;
  /** The message about the present decision. */
  say: MessageShown | null;
  /** The message about the person's last move. */
  about: MessageShown | null;
  /** Whether the person's last move was good; if not, `about` says what comes of it. */
  well: boolean;
  /** How many of the course's steps have been answered. */
  told: number;
  /** The chapter of the rulebook about the phase in which the person must decide. */
  chapter: string | null;
  /** The rules that `say` teaches. */
  rules: string[];
  /** The things that `say` mentions, as `KIND ID`, or parts of the table, as `part NAME`. */
  show: string[];
  /** The components, as `KIND ID`, that are drawn beside the message. */
  pieces: string[];
  /** Whether nothing is left to do: the exercise is solved, or the first game over. */
  done: boolean;
  /** Whether an exercise has failed and can only be restarted. */
  failed: boolean;
  /** What the guide of a puzzle adds. */
  puzzle: PuzzleSaid | null;
}

/** The state of a server on which games can be played. */
export interface HealthShown {
  version: string;
  status: string;
  /** A problem that does not stop the server: the disk is slow, full or read-only. */
  trouble: string | null;
}

/**
 * The first message: what this client already has (the number of the last log entry, and the revision and seat of the last view),
 * and which seat it wants to show.
 */
export interface Hello {
  type: 'hello';
  tag?: string | null;
  seen?: number;
  revision?: number;
  /** The seat to show; by default the only person's, or among several that of the person who moved last. */
  seat?: SeatId | null;
  /**
   * The epoch (`Epoch`) of the client's data, empty the first time; data from another epoch does not count. Without an epoch, the
   * server trusts the client.
   */
  epoch?: string | null;
}

/** Hide the player's ratings from others, or show them. */
export interface HideRatings {
  hidden: boolean;
}

/**
 * What to play and why. `moves`: the lines of the best move and the next two; `why`: the reasons for the best one, the most
 * important first; `price`: what the next one costs, if there is one and it matters; `line`: the moves that the search expects after
 * the best one, if all it can say is that what follows is better. `look`: something that the best and some other moves involve, as a
 * clue for those who want to find the move alone. `chance`: in about how many games of a hundred the seat wins (null where nobody
 * else plays); `lead`: the expected lead in points over the best other seat at the end, if known.
 */
export interface Hint {
  look: Clue | null;
  moves: string[];
  why: ReasonShown[];
  price: PriceShown | null;
  line: MoveLine[];
  chance: number | null;
  lead: number | null;
}

/** A hint, sent some seconds after the request. */
export interface HintAnswer {
  type: 'hint';
  tag: string | null;
  hint: Hint;
}

/** Whether a player has a recovery phrase. */
export interface Identity {
  phrase: boolean;
}

/** A table with separate screens, as seen by somebody with its link. */
export interface Invitation {
  game: string;
  seats: SeatInfo[];
  free: SeatId[];
  over: boolean;
  /** The table's id, for players who already sit there. */
  table: string | null;
  /** The ratings of the players there who do not hide them; null: the game is not rated. */
  ratings: Record<SeatId, RatingShown> | null;
  timing: Timing | null;
  options: Record<string, unknown>;
  edition: EditionName | null;
  /** Whether the host chose the deal. */
  chosen: boolean;
  /** Whether the cards are dealt, so that whoever sat on a free seat before has seen its hand. */
  begun: boolean;
  /** The commitment to the secret of the deal; whoever sits down adds to that deal. */
  commitment: string | null;
  /** The name of whoever made the table; null: they have no seat there. */
  host: string | null;
  /** Whether the table's address is enough to watch it. */
  watchable: boolean;
}

/**
 * A table's invitation link. `host`: whether the player is the host, who may free seats and close the table to watchers (`watchers`
 * is then null).
 */
export interface Invite {
  address: string;
  local: boolean;
  host: boolean;
  /** The entry in the public list of tables with free seats; null if it is not listed. */
  listed: Listed | null;
  watchers: WatchersLink | null;
}

/** Sign in with a secret; `bring`: also transfer everything that this browser has. */
export interface Join {
  secret: string;
  bring: boolean;
}

/** Take the player's seat at a rematch. `addition`: 64 hexadecimal digits, drawn after the commitment was seen. */
export interface JoinRematch {
  addition: string;
}

/** The name for signing in, and the email address for password recovery. */
export interface KeptAccount {
  name: string;
  mail: string | null;
  /** Whether the link in an email to this address was used. Until then, nothing else is sent there. */
  confirmed: boolean;
}

/** An edition as it is now stored. */
export interface KeptEdition {
  edition: Edition;
}

/**
 * A stored standing order: the `values` of its form, the number of the span for which it is valid (`since`, see `Game.span`), and
 * the revision at which it was `given`. `once`: whether it is for one move only.
 */
export interface KeptOrder {
  values: Record<string, string[]>;
  since: number;
  given: number;
  once: boolean;
}

/** A stored profile, with the time when it was created. */
export interface KeptProfile {
  name: string;
  /** Null: the browser's language. */
  language: string | null;
  /** The client's preferences. */
  preferences: Record<string, string | boolean | number | null>;
  created: string;
}

/** Lead the others through the replay of a finished game to this step, seen from the seat `viewer`. */
export interface LeadReplay {
  type: 'lead';
  tag?: string | null;
  /** The step; null to stop leading. */
  step: number | null;
  /** Null: the view of a watcher. */
  viewer?: SeatId | null;
  /** Whether the leader looks at the analysis, too. */
  analysing?: boolean;
  /** Take the lead if this screen does not have it yet. */
  take?: boolean;
}

/** Who leads the others through the replay, and where to. */
export interface Led {
  type: 'led';
  /** The leading seat; null if nobody leads. */
  seat: SeatId | null;
  /** Whether this screen leads. */
  yours: boolean;
  step: number;
  viewer: SeatId | null;
  analysing: boolean;
  /** The secret of the invitation to the latest table that continues this game; null for watchers. */
  branch: string | null;
  rematch: RematchProposal | null;
}

/** A game in an exported profile that cannot be imported, and why. */
export interface LeftOut {
  where: string;
  error: MessageShown;
}

/** Open a table to watchers, who see everything this number of moves late. */
export interface LetWatch {
  late: number;
}

/** The listing of a table with free seats. */
export interface Listed {
  /** The language spoken there. */
  language: 'de' | 'en' | 'pl';
  wanted: 'anybody' | 'beginners' | 'experienced';
}

/** A line of the log; the message is its text. */
export interface LogEntry {
  number: number;
  id: string;
  args: Record<string, Argument>;
  /** Whether the move was the only legal one; shown only to the seat that made it. */
  auto: boolean;
}

/** A move of the seat shown, chosen in the view with this revision. */
export interface MakeMove {
  type: 'move';
  tag?: string | null;
  line: string;
  revision: number;
}

/** A Fluent message with its arguments (see `kernel.messages`). */
export interface MessageShown {
  id: string;
  args: Record<string, Argument>;
}

/** A decision that cost chances to win. */
export interface Mistake {
  /** Number of entries before it. */
  step: number;
  seat: SeatId;
  made: MoveLine;
  better: MoveLine;
  /** Its cost in chances to win, 0 to 1. */
  cost: number;
  why: Why;
}

/** What a move would do, or why it is not allowed. */
export interface MoveAnswer {
  type: 'answer';
  tag: string | null;
  legal: boolean;
  /** The only legal move that was meant, or the line that was asked about. */
  line: string | null;
  /** All legal moves that involve what was asked about. */
  lines?: string[];
  /** What certainly follows, if there is a single move. */
  preview?: MessageShown[];
  /** The reason for the refusal; of several, the one that applies to most moves. */
  error?: MessageShown;
  rule?: string | null;
}

/**
 * Legal moves with one verb. `product` stands for every combination of one item of each list; `rows` lists moves that refer to
 * nothing, one by one.
 */
export interface MoveGroup {
  verb: string;
  /** For each argument, the kind of thing it names, or null for a plain word; nulls at the end are left out. */
  kinds: (string | null)[];
  product?: string[][];
  rows?: string[][];
}

/** A move as a line: `seat verb arguments`. */
export interface MoveLine {
  line: string;
  /** The kind of thing that each argument names; null for other words. */
  kinds: (string | null)[];
}

/** Anything with a name. */
export interface Named {
  name: string;
}

/** An account to create for this player. */
export interface NewAccount {
  password: string;
  mail: string | null;
  name: string;
}

/** A new email address, or none. */
export interface NewMail {
  password: string;
  mail: string | null;
}

/** A new password. */
export interface NewPassword {
  password: string;
  new: string;
}

/** A rematch to create. */
export interface NewRematch {
  deal?: AddedToDeal | null;
}

/** A table to create. */
export interface NewTable {
  game: string;
  seats: SeatSetup[];
  options?: Record<string, unknown>;
  /** The random seed; by default, the table has a deal that nobody chose. */
  seed?: number | null;
  /** A promised deal and the player's addition; without it, the server makes a deal alone. */
  deal?: AddedToDeal | null;
  /** The seat of the person for whom the game counts; by default the first person's. */
  me?: SeatId | null;
  /** The component edition to play with; by default the built-in facts. */
  edition?: Draft | null;
  /** The time control; only if a seat is `open`. */
  timing?: Timing | null;
  /** Whether the game changes the ratings of its players; only if each seat is for a separate person. */
  rated?: boolean;
  /** The course that guides the person on the first seat; it sets its own options and deal, and the game counts for nobody. */
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
  /** The property of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  least: number;
  most: number;
}

/** A publicly listed table. */
export interface OpenTable {
  game: string;
  seats: SeatInfo[];
  free: SeatId[];
  over: boolean;
  /** The table's id, for players who already sit there. */
  table: string | null;
  /** The ratings of the players there who do not hide them; null: the game is not rated. */
  ratings: Record<SeatId, RatingShown> | null;
  timing: Timing | null;
  options: Record<string, unknown>;
  edition: EditionName | null;
  /** Whether the host chose the deal. */
  chosen: boolean;
  /** Whether the cards are dealt, so that whoever sat on a free seat before has seen its hand. */
  begun: boolean;
  /** The commitment to the secret of the deal; whoever sits down adds to that deal. */
  commitment: string | null;
  /** The name of whoever made the table; null: they have no seat there. */
  host: string | null;
  /** Whether the table's address is enough to watch it. */
  watchable: boolean;
  /** The secret for taking its seats, as in a link. */
  secret: string;
  /** When it was listed. */
  made: string;
  listed: Listed;
}

/** The publicly listed tables with free seats, the most recently listed first. */
export interface OpenTables {
  tables: OpenTable[];
}

/** The id of a socket that is carried by requests. */
export interface OpenedPolling {
  id: string;
}

/** A field of a form: one of these words, or any number of them if `many`. */
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

/** A player's own rating in a game for this number of players. */
export interface OwnRating {
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
  game: string;
  players: number;
}

/** How fast bots move for this screen; the slowest of several screens decides. */
export interface Pace {
  type: 'pace';
  tag?: string | null;
  speed: 'fast' | 'normal' | 'once' | 'slow';
}

/** The password of the player's own account. */
export interface PasswordGiven {
  password: string;
}

/** The players at this screen want to pause or resume the clocks or, without `wanted`, decline. */
export interface Pause {
  type: 'pause';
  tag?: string | null;
  wanted: boolean;
}

/** The performance of one seat: `start` + `luck` - `cost` + `gained` = `result`, all in chances to win, 0 to 1. */
export interface Performance {
  seat: SeatId;
  name: string;
  /** `human`, or the name of a bot. */
  kind: string;
  /** Number of decisions counted for accuracy: those before the game was decided and the seat resigned. */
  decisions: number;
  /** The accuracy of the seat, 0 to 100; null without decisions. */
  accuracy: number | null;
  start: number;
  luck: number;
  /** The cost of its own mistakes. */
  cost: number;
  /** Its gain from the mistakes of the others; negative for a loss. */
  gained: number;
  result: number;
}

/** A phase, and the chapter of the rulebook about it. */
export interface PhaseInfo {
  name: string;
  chapter: string;
}

/** A new recovery phrase. */
export interface Phrase {
  words: string[];
}

/** Ask whether the server is still there; any message that follows answers it. */
export interface Ping {
  type: 'ping';
  tag?: string | null;
}

/** A table that continues from a finished game. */
export interface PlayOn {
  /** The step: the number of entries to keep. */
  step: number;
  /** The seats; those that are `open` are left to the people who sat there, each at their own screen. */
  seats: SeatSetup[];
}

/** A finished game in a profile. */
export interface PlayedGame {
  seat: SeatId;
  place: number;
  players: number;
  total: number;
  totals: Record<SeatId, number>;
  sheet: Record<string, number>;
  /** The outcome in the game's campaign (`Game.outcome`). */
  outcome: Record<string, unknown>;
  /** Whether there were take-backs: then the game counts as played and won, but for nothing else. */
  takebacks: boolean;
  /** Whether a limit ended the game: then it counts as played, but for nothing else. */
  cutOff: boolean;
  /** Whether this player or all others gave up: then it counts as played and won or lost, but for nothing else. */
  givenUp: boolean;
  id: string;
  game: string;
  edition: EditionName | null;
  finished: string;
  seats: SeatInfo[];
  /** Whether its rules and components are those of this version, so that it can be replayed and exported. */
  current: boolean;
}

/**
 * A page of the finished games that count for a player, the most recently finished first; the number of all of them by game
 * (`total`), and of those won (`won`).
 */
export interface PlayedGames {
  games: PlayedGame[];
  total: Record<string, number>;
  won: number;
}

/** A request that carries a socket: with messages it delivers them, without any it waits for the server's. */
export interface Poll {
  /** How many messages the client has received over this socket. */
  received?: number;
  /** How many messages the client has sent before these. */
  sent?: number;
  /** Messages to the server, each as the text that a WebSocket would carry. */
  messages?: string[];
}

/** The server's messages over a socket that is carried by requests. */
export interface Polled {
  /** The messages that the client has not confirmed yet, each as the text that a WebSocket would carry. */
  messages: string[];
  /** The code with which the socket was closed after these messages, if it was. */
  closed: number | null;
}

/**
 * How much worse a move is than the best one: how many more games of a hundred it loses, and how many fewer points it brings by the
 * end of the turn or phase; 0 if that is too little or too uncertain to show.
 */
export interface PriceShown {
  games: number;
  points: number;
}

/** A message about an error or a questionable value in an edition, and the fact that it concerns. */
export interface Problem {
  id: string;
  args: Record<string, Argument>;
  where: string;
}

/** A player's profile. */
export interface Profile {
  name: string;
  /** Null: the browser's language. */
  language?: string | null;
  /** The client's preferences. */
  preferences?: Record<string, string | boolean | number | null>;
}

/** A player's profile; null if there is none. */
export interface ProfileAnswer {
  profile: KeptProfile | null;
}

/** An exported profile. Its checksum is the SHA-256 of all else, encoded as JSON with sorted keys and no spaces. */
export interface ProfileFile {
  kind: string;
  format: number;
  version: string;
  /** Null if there is none. */
  profile: Profile | null;
  /** Each is a GameEntry; a damaged one does not prevent importing the others. */
  games: unknown[];
  editions: EditionEntry[];
  /** How many games were left out because of other rules or components. */
  leftOut: number;
  puzzles: SolvedPuzzle[];
  checksum: string;
}

/** A player's progress in a game; a game with a campaign adds more (`Game.progress`). */
export interface Progress {
  records: Best[];
  games: number;
  /** First places in games of several players. */
  wins: number;
  /** The bot that the player would beat half of the time (`results.strength`). */
  bot: string;
}

/** A deal for a future table: the server can no longer change its secret, as the commitment is a hash of it. */
export interface PromisedDeal {
  id: string;
  commitment: string;
}

/**
 * A move of a puzzle, what follows if everybody plays best, and those rows of what it secures that differ from the best move's; for
 * the best move itself, all rows.
 */
export interface PuzzleAnswer {
  line: MessageShown[];
  rows: PuzzleRow[];
}

/** A puzzle of a game, and when this player solved it. `picture`: the content of a small drawing of it, as the game defines it. */
export interface PuzzleInfo {
  id: string;
  theme: string;
  /** From 1 (easy) to 3. */
  difficulty: number;
  /** How hard it is, on the scale of the players' ratings. */
  rating: number;
  players: number;
  solved: string | null;
  /** Whether this player's first answer was wrong. */
  missed: boolean;
  picture: Record<string, unknown>;
}

/** One row of what a move secures (`number`), compared with what the best move secures (`best`). */
export interface PuzzleRow {
  row: string;
  number: number;
  best: number;
}

/** What is proven about the last move in a puzzle. */
export interface PuzzleSaid {
  theme: string;
  difficulty: number;
  /** The last move; once the puzzle is solved, the whole answer. */
  answer: PuzzleAnswer | null;
  /** After a wrong move: the best one in its place. */
  solution: PuzzleAnswer | null;
  /** Once the puzzle is solved: wrong answers that seemed good. */
  others: PuzzleAnswer[];
}

/**
 * How well a player solves the puzzles of a game: their rating (Glicko-2) and its deviation, the rating's change by the first answer
 * to the puzzle `last`, and how many they have solved in a row, now and at best.
 */
export interface PuzzleStanding {
  rating: number;
  deviation: number;
  change: number;
  streak: number;
  best: number;
  /** Null if no puzzle was tried yet. */
  last: string | null;
}

/** The puzzles of a game, the id of today's puzzle, and how well this player solves them. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
  daily: string | null;
  standing: PuzzleStanding;
}

/** A player's Glicko-2 rating, and the number of rated games. `provisional`: it is still very uncertain. */
export interface RatingShown {
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}

/** A player's ratings; `hidden`: whether they are hidden from others. */
export interface RatingsShown {
  ratings: OwnRating[];
  hidden: boolean;
}

/** The date and table at which something was reached. */
export interface Reached {
  date: string;
  table: string;
}

/** What favours a move: by how much a part of its seat gets better, or another seat's gets worse (see `advice.Reason`). */
export interface ReasonShown {
  seat: SeatId;
  part: string;
  number: number;
}

/** The secret from the email, and a new password. */
export interface Recover {
  secret: string;
  new: string;
}

/** The full description of a component. */
export interface ReferenceEntry {
  name: string;
  /** Rule ids, its own ruling first. */
  rules: string[];
  facts: FactWords[];
  /** What is known about it and what was chosen; may be empty. */
  why: string;
  /** Related components. */
  related: Related[];
}

/** Ids of things on the table by their kinds; several of one kind as a list. */
export type References = Record<string, string | string[]>;

/** The request was refused; nothing has changed. */
export interface Refused {
  type: 'refused';
  tag: string | null;
  error: MessageShown;
  /** The rule that forbids the move, if any. */
  rule: string | null;
  /** Seconds until the client may try again, if there were too many requests. */
  wait: number | null;
}

/** Related components, with a message about the relation. */
export interface Related {
  words: MessageShown;
  things: Thing[];
}

/** A rematch to which somebody invites the others. */
export interface RematchProposal {
  /** The id of its table. */
  table: string;
  /** The seat of whoever asks for it; null if they have left it. */
  seat: SeatId | null;
}

/** How a player is reminded. `key`: the public key for push subscriptions; `mail`: whether the server can send email. */
export interface Reminding {
  channels: ChannelShown[];
  key: string;
  mail: boolean;
}

/** A finished game, step by step; moves that were taken back are left out. */
export interface ReplayIndex {
  game: string;
  edition: EditionName | null;
  seats: SeatInfo[];
  steps: ReplayStep[];
  /** Whether the players used separate screens: over the table's socket they may look at the replay together. */
  together: boolean;
  /** Whether the player had no seat, and may only watch. */
  watches: boolean;
}

/** The public link to a replay, if there is one. */
export interface ReplayLink {
  link: Address | null;
}

/** A move or resignation that was not taken back, and the table after it; the first step is the beginning. */
export interface ReplayStep {
  step: number;
  round: string | null;
  turn: number | null;
  /** The number of the last log entry up to this step. */
  log: number;
  /** The move or resignation; null at the beginning. */
  line: string | null;
  seat: SeatId | null;
}

/** Report a chat line to the host, who does not learn who reported it. */
export interface Report {
  type: 'report';
  tag?: string | null;
  number: number;
}

/** Resign a seat; in a game for two also that of an absent player (`View.absent`), so that the other one wins. */
export interface Resign {
  type: 'resign';
  tag?: string | null;
  seat: SeatId;
}

/** How a game ended. */
export interface ResultShown {
  /** The ranking, best first; tied seats together. */
  ranking: SeatId[][];
  totals: Record<SeatId, number>;
  /** For each seat the rows of its score sheet, in order. */
  sheet: Record<SeatId, Record<string, number>>;
  reason: MessageShown;
  /** Whether a limit ended the game early, so that nobody has won. */
  cutOff: boolean;
  /**
   * Whether it ended because all others gave up, or without a result because those who were left ended it (`ranking` is then empty);
   * then there are no totals and no sheet.
   */
  givenUp: boolean;
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
   * The rulebook's terms, each with its synonyms and the beginnings of words for it in other languages and earlier versions; a space
   * at the end marks a whole word.
   */
  terms: Record<string, string[]>;
}

/** A chat line, either as text or as a phrase that each reader sees in their own language. */
export interface Say {
  type: 'say';
  tag?: string | null;
  text?: string;
  phrase?: 'luck' | 'moment' | 'thanks' | null;
}

/** `P1`.. clockwise. */
export type SeatId = string;

/** A seat and who has it. */
export interface SeatInfo {
  seat: SeatId;
  name: string;
  /** `human`, or the name of a bot. */
  kind: string;
  resigned: boolean;
  /** The bot that plays in place of a person, where players use separate screens. */
  bot: string | null;
  /** Whether the bot plays only until that person comes back. */
  standsIn: boolean;
}

/** The seat that a link hands over, and its player's name; `mine`: this player has it already. */
export interface SeatOffer {
  table: string;
  game: string;
  name: string;
  mine: boolean;
}

/** Who takes a seat: a person (`human`) or a bot, by its name. */
export interface SeatSetup {
  kind: string;
  name: string;
}

/** A secret: the end of a link, or the words of a recovery phrase. */
export interface Secret {
  secret: string;
}

/** A section of the list of components, e.g. the draft cards. */
export interface Section {
  section: string;
  sort: string;
  ids: string[];
}

export type ServerMessage = View | Epoch | Alive | Accepted | Refused | MoveAnswer | HintAnswer | ChatShown | Led | OrderForms | StandingOrders;

/** A shape as rows of `X` and `.`, limited in number and length. */
export interface ShapeFact {
  kind: 'shape';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** The property of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  rows: number;
  columns: number;
}

/** Show this seat, whose player now uses the screen. */
export interface Show {
  type: 'show';
  tag?: string | null;
  seat: SeatId;
}

/** Sign in to an account; `bring`: also transfer everything that this browser has. */
export interface SignIn {
  password: string;
  name: string;
  bring: boolean;
}

/** The data of the player to sign in as, and of the present one; `same`: they are the same player. */
export interface SignInOffer {
  theirs: Belongings;
  mine: Belongings;
  same: boolean;
}

/** The host silences the player at a seat, or lets them speak again. */
export interface Silence {
  type: 'silence';
  tag?: string | null;
  /** Null: newcomers, who may then send only phrases. */
  seat: SeatId | null;
  silent: boolean;
}

/** A number of rows and a number of columns, in that order. */
export interface SizeFact {
  kind: 'size';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** The property of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  choices: (string | number)[];
  /** The sort of things that the choices are ids of. */
  of: string;
  least: number;
  most: number;
  repeats: number;
}

/** A puzzle in an exported profile: when it was solved, and when it was first answered wrongly before that. */
export interface SolvedPuzzle {
  game: string;
  puzzle: string;
  date: string | null;
  missed: string | null;
}

/** A standing order, as its owner alone sees it. */
export interface StandingOrder {
  kind: string;
  values: Record<string, string[]>;
  /** How many moves it has made. */
  made: number;
  /**
   * Empty while it is active; otherwise why it has ended: `done`, `expired`, `void` (it cannot be carried out any more, and its owner
   * is asked), `undone` (a move was taken back).
   */
  ended: string;
}

/** The standing orders of the seat shown, sent only to that seat whenever they change. */
export interface StandingOrders {
  type: 'standing';
  orders: StandingOrder[];
}

/**
 * The comments on a finished game, and related tables. `source`: the table whose game this one continues, from `step`; null: none,
 * or it is gone. `branches`: tables that continue this game or, in turn, another of these, each after its source.
 */
export interface StudyShown {
  source: string | null;
  step: number;
  branches: BranchShown[];
  comments: CommentShown[];
}

/** The component edition of a table: the changed facts by their paths. */
export interface TableEdition {
  name: string;
  hash: string;
  changes: Record<string, FactValue>;
}

/** A table in a player's list. Times are UTC in ISO format; `mine`: that player's seats. */
export interface TableSummary {
  game: string;
  /** The component edition; null for the built-in facts. */
  edition: EditionName | null;
  seats: SeatInfo[];
  round: string | null;
  over: boolean;
  /** The seats that must decide. */
  turn: SeatId[];
  /** Whether nothing is dealt yet, as not every seat is taken. */
  waits: boolean;
  /** The course that guides the person there. */
  course: string | null;
  mine: SeatId[];
  /**
   * How the player can get rid of the table: `leave` for a guest while the game runs, `resign` (and lose) while a rated game runs;
   * null: not at all, as this player has lost a rated game that the others have not finished.
   */
  end: 'delete' | 'leave' | 'resign' | null;
  id: string;
  created: string;
  moved: string;
}

/** A player's tables, the one with the latest move first. */
export interface Tables {
  tables: TableSummary[];
}

/** A message over the socket; the answer repeats its `tag`. */
export interface Tagged {
  type: 'Tagged';
  tag?: string | null;
}

/** Take back the last move, as seen in the view with this revision; where others sit at their own screens, ask them to agree. */
export interface TakeBack {
  type: 'undo';
  tag?: string | null;
  revision: number;
  /** Take the move back even if that reveals something (`tells`); otherwise this is refused. */
  knowingly?: boolean;
}

/** Take a free seat under a name. `addition`: 64 hexadecimal digits, drawn after the commitment was seen. */
export interface TakeSeat {
  secret: string;
  seat: SeatId;
  name: string;
  addition: string;
}

/** How much of an exported profile was imported, and how much existed already. */
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
  /** The property of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  most: number;
}

/** A component, identified as in the reference. */
export interface Thing {
  sort: string;
  id: string;
}

/**
 * The time control for players at separate screens: `seconds` for the whole game plus an `increment` for every decision (`live`), or
 * `seconds` for each decision. `zero`: what happens when the time is up.
 */
export interface Timing {
  pace: 'correspondence' | 'live' | 'relaxed';
  seconds: number;
  increment?: number;
  zero?: 'bot' | 'nothing' | 'resign';
}

/** Like ChoicesFact, with numbers and `star` as choices; tokens lie in ascending order. */
export interface TokensFact {
  kind: 'tokens';
  /** Its path in the facts: `cards.vulko.cost`. */
  path: string;
  /** Together with `entry`, the component it belongs to. */
  sort: string;
  entry: string;
  /** The property of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
  choices: (string | number)[];
  /** The sort of things that the choices are ids of. */
  of: string;
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
  /** The property of the component: `cost`, `name.pl`. */
  key: string;
  /** Its value in the built-in facts. */
  value: string | number | boolean | (string | number)[];
  /** Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`. */
  source: string;
}

/** Whether a person's last move, and all after it, may be taken back; if not, why. */
export interface Undo {
  allowed: boolean;
  reason?: MessageShown;
  /** Whether others have answered that move with knowledge of their own: once it is taken back, the game counts as one with take-backs. */
  tells: boolean;
}

/** A request to all others at the table to take back the last move or, with `end`, to end the game as it stands. */
export interface UndoRequest {
  seat: SeatId;
  /** The seats that have not answered yet. */
  waiting: SeatId[];
  /** The seat that declined, so that the move stays; if it is `seat` itself, the request was withdrawn. */
  declined: SeatId | null;
  end: boolean;
}

/** What is not to be sent on a channel. */
export interface Unwanted {
  silent: ('given-up' | 'rematch' | 'result' | 'seats' | 'time' | 'turn')[];
}

/** A table as one seat sees it, without anything hidden from that seat. */
export interface View<Table = unknown> {
  type: 'view';
  revision: number;
  game: string;
  /** The component edition; null for the built-in facts. */
  edition: EditionName | null;
  /** The seat that the view is for; null: a watcher. */
  seat: SeatId | null;
  /** Whether nothing is dealt yet, as not every seat is taken; `table` is then null. */
  waits: boolean;
  /** Whether nothing more will happen. */
  over: boolean;
  /** Whether something was taken back that others had answered: the game counts for no record, scenario or achievement. */
  takebacks: boolean;
  /** Whether it continues another game from some step, and counts for nobody. */
  whatIf: boolean;
  seats: SeatInfo[];
  /** The viewer's seats: all people's, unless players use separate screens. */
  mine: SeatId[];
  /** Free seats for people; null if everybody shares a screen, or for a watcher once the cards are dealt. */
  free: SeatId[] | null;
  /** The seats of players who do not have the table open. */
  away: SeatId[];
  /** The seats for whose players the viewer has waited too long (`Seats.absent`). */
  absent: SeatId[];
  /** The number of watchers. */
  onlookers: number;
  /**
   * If the log begins anew at separate screens, the number of the entry after which the story begins: the last one caused by `seat`'s
   * latest action; null: there is no story.
   */
  since: number | null;
  /** For watchers: how many moves late everything is shown; null for all others. */
  late: number | null;
  /** Null if there are no clocks. */
  clock: ClockShown | null;
  /** The ratings of the players there who do not hide them; null: the game is not rated. */
  ratings: Record<SeatId, RatingShown> | null;
  /** The seats that must decide; several in a draft, where each may move first. */
  waiting: SeatId[];
  /** The waiting seats that a bot decides for. */
  thinking: SeatId[];
  /** Why a bot's move is missing. */
  trouble: MessageShown | null;
  /** The seat at this screen that must decide if `seat` need not. */
  show: SeatId | null;
  /** The decision of `seat`. */
  decision: DecisionShown | null;
  guide: GuideShown | null;
  /** Whether a take-back is possible; at separate screens, whether `seat` may ask the others for one. */
  undo: Undo;
  request: UndoRequest | null;
  /** Whether nothing has happened since the last take-back. */
  takenBack: boolean;
  /** The entries after number `logStart`. */
  log: LogEntry[];
  logStart: number;
  /** The table after each entry of `log` that is recent enough and after which it can be shown. */
  story: Frame[];
  /** Null while the game runs, and if nobody is left to have won. */
  result: ResultShown | null;
  /** Whether the game is over once all players but one have resigned; otherwise a bot always plays on. */
  resignationEnds: boolean;
  /** The game's own view of the table. */
  table: Table;
}

/** The link for watchers of a table, and how many moves late they see everything. */
export interface WatchersLink {
  address: string;
  local: boolean;
  late: number;
}

/**
 * Why one move is better than another, most important reason first; `line`: the moves that the search expects after it, if the parts
 * counted do not say why.
 */
export interface Why {
  reasons: ReasonShown[];
  line: MoveLine[];
}

/** Withdraw the standing order of this kind. */
export interface WithdrawOrder {
  type: 'withdraw';
  tag?: string | null;
  kind: string;
}
