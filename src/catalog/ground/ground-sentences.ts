import type { CatalogEntry } from '../catalog-entry.ts';
import { countGrounds } from './entry-ground.ts';
import { type Ground, GROUNDS } from './ground.ts';

const SAYS: Readonly<Record<Ground, string>> = {
  'first-party': 'published by the brand',
  independent: 'stated by others',
  recalled: 'recalled by a language model and unchecked',
};

/** Where the facts of an entry come from, in two sentences. */
export function groundSentences({ ground }: Pick<CatalogEntry, 'ground'>): string {
  const { tokens, prose } = countGrounds(ground);
  const cited = prose['first-party'] + prose.independent;
  return `Of the tokens and declarations below, ${countedGrounds(tokens)}. ${
    cited === 0
      ? 'The prose is written from general knowledge by a language model and unchecked.'
      : `Of the sentences, ${countedGrounds(prose)}.`
  }`;
}

/** `40 are published by the brand, 2 are stated by others`; grounds without a fact are left out. */
export function countedGrounds(counts: Readonly<Record<Ground, number>>): string {
  return GROUNDS.toReversed()
    .flatMap((ground) => {
      const count = counts[ground];
      return count === 0 ? [] : [`${count} ${count === 1 ? 'is' : 'are'} ${SAYS[ground]}`];
    })
    .join(', ');
}
