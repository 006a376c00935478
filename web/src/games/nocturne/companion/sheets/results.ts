import { listed, t } from '../../../../i18n/index.svelte';
import { accounts, decidedBy, ranking, spriteOrder, type Account } from '../rules/score';
import type { AimView, NocturneComponents } from '../../box/library';
import type { ScoreColumn } from '../../box/types';
import { judge } from '../rules/aims';
import type { Box } from '../rules/box';
import { ended, type PlayerSheet, type Sheet, type SheetProps } from './sheets';

/** The result of a sheet. */
export interface Outcome {
  family: boolean;
  accounts: Account[];
  /** The players from first to last. */
  ranking: number[][];
  decided: ReturnType<typeof decidedBy>;
  /** The groups of players whose ties only Sprite order breaks: equal eggs or equal totals (NOC-8.5, 7.4). */
  ties: number[][];
  /** The players in ties that nothing said so far settles. */
  open: number[];
  /** The twilight goals of which nobody has said who won them. */
  unsaid: string[];
}

export function outcome(box: Box & Pick<NocturneComponents, 'scenario'>, sheet: Sheet): Outcome {
  const game = ended(sheet, box.scenario);
  const found = accounts(box, game);
  const totals = found.map(({ rows }) => rows.total);
  const eggs = found.map((one) => one.eggs.number);
  const asked = (numbers: readonly number[]): number[][] => equal(numbers).filter((group) => (numbers[group[0] ?? 0] ?? 0) > 0);
  const ties = game.family ? [] : [...asked(eggs), ...asked(totals)];
  const order = (player: number): number => spriteOrder(game, player);
  const unsaid = game.family ? [] : sheet.twilight.filter(({ winner }) => winner === null).map(({ goal }) => goal);
  const [first = 0, second = -Infinity] = totals.toSorted((a, b) => b - a);
  const unsettled = ties.flatMap((tie) => tie.filter((one) => tie.some((other) => other !== one && order(other) === order(one))));
  return {
    family: game.family,
    accounts: found,
    ranking: ranking(game, totals),
    // Somebody else may have won the goals of which nothing is said.
    decided: unsaid.length > 0 && first - second <= unsaid.length * box.scoring.twilight_goal ? 'open' : decidedBy(game, found),
    ties,
    open: [...new Set(unsettled)].sort((a, b) => a - b),
    unsaid,
  };
}

/** The aims of a player: those of the scenario that they play, the total first, or the achievements; the title says how many are met. A game with a scenario counts for nothing else (NOC-12.2). */
export function aimsOf(box: NocturneComponents, sheet: Sheet, player: number, account: Account): { title: string; aims: AimView[] } {
  const { scenario, ticked } = sheet.players[player] as PlayerSheet;
  const played = box.scenario[scenario];
  const asked = played ? [`total>=${played.points}`, ...played.aims] : sheet.players.some((one) => one.scenario > 0) ? [] : Object.keys(box.achievement);
  const game = ended(sheet, box.scenario);
  const aims = game.family || game.gems ? [] : asked.map((aim) => judge(box, game, player, account, aim, ticked));
  return { title: t('client-nocturne-companion-aims', { name: played?.name ?? t('client-nocturne-companion-achievements'), number: aims.filter(({ met }) => met).length, count: aims.length }), aims };
}

/** Whether a player may have more points than are counted: a tie in eggs is open. */
export function atLeast({ eggs }: Account): boolean {
  return eggs.most > eggs.each;
}

/** A player's total in words. */
export function titleOf(name: string, account: Account): string {
  return t(atLeast(account) ? 'client-nocturne-companion-account-open' : 'client-nocturne-companion-account', { name, number: account.rows.total });
}

/** The columns of the score sheet. */
export function columns(names: readonly string[], { family, accounts, decided, ranking }: Outcome): ScoreColumn[] {
  return accounts.map((account, index) => ({
    seat: index + 1,
    name: names[index] ?? '',
    // The family game has no goals (NOC-11.1).
    values: family ? { ...account.rows, twilight: undefined, moonlight: undefined } : account.rows,
    atLeast: atLeast(account) ? ['eggs', 'total'] : [],
    winner: accounts.length > 1 && account.rows.total > 0 && decided !== 'open' && (ranking[0]?.includes(index) ?? false),
  }));
}

