import type { Language } from '../../../app/settings';
import { fits, type Changes, type Fact, type Value } from '../../../editions/facts';
import type { Card, NightfallComponents } from '../table/view';

/** The number of copies of each card of a set. */
export function copiesOf(components: NightfallComponents, set: string): number {
  return Object.values(components.card).find((card) => card.set === set)?.copies ?? 0;
}

/** The components with changes laid over them. */
export function preview(components: NightfallComponents, facts: readonly Fact[], changes: Changes, language: Language): NightfallComponents {
  const card = { ...components.card };
  for (const fact of facts) {
    const { path, sort, entry, key } = fact;
    const value = changes[path];
    if (value === undefined || !fits(fact, value)) continue;
    const [first = '', spoken] = key.split('.');
    if (spoken !== undefined && spoken !== language) continue;
    const changed = sort === 'set' ? Object.values(card).filter((one) => one.set === entry) : [card[entry]];
    for (const one of changed) {
      if (one) card[one.id] = edited(one, first, value);
    }
  }
  return { ...components, card };
}

function edited(card: Card, key: string, value: Value): Card {
  return { ...card, [key]: value, edited: [...(card.edited ?? []), key], reconstructed: card.reconstructed.filter((other) => other !== key) };
}
