import type { AimView } from '../../box/library';
import { entry, type Box } from './box';
import type { Account, Ended, Holding } from './score';

const FORM = /^([a-z_]+?)(?:_with_(\d)_tiles)?(?::([a-z+-]+))?(?:(>=|<=|=)(\d+))?$/;

/** How far a player is with an aim, which is in the notation of the facts. What the sheet does not know has no value, and is met if it is among those `ticked`. */
export function judge(box: Box, game: Ended, player: number, account: Account, aim: string, ticked: readonly string[]): AimView {
  const [, measure = '', least = '', argument = '', comparison = '', wanted = '1'] = FORM.exec(aim) ?? [];
  const target = Number(wanted);
  const value = measures(box, game, player, account, argument, Number(least))[measure]?.() ?? null;
  const ending = { '<=': '-most', '=': target ? '-all' : '-none' }[comparison] ?? '';
  const id = `nocturne-aim-${measure === 'kinds' ? 'kinds-with-tiles' : measure.replaceAll('_', '-')}${ending}`;
  const args = { number: target, row: argument, set: argument, sort: argument.replace('+', '-'), tiles: Number(least) };
  const reached = (amount: number): boolean => (comparison === '=' ? amount === target : comparison === '<=' ? amount <= target : amount >= target);
  return { aim, words: { id, args }, value, target, met: value === null ? ticked.includes(aim) : reached(value) };
}

/** What a player has of each measure that the sheet knows; mirrors count only for points and full sets (NOC-12.5). */
function measures({ tile, concoction, scoring }: Box, game: Ended, player: number, { rows, feathers, mushrooms, herbs, brews }: Account, argument: string, least: number): Record<string, () => number> {
  const { tiles, mirrors } = game.players[player] as Holding;
  const kind = (id: string): string => entry(tile, id).kind;
  const number = (sort: string): number => Object.entries(tiles).reduce((sum, [id, count]) => sum + ([kind(id), entry(tile, id).herb].includes(sort) ? count : 0), 0);
  const counts = [...new Set(Object.keys(tile).map(kind))].map(number);
  const letters = new Set([...herbs.sets.flatMap((set) => set.herbs), ...herbs.alone.map(({ letter }) => letter)].filter((letter) => letter !== 'wild'));
  const wilds = herbs.sets.flatMap(({ wild }) => wild).length + (herbs.alone.find(({ letter }) => letter === 'wild')?.count ?? 0);
  const own: Record<string, number> = { feather: feathers, herb: letters.size + wilds, 'tripti-fungilus': mushrooms.tripti, 'duode-dax': mushrooms.duode };
  const full: Record<string, number> = { feather: scoring.feathers.length - 1, herb: Math.max(...Object.keys(scoring.herb_sets).map(Number)), 'tripti-fungilus': scoring['tripti-fungilus'].length - 1, 'duode-dax': scoring['duode-dax'].length - 1 };
  return {
    total: () => rows.total,
    points: () => (argument === 'goals' ? rows.twilight + rows.moonlight : rows[argument as keyof typeof rows]),
    full_set: () => Number((own[argument] ?? 0) >= (full[argument] ?? 1)),
    tiles: () => argument.split('+').reduce((sum, sort) => sum + number(sort), 0),
    distinct_kinds: () => counts.filter((count) => count > 0).length,
    distinct_runestones: () => Object.keys(tiles).filter((id) => kind(id) === 'runestone').length,
    most_of_one_kind: () => Math.max(...counts),
    every_kind: () => Math.min(...counts),
    kinds: () => counts.filter((count) => count >= least).length,
    concoctions_complete: () => brews.filter(({ id, levels }) => levels === (entry(concoction, id).level2 ? 2 : 1)).length,
    twilight_goals: () => game.twilight.filter((winner) => winner === player).length,
    mirrors_as_different_kinds: () => new Set(mirrors.flatMap((id) => (id === null ? [] : kind(id)))).size,
  };
}
