import type { Axis, Category, Phrase } from '../grammar/axis.ts';
import { AXES, type Grammar } from '../grammar/axes/index.ts';

/** What a brand contributes to a category, after its possessive: `Stripe's` … */
export interface CategoryPhrase {
  /** One word: `surface`. */
  readonly short: string;
  /** The most visible values: `white ground`, `square corners`; the short form where none is stated. */
  readonly full: readonly string[];
}

export function categoryPhrase(category: Category, grammar: Grammar): CategoryPhrase {
  const short = NAMES[category] ?? category;
  const said = axisPhrases(category, grammar);
  const sole = said.find(({ as }) => as === 'sole noun');
  const full = sole === undefined ? joined(said, short) : [sole.text];
  return { short, full: full.length === 0 ? [short] : full };
}

/** Words for categories, where they differ from the id. */
const NAMES: Readonly<Partial<Record<Category, string>>> = { whitespace: 'spacing' };

interface AxisPhrase {
  readonly as: Phrase['as'];
  readonly text: string;
}

/** The phrases of the axes of a category for a grammar, in order of rank. */
function axisPhrases(category: Category, grammar: Readonly<Record<string, string>>): readonly AxisPhrase[] {
  return (AXES as readonly Axis[])
    .filter(({ id }) => id.startsWith(`${category}.`))
    .flatMap(({ id, phrase }) => (phrase === null ? [] : [{ ...phrase, value: grammar[id] }]))
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ as, of, value }) => (value === undefined ? [] : [{ as, text: of(value) }]))
    .filter(({ text }) => text !== '');
}

/** Joins adjectives with the noun after them, or with the name of the category. */
function joined(said: readonly AxisPhrase[], name: string): readonly string[] {
  const nouns: string[] = [];
  let adjectives: string[] = [];
  for (const { as, text } of said) {
    adjectives.push(text);
    if (as === 'adjective') continue;
    nouns.push(adjectives.join(' '));
    adjectives = [];
  }
  return adjectives.length === 0 ? nouns : [...nouns, [...adjectives, name].join(' ')];
}
