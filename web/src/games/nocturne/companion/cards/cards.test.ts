import { expect, it } from 'vitest';
import { Library, type NocturneComponents } from '../../box/library';
import { addCard, corrections, withCards, type OwnCard } from './cards';

const recipe = { level1: ['egg', 'egg', 'egg'], points1: 3, level2: ['herb'], points2: 7 };
const concoction = { 1: { ...recipe, id: '1', level2: [], source: 'reconstructed' }, 6: { ...recipe, id: '6', source: 'reconstructed' }, 7: { ...recipe, id: '7', source: 'rulebook' }, 8: { ...recipe, id: '8', source: 'reconstructed', edited: ['points1'] } };
const library = new Library({ concoction } as unknown as NocturneComponents);

it('an own card takes the place of the most similar reconstructed one, and is what a box corrects', () => {
  const player = { concoctions: [] as string[] };
  const sheet = { cards: {}, players: [player] };
  const card = { ...recipe, points1: 5, points2: 9 } as OwnCard;
  expect(addCard(library, sheet, card, 0)).toBe('6');
  player.concoctions.push('6');
  expect(withCards(library, sheet.cards, 'Own').concoction('6')).toMatchObject({ ...card, name: 'Own', source: 'edited' });
  expect(corrections(sheet.cards)).toEqual({ 'concoctions.6.level1': card.level1, 'concoctions.6.points1': 5, 'concoctions.6.level2': card.level2, 'concoctions.6.points2': 9 });
  expect(addCard(library, sheet, card, 0)).toBe('1');
  player.concoctions.push('1');
  expect(addCard(library, sheet, card, 0)).toBeUndefined();
});
