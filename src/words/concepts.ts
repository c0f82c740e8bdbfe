import { nameKey } from '../text/name-key.ts';
import { lazy } from '../text/lazy.ts';
import { openersOf } from '../text/openers.ts';
import { TRADES } from '../catalog/trades.ts';
import type { Concept } from './concept.ts';
import { allTags, tagKind, type Tag } from '../catalog/tags/index.ts';
import { COUNTRY_WORDS, REGION_WORDS } from './vocabulary/countries.ts';
import { INDUSTRY_WORDS } from './vocabulary/industries.ts';
import { TAG_TRAITS } from './vocabulary/tag-traits.ts';
import { wordsOf } from './word-forms.ts';

const NO_TAG = { tag: null } as const;

/** Every concept that words can name. */
export const allConcepts = lazy((): readonly Concept[] => [
  ...allTags()
    .filter(({ words }) => words !== '')
    .map(conceptOfTag),
  ...TRADES.map((id): Concept => ({
    ...NO_TAG,
    id,
    kind: 'industry',
    words: INDUSTRY_WORDS[id],
    traits: { industries: { [id]: 1 } },
  })),
  ...Object.entries(COUNTRY_WORDS).map(([id, words]): Concept => ({
    ...NO_TAG,
    id,
    kind: 'country',
    words,
    traits: { countries: { [id]: 1 } },
  })),
  ...REGION_WORDS.map(({ countries, words }): Concept => ({
    ...NO_TAG,
    id: countries,
    kind: 'country',
    words,
    traits: { countries: Object.fromEntries(countries.split(' ').map((id) => [id, 1])) },
  })),
]);

function conceptOfTag(tag: Tag): Concept {
  return {
    id: tag.id,
    kind: tagKind(tag.id),
    tag: tag.id,
    words: tag.words.split(',').map((phrase) => phrase.trim()),
    traits: TAG_TRAITS[tag.id] ?? {},
  };
}

/** Concepts by each of their phrases, the words in the forms of `wordsOf`, joined by spaces. */
export const conceptsByPhrase = lazy((): ReadonlyMap<string, readonly Concept[]> => byPhrase(allConcepts()));

/** What those of several words begin with. */
export const conceptOpeners = lazy(() => openersOf(conceptsByPhrase().keys()));

/** Places of two words, `lasvegas`, of which none is of another language. */
export const placesWithoutSpaces = lazy(
  (): ReadonlySet<string> =>
    new Set(
      allConcepts()
        .filter(({ kind }) => kind === 'country')
        .flatMap(({ words }) => words.filter((word) => word.includes(' ')).map(nameKey)),
    ),
);

/** A concept by its kind and id. */
export function conceptOf(kind: string, id: string): Concept | undefined {
  return byKind().get(kind)?.get(id);
}

/** By id. */
const byKind = lazy(
  (): ReadonlyMap<string, ReadonlyMap<string, Concept>> =>
    new Map(
      [...Map.groupBy(allConcepts(), ({ kind }) => kind)].map(
        ([kind, concepts]) => [kind, new Map(concepts.map((concept) => [concept.id, concept]))] as const,
      ),
    ),
);

/** Words of the longest phrase. */
export const maxPhraseWords = lazy(() =>
  Math.max(...[...conceptsByPhrase().keys()].map((key) => key.split(' ').length)),
);

function byPhrase(concepts: readonly Concept[]): Map<string, Concept[]> {
  const found = new Map<string, Concept[]>();
  for (const concept of concepts) {
    for (const key of new Set(concept.words.map((phrase) => wordsOf(phrase).join(' ')))) {
      const named = found.get(key);
      if (named === undefined) found.set(key, [concept]);
      else named.push(concept);
    }
  }
  return found;
}
