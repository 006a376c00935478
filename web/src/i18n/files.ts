/**
 * The files of words that are fetched only when needed: those of the pages around the tables, and of parts that are seldom shown. Each holds the words
 * of some other files, too, which are wanted with it. A table does not even contain their addresses (lazy.ts).
 */
export const LAZY = {
  advice: [],
  analysis: [],
  chat: [],
  companion: [],
  consent: [],
  deals: [],
  editions: ['edition-pages', 'facts', 'goals'],
  help: [],
  invitations: ['lobby'],
  learn: [],
  moments: [],
  orders: [],
  pages: ['files', 'options'],
  primer: [],
  profile: ['account', 'reminders'],
  puzzles: [],
  reference: [],
  replay: [],
} as const satisfies Record<string, readonly string[]>;
