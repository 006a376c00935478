import { t } from '../i18n/index.svelte';
import type { Goal, GoalForm } from './goals';

/** A goal as a sentence; without its number if only its form is given. `points`: those it is worth. */
export function goalWords(game: string, points: number, form: GoalForm, goal?: Goal): string {
  return t(`${game}-goal-${form.word.replaceAll(' ', '-')}`, { number: goal?.number ?? '…', points });
}
