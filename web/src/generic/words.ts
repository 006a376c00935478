/**
 * The names on a table of a game without drawings. A game may have better words: `GAME-table-KEY` for a part of the table,
 * `GAME-table-KEY-WORD` for a word in it, `GAME-option-KEY-VALUE` for a value of an option, `GAME-row-ROW` for a row of the score sheet, `GAME-move-VERB` for a move, with its things as
 * arguments by their kinds (`$card`, the second of a kind `$card_2`).
 */
import type { LegalMove } from '../server/moves';
import { capitalised, tOr, type Args, type Namer } from '../i18n/index.svelte';

export function partName(game: string, key: string): string {
  return tOr(`${game}-table-${key}`, capitalised(key));
}

export function wordName(game: string, key: string, word: string): string {
  return tOr(`${game}-table-${key}-${word}`, word);
}

/** What the command line says of an option, too. */
export function optionName(game: string, key: string): string {
  return capitalised(tOr(`${game}-flag-${key}`, key));
}

export function optionWord(game: string, key: string, value: unknown): string {
  return tOr(`${game}-option-${key}-${String(value)}`, String(value));
}

export function rowName(game: string, row: string): string {
  return tOr(`${game}-row-${row}`, capitalised(row));
}

export function moveText(game: string, { verb, words, things }: LegalMove, namer: Namer): string {
  const args: Args = {};
  for (const { kind, id } of things) args[kind in args ? `${kind}_2` : kind] = id;
  const left = [...things];
  const named = words.map((word) => (left[0]?.id === word ? (namer(left[0].kind, left.shift()?.id ?? '') ?? word) : word));
  return tOr(`${game}-move-${verb}`, [capitalised(verb), ...named].join(' '), args, namer);
}