/** Who has won, or what that depends on, and everybody's places where they say more. Nobody wins before anybody has points. */
export function verdict({ library, sheet, names, outcome: { accounts, decided, open, ranking, unsaid } }: SheetProps & { outcome: Outcome }): { text: string; places?: string } {
  const called = (players: readonly number[]): string => listed(players.map((player) => names[player] ?? ''));
  const totals = accounts.map(({ rows }) => rows.total);
  if (totals.every((total) => total === 0)) return { text: t('client-nocturne-companion-no-points') };
  const first = ranking[0] ?? [];
  const number = totals[first[0] ?? 0] ?? 0;
  const points = Math.max(0, ...library.components.scoring.bands.filter((bound) => bound <= number));
  const tie = [
    ...(open.length > 0 ? [t('client-nocturne-companion-tie-open', { names: called(open) })] : []),
    ...(unsaid.length > 0 ? [t('client-nocturne-companion-goals-open', { text: listed(unsaid.map((goal) => library.name('goal', goal) ?? goal)) })] : []),
  ].join(' ');
  if (decided === 'open') return { text: tie };
  const kind = decided === 'alone' ? (points > 0 ? 'band' : 'no-band') : decided;
  const others = [...totals.keys()].filter((player) => totals[player] === number && !first.includes(player));
  const text = t(`client-nocturne-companion-verdict-${kind}`, { name: called(first), number, points, names: called(decided === 'shared' ? first : others), opener: names[sheet.opener ?? 0] ?? '' });
  const order = ranking.map((place) => `${called(place)} (${totals[place[0] ?? 0] ?? 0})`).join(', ');
  return { text, places: tie || ranking.length === 1 ? tie : t('client-nocturne-companion-ranking', { text: order }) };
}

/** The groups of players with the same number. */
function equal(numbers: readonly number[]): number[][] {
  return [...new Set(numbers)].map((number) => numbers.flatMap((one, player) => (one === number ? [player] : []))).filter((group) => group.length > 1);
}

const SORTS = ['goal', 'tile', 'character', 'modification'];
const FIELDS: Record<string, string> = {
  mode: 'client-mode', forest: 'client-forest', character: 'client-nocturne-sort-character', moonlight: 'client-nocturne-sort-moonlight',
  opener: 'client-nocturne-companion-opener', tokens: 'client-nocturne-companion-tokens-left', title: 'client-nocturne-companion-rename-label',
  sprite: 'client-nocturne-companion-order', scenario: 'client-nocturne-companion-scenario', ability: 'client-nocturne-companion-ability',
};

/** A place of a sheet, and a value there, in words. */
export function told({ library, names }: Pick<SheetProps, 'library' | 'names'>, at: readonly string[], value: unknown): [place: string, value: string] {
  const [part, index] = at;
  const named = (id: unknown): string | undefined => SORTS.map((sort) => library.name(sort, String(id))).find(Boolean);
  const keys = part === 'players' ? at.slice(2) : at;
  const words = keys.map((key) => named(key) ?? (FIELDS[key] ? t(FIELDS[key]) : /^[a-z]\d$/.test(key) ? key : ''));
  if (part === 'players') words.unshift(names[Number(index)] ?? '');
  if (part === 'names') words.push(t('client-companion-player-name', { number: Number(index) + 1 }));
  if (Array.isArray(value)) return [words.join(': '), value.map((player: number) => names[player] ?? '').join(', ') || '–'];
  const owned = part === 'opener' || part === 'forest' || at.at(-1) === 'winner';
  const known = owned && typeof value === 'number' ? names[value] : value === 'nobody' ? t('client-nocturne-companion-owner-none') : part === 'mode' && value ? t(`client-nocturne-companion-mode-${String(value)}`) : named(value);
  return [words.filter(Boolean).join(': '), known ?? (value === 0 ? '0' : value === true ? '✓' : String(value || '–'))];
}

/** Whether anything has been entered. */
export function started(sheet: Sheet): boolean {
  return (
    sheet.twilight.some(({ winner }) => winner !== null) ||
    sheet.players.some(({ tiles, concoctions, tokens, moonlight }) => concoctions.length > 0 || tokens > 0 || Object.keys({ ...tiles, ...moonlight }).length > 0)
  );
}
