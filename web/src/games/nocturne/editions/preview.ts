import type { Language } from '../../../app/settings';
import { fits, type Changes, type Fact, type Value } from '../../../editions/facts';
import { readGoal } from '../../../editions/goals';
import { goalWords } from '../../../editions/words';
import type { NocturneComponents } from '../table/view';

/** The components with changes applied. */
export function preview(components: NocturneComponents, facts: readonly Fact[], changes: Changes, language: Language): NocturneComponents {
  const { tile, concoction, goal, character, tokens, shadow_tokens, forest, twisted_trees } = components;
  const all: NocturneComponents = {
    ...components,
    tile: { ...tile },
    concoction: { ...concoction },
    goal: { ...goal },
    character: { ...character },
    solo_cards: [...components.solo_cards],
    tokens: { ...tokens },
    shadow_tokens: { ...shadow_tokens },
    forest: { ...forest, rows_columns: { ...forest.rows_columns } },
    twisted_trees: { ...twisted_trees },
  };
  const goals = facts.flatMap((fact) => (fact.kind === 'goal' ? fact.goals : []));
  for (const fact of facts) {
    const value = changes[fact.path];
    if (value === undefined || !fits(fact, value)) continue;
    lay(all, fact, value, language);
    const goal = fact.sort === 'goal' ? all.goal[fact.entry] : undefined;
    const asked = goal && readGoal(goal.goal, goals);
    if (goal && asked) goal.text = goalWords('nocturne', goal.points ?? 0, asked.form, asked);
  }
  return all;
}

function lay(all: NocturneComponents, { sort, entry, key }: Fact, value: Value, language: Language): void {
  const [first = '', more = ''] = key.split('.');
  if (first === 'name' && more !== language) return;
  if (sort === 'solo') {
    const card = all.solo_cards[Number(entry) - 1];
    if (card) all.solo_cards[Number(entry) - 1] = { ...card, [first]: value };
  } else if (sort === 'tokens' && key === 'values') all.tokens.values = value as NocturneComponents['tokens']['values'];
  else if (sort === 'shadow_tokens') all.shadow_tokens.values = value as number[];
  else if (sort === 'forest') all.forest.rows_columns[more] = value as number[];
  else if (sort === 'twisted_trees') all.twisted_trees[key as '1'] = value as string[];
  else if (sort === 'tile' || sort === 'concoction' || sort === 'goal' || sort === 'character') {
    const things = all[sort] as Record<string, object>;
    // A concoction whose second level has no symbols has no second level.
    const missing = first === 'level2' && Array.isArray(value) && value.length === 0;
    things[entry] = { ...things[entry], [first]: missing ? undefined : value };
  }
}
