/** Cards in a player's hand that are not in the list: each takes the place of a reconstructed one. */
import { count, form, oneOf, some, type Read } from '../../../../app/forms';
import { Library, type Concoction, type SymbolKind } from '../../box/library';
import { SYMBOLS } from '../rules/box';

/** Nobody can have as many (NOC-1.5, 4.1, 7.3), and more take long to count. */
export const MAX_CONCOCTIONS = 20;
/** The limits of a level, as in an edition. */
export const MOST_SYMBOLS = 5;
export const MOST_POINTS = 20;

const symbols = some<SymbolKind>(oneOf(SYMBOLS));

/** What is printed on such a card. */
export const readCard = form({ level1: symbols, points1: count, level2: symbols, points2: count });

export type OwnCard = Read<typeof readCard>;
type OwnCards = Record<string, OwnCard>;
type Holders = { cards: OwnCards; players: readonly { concoctions: readonly string[] }[] };

/** The own cards that somebody has. */
export function heldCards({ cards, players }: Holders): OwnCards {
  return Object.fromEntries(Object.entries(cards).filter(([id]) => players.some(({ concoctions }) => concoctions.includes(id))));
}

/** The components with the players' own cards. */
export function withCards(library: Library, cards: OwnCards, name: string): Library {
  const known = library.components.concoction;
  const own = Object.entries(cards).map(([id, card]) => [id, { ...known[id], ...card, id, name, source: 'edited' }] as [string, Concoction]);
  return own.length > 0 ? new Library({ ...library.components, concoction: { ...known, ...Object.fromEntries(own) } }) : library;
}

/**
 * Adds a card of a player in place of the most similar reconstructed one that nobody has, and returns its id; undefined: none is left.
 * Two players on two phones do not come upon the same one.
 */
export function addCard(library: Library, sheet: Holders, card: OwnCard, player: number): string | undefined {
  sheet.cards = heldCards(sheet);
  const unlike = ({ level1, level2 = [] }: Concoction): number => Math.abs(level1.length - card.level1.length) + Math.abs(level2.length - card.level2.length);
  const taken = new Set(sheet.players.flatMap(({ concoctions }) => concoctions));
  const all = Object.values(library.components.concoction);
  const others = (one: Concoction): number => Number(all.indexOf(one) % sheet.players.length !== player);
  const free = all.filter(({ id, source, edited }) => !taken.has(id) && source === 'reconstructed' && !edited);
  const { id } = free.sort((a, b) => unlike(a) - unlike(b) || others(a) - others(b))[0] ?? {};
  if (id !== undefined) sheet.cards[id] = card;
  return id;
}

/** The facts that own cards correct in a box. */
export function corrections(cards: OwnCards): Record<string, string[] | number> {
  return Object.fromEntries(Object.entries(cards).flatMap(([id, card]) => Object.entries(card).map(([key, value]) => [`concoctions.${id}.${key}`, value])));
}
