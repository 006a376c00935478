import { t } from '../i18n/index.svelte';
import type { Goal, GoalForm } from './goals';

/** What a goal asks for, as a sentence; its number is open, if the form alone is given. `points`: what it is worth. */
export function goalWords(game: string, points: number, form: GoalForm, goal?: Goal): string {
  return t(`${game}-goal-${form.word.replaceAll(' ', '-')}`, { number: goal?.number ?? '…', points });
}
