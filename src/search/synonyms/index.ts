import { synonymTables } from './synonym-tables.ts';
import { lazy } from '../../text/lazy.ts';
import { openersOf } from '../../text/openers.ts';
import { contentWords } from '../../words/word-forms.ts';
import { wordsOf } from '../../words/word-forms.ts';
import type { Synonym } from './synonym.ts';

/** A synonym of a head. */
export interface Expansion {
  /** As written in the table. */
  readonly phrase: string;
  /** Its content words, in the form the index uses. */
  readonly words: readonly string[];
}

/** Synonyms by head, in index form. */
export const synonymsByHead = lazy((): ReadonlyMap<string, readonly Expansion[]> =>
  expansionsByHead(Object.values(synonymTables()).flat()),
);

/** What heads of several words begin with. */
export const headOpeners = lazy(() => openersOf(synonymsByHead().keys()));

/** Words of the longest head. */
export const maxHeadWords = lazy(() =>
  Math.max(...[...synonymsByHead().keys()].map((head) => head.split(' ').length)),
);

function expansionsByHead(synonyms: readonly Synonym[]): Map<string, readonly Expansion[]> {
  const byHead = new Map<string, Map<string, Expansion>>();
  for (const { heads, also } of synonyms) {
    const expansions = also.map((phrase) => ({ phrase, words: contentWords(wordsOf(phrase)) }));
    for (const head of heads) {
      const key = wordsOf(head).join(' ');
      const known = byHead.get(key) ?? new Map<string, Expansion>();
      byHead.set(key, known);
      for (const expansion of expansions) {
        const added = expansion.words.join(' ');
        // A synonym may also be a head of the same row.
        if (added !== key && !known.has(added)) known.set(added, expansion);
      }
    }
  }
  return new Map([...byHead].map(([head, expansions]) => [head, [...expansions.values()]]));
}
