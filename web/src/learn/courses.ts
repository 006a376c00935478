import { api } from '../server/api';
import { go } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import { boxOfTable } from '../editions/mine';
import type { Game } from '../contract/types';
import { defaultName } from '../setup/play';
import { FIRST } from '../store/first';

export { FIRST };

/** A lesson: positions that are courses of their own. */
export interface Lesson {
  name: string;
  courses: string[];
}

/** The lessons of a game: all courses but the first game, grouped by their name without its number. */
export function lessons(courses: readonly string[]): Lesson[] {
  const found = new Map<string, string[]>();
  for (const course of courses.filter((name) => name !== FIRST)) {
    const name = course.replace(/-\d+$/, '');
    found.set(name, [...(found.get(name) ?? []), course]);
  }
  return [...found].map(([name, courses]) => ({ name, courses }));
}

/** How far the reader is in the guided first game of a game. */
export function firstGame(game: string): 'new' | 'begun' | 'done' {
  if (learned(game, FIRST)) return 'done';
  return settings.courses[`${game}/${FIRST}`] ? 'begun' : 'new';
}

export function learned(game: string, course: string): boolean {
  return settings.learned.includes(`${game}/${course}`);
}

export function learn(game: string, course: string): void {
  if (!learned(game, course)) settings.learned = [...settings.learned, `${game}/${course}`];
  delete settings.courses[`${game}/${course}`];
}

/** Opens a table of the course, or the table of an unfinished first game if it still exists. Raises ApiError. */
export async function begin(game: Game, course: string): Promise<void> {
  void game.table().catch(() => undefined);
  const key = `${game.name}/${course}`;
  const left = settings.courses[key];
  if (left && (await api.tables()).tables.some(({ id }) => id === left)) return go({ page: 'table', id: left });
  const seats = [{ kind: 'human', name: defaultName('me', 0) }, { kind: 'greedy', name: defaultName('greedy', 1) }];
  const { id } = await api.create({ game: game.name, course, seats, ...(await boxOfTable(game.name)) });
  if (course === FIRST) settings.courses[key] = id;
  go({ page: 'table', id });
}
