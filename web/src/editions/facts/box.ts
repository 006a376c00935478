/** The facts of a game's box that can be corrected, with their words and drawings. */
import type { Language } from '../../app/settings';
import type { Game, Library } from '../../contract/types';
import { known, t } from '../../i18n/index.svelte';
import { editionsApi } from './api';
import { fits, isSame, pieces, valueOf, type Changes, type Fact, type Piece, type Value } from './facts';
import { readGoal, type Goal, type GoalForm } from './goals';
import type { EditionParts, DescribedComponent, Item } from '../../contract/editions';

export async function openBox(game: Game, language: Language): Promise<Box> {
  if (!game.editions) throw new Error(`There are no editions of "${game.name}".`);
  const [facts, parts, library] = await Promise.all([editionsApi.facts(game.name), game.editions(), game.library(language)]);
  return new Box(game.name, language, facts, pieces(facts), parts, library);
}

/** The box as it is built in, or as an edition has it. */
export class Box {
  constructor(
    readonly game: string,
    private readonly language: Language,
    readonly facts: readonly Fact[],
    readonly pieces: readonly Piece[],
    readonly parts: EditionParts,
    readonly library: Library,
    readonly changes: Changes = {},
  ) {}

  /** The built-in box with changes laid over it, so that they are drawn at once. */
  under(changes: Changes): Box {
    const components = structuredClone(this.library.components) as unknown as Record<string, Record<string, DescribedComponent>>;
    for (const fact of this.facts) {
      const value = changes[fact.path];
      const [first = '', second] = fact.key.split('.');
      if (value === undefined || !fits(fact, value) || (first === 'name' && second !== this.language)) continue;
      for (const thing of this.parts.bearers?.(components, fact) ?? [components[fact.sort]?.[fact.entry] ?? components[fact.sort]]) {
        if (thing) print(thing, fact.key, value);
      }
    }
    const box = new Box(this.game, this.language, this.facts, this.pieces, this.parts, this.parts.libraryOf(components), changes);
    for (const fact of this.facts) box.word(fact, components);
    return box;
  }

  /** Words a goal anew if what it asks for or scores has changed. */
  private word(fact: Fact, components: Record<string, Record<string, DescribedComponent>>): void {
    const thing = components[fact.sort]?.[fact.entry];
    const goal = this.goal(fact, this.value(fact));
    if (thing?.edited && goal) thing.text = this.goalWords(fact, goal.form, goal);
  }

  value(fact: Fact): Value {
    return valueOf(fact, this.changes);
  }

  differs(fact: Fact, other: Box): boolean {
    return !isSame(fact, this.value(fact), other.value(fact));
  }

  section(piece: Piece): string {
    return piece.facts[0] ? this.parts.section(piece.facts[0], this.library) : '';
  }

  sectionName(section: string): string {
    return t(`client-${this.game}-sort-${section}`);
  }

  /** What a component is called. */
  name({ sort, entry }: Piece): string {
    return entry === '' ? t(`client-${this.game}-fact-of-${sort.replace('_', '-')}`) : this.nameOf(sort, entry);
  }

  /** What one of the possible values of a fact is called. */
  choice(fact: Fact, value: Item): string {
    return 'of' in fact ? this.nameOf(fact.of, String(value)) : String(value);
  }

  private nameOf(sort: string, entry: string): string {
    return this.parts.name?.(sort, entry, this.library) ?? this.library.name(sort, entry) ?? entry;
  }

  /** What a fact says of its component: "Cost". */
  label({ sort, key }: Fact): string {
    const words = key.split('.');
    const last = words.at(-1) ?? '';
    if (words[0] === 'name') return t('client-edition-name-in', { language: t(`client-edition-language-${last}`) });
    const id = (...parts: string[]): string => ['client', this.game, 'fact', ...parts.filter((part) => !/^\d+$/.test(part))].join('-').replaceAll('_', '-');
    const own = id(sort, ...words);
    return t(known(own) ? own : id(...words), { count: Number(last) });
  }

  /** Is there a drawing of its possible values? */
  isDrawn(fact: Fact): boolean {
    return 'of' in fact && this.parts.drawn.includes(fact.of);
  }

  /** The goal that a value is, if it is one. */
  goal(fact: Fact, value: Value): Goal | null {
    return fact.kind === 'goal' ? readGoal(String(value), fact.goals) : null;
  }

  /** What a goal asks for, as a sentence; its number is open, if the form alone is given. */
  goalWords(fact: Fact, form: GoalForm, goal?: Goal): string {
    const worth = this.facts.find(({ sort, entry, key }) => sort === fact.sort && entry === fact.entry && key === 'points');
    const points = worth ? Number(this.value(worth)) : 0;
    return t(`${this.game}-goal-${form.word.replaceAll(' ', '-')}`, { number: goal?.number ?? '…', points });
  }
}

/** Puts the value of a fact onto the thing that it is about: `name.pl` is its name, `rows_columns.3` lies further in. */
function print(thing: DescribedComponent, key: string, value: Value): void {
  const [first = '', second] = key.split('.');
  const inner = thing[first];
  if (second !== undefined && typeof inner === 'object') (inner as DescribedComponent)[second] = value;
  else thing[first] = value;
  thing.edited = [...(thing.edited ?? []), key];
  thing.reconstructed = thing.reconstructed?.filter((other) => other !== key);
}
