/** Goals as lines of words: `first area 3`, `each shape XX/X.`. */

import type { GoalForm } from '../../server/protocol';

export type { GoalForm };

export interface Goal {
  form: GoalForm;
  number?: number;
  /** The rows, made of `X` and `.`. */
  shape?: string[];
}

/** The goal that a line describes; null if it has none of these forms. */
export function readGoal(line: string, forms: readonly GoalForm[]): Goal | null {
  const cut = line.lastIndexOf(' ');
  const last = line.slice(cut + 1);
  const words = line.slice(0, cut);
  for (const form of forms) {
    if (takesNumber(form)) {
      if (form.word === words && /^\d+$/.test(last)) return { form, number: Number(last) };
    } else if (form.shape) {
      if (form.word === words && /^[X.]+(\/[X.]+)*$/.test(last)) return { form, shape: last.split('/') };
    } else if (form.word === line) return { form };
  }
  return null;
}

export function writeGoal({ form, number, shape }: Goal): string {
  if (takesNumber(form)) return `${form.word} ${number ?? form.least}`;
  return form.shape ? `${form.word} ${(shape ?? []).join('/')}` : form.word;
}

export function takesNumber(form: GoalForm): boolean {
  return form.least !== undefined;
}

/** The goal with another form; it keeps its number or shape where that form allows it. */
export function reformed(goal: Goal, form: GoalForm): Goal {
  if (takesNumber(form)) return { form, number: Math.min(Math.max(goal.number ?? 3, form.least ?? 0), form.most ?? 9) };
  return form.shape ? { form, shape: goal.shape ?? ['XX', 'X.'] } : { form };
}
