import { lazy } from '../grammar/brief/lazy.ts';
import { PERIODS } from '../catalog/era-periods.ts';
import { TRADES } from '../catalog/trades.ts';
import type { Concept } from './concept.ts';
import { COUNTRY_WORDS } from './vocabulary/countries.ts';
import { PERIOD_WORDS } from './vocabulary/eras.ts';
import { INDUSTRY_WORDS } from './vocabulary/industries.ts';
import { STYLES } from './vocabulary/styles.ts';
import { wordsOf } from './word-forms.ts';

/** Every concept that words can name. */
export const CONCEPTS: readonly Concept[] = [
  ...STYLES,
  ...PERIODS.map((id): Concept => ({ id, kind: 'era', words: PERIOD_WORDS[id], traits: { periods: [id] } })),
  ...TRADES.map((id): Concept => ({
    id,
    kind: 'industry',
    words: INDUSTRY_WORDS[id],
    traits: { industries: { [id]: 1 } },
  })),
  ...Object.entries(COUNTRY_WORDS).map(([id, words]): Concept => ({
    id,
    kind: 'country',
    words,
    traits: { countries: { [id]: 1 } },
  })),
];

/** Concepts by each of their phrases, the words in the forms of `wordsOf`, joined by spaces. */
export const conceptsByPhrase = lazy((): ReadonlyMap<string, readonly Concept[]> => byPhrase(CONCEPTS));

/** A concept by its kind and id. */
export function conceptOf(kind: string, id: string): Concept | undefined {
  return byId().get(`${kind} ${id}`);
}

const byId = lazy(
  (): ReadonlyMap<string, Concept> =>
    new Map(CONCEPTS.map((concept) => [`${concept.kind} ${concept.id}`, concept])),
);

/** Words of the longest phrase. */
export const maxPhraseWords = lazy(() =>
  Math.max(...[...conceptsByPhrase().keys()].map((key) => key.split(' ').length)),
);

function byPhrase(concepts: readonly Concept[]): Map<string, Concept[]> {
  const found = new Map<string, Concept[]>();
  for (const concept of concepts) {
    for (const key of new Set(concept.words.map((phrase) => wordsOf(phrase).join(' ')))) {
      found.set(key, [...(found.get(key) ?? []), concept]);
    }
  }
  return found;
}
