import { NAME_MARK } from '../../src/search/search-index.ts';
import { nameKey } from '../../src/text/name-key.ts';
import { wordsOf } from '../../src/words/word-forms.ts';

/** Words read of a query. */
const MAX_WORDS = 64;
/** Words of the longest name. */
const MAX_NAME_WORDS = 4;
/** Letters; shorter names that are misspelt are found by their edits. */
const SHORTEST_SIMILAR = 7;
const TRIGRAM = 3;
const SHORTEST_COMPLETED = 3;

/** What a query may look for in the terms of a catalog. */
export interface QueryTerms {
  /** Words and keys of names. */
  readonly terms: readonly string[];
  /** The last word, which may be incomplete; null after a space. */
  readonly unfinished: string | null;
  /** Full-text query for names with letters of the words; empty for short words. */
  readonly trigrams: string;
}

export function queryTerms(query: string): QueryTerms {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const written = query.split(/\s+/).slice(0, MAX_WORDS);
  const last = words.at(-1);
  const isUnfinished = /[\p{L}\p{N}]$/u.test(query) && last !== undefined;
  return {
    terms: [...new Set([...words, ...namesIn(query, written).map((key) => NAME_MARK + key)])],
    unfinished: isUnfinished && last.length >= SHORTEST_COMPLETED ? last : null,
    trigrams: [...new Set(written.flatMap((word) => trigramsOf(nameKey(word))))]
      .map((letters) => `"${letters}"`)
      .join(' OR '),
  };
}

/** Keys of up to four words one after the other, and of the whole query. */
function namesIn(query: string, written: readonly string[]): readonly string[] {
  const keys = written.flatMap((_, at) =>
    Array.from({ length: MAX_NAME_WORDS }, (_length, more) =>
      nameKey(written.slice(at, at + more + 1).join(' ')),
    ),
  );
  return [...keys, nameKey(query)].filter((key) => key !== '');
}

function trigramsOf(key: string): readonly string[] {
  if (key.length < SHORTEST_SIMILAR) return [];
  return Array.from({ length: key.length - TRIGRAM + 1 }, (_, at) => key.slice(at, at + TRIGRAM));
}
