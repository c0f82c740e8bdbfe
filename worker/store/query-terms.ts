import { NAME_MARK } from '../../src/search/search-index.ts';
import { nameKey } from '../../src/text/name-key.ts';
import { maxHeadWords, synonymsByHead } from '../../src/search/synonyms/index.ts';
import { isCommonWord } from '../../src/words/common-word.ts';
import { isStopWord, wordsOf } from '../../src/words/word-forms.ts';

/** Words read of a query. */
const MAX_WORDS = 64;
/** Words of the longest name. */
const MAX_NAME_WORDS = 4;
/** Letters; shorter names that are misspelt are found by their edits. */
const SHORTEST_SIMILAR = 7;
const TRIGRAM = 3;
const SHORTEST_COMPLETED = 3;
/** Letters; as src/words/read-brands.ts reads names that are begun. */
const SHORTEST_BEGUN = 4;

/** What a query may look for in the terms of a catalog. */
export interface QueryTerms {
  /** Words, their synonyms and keys of names. */
  readonly terms: readonly string[];
  /** What helps to find what was meant by words that the catalog lacks. */
  readonly unknown: (isKnown: (word: string) => boolean) => UnknownWords;
}

interface UnknownWords {
  /** The last word, which may be incomplete; null when it is known or a space follows. */
  readonly unfinished: string | null;
  /** Keys that may begin a name: of the last words, the whole of a short query included. */
  readonly begun: readonly string[];
  /** Full-text query for names with letters of the words; empty for short words. */
  readonly trigrams: string;
}

/** What is looked up in the database for a query, of at most MAX_WORDS words. */
export function queryTerms(query: string): QueryTerms {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const written = query.split(/\s+/).slice(0, MAX_WORDS);
  const synonyms = runsOf(words, maxHeadWords()).flatMap((run) =>
    (synonymsByHead().get(run.join(' ')) ?? []).flatMap((expansion) => expansion.words),
  );
  return {
    terms: [...new Set([...words, ...synonyms, ...namesIn(query, written).map((key) => NAME_MARK + key)])],
    unknown(isKnown) {
      const last = words.at(-1);
      const isUnfinished = /[\p{L}\p{N}]$/u.test(query) && last !== undefined && !isKnown(last);
      const strange = written.filter((word) => {
        const forms = wordsOf(word);
        return !forms.every((form) => isKnown(form) || isCommonWord(form) || isStopWord(form));
      });
      return {
        unfinished: isUnfinished && last.length >= SHORTEST_COMPLETED ? last : null,
        begun: written.length > MAX_NAME_WORDS ? [] : begunIn(written),
        trigrams: [...new Set(strange.flatMap((word) => trigramsOf(nameKey(word))))]
          .map((letters) => `"${letters}"`)
          .join(' OR '),
      };
    },
  };
}

/** Runs of up to `longest` words, one after the other. */
function runsOf(words: readonly string[], longest: number): readonly (readonly string[])[] {
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(longest, words.length - at) }, (_length, more) =>
      words.slice(at, at + more + 1),
    ),
  );
}

/** Keys of up to four words one after the other, and of the whole query. */
function namesIn(query: string, written: readonly string[]): readonly string[] {
  const keys = runsOf(written, MAX_NAME_WORDS).map((run) => nameKey(run.join(' ')));
  return [...keys, nameKey(query)].filter((key) => key !== '');
}

/** Keys of the last words, from those that begin few names. */
function begunIn(written: readonly string[]): readonly string[] {
  return written
    .map((_, at) => nameKey(written.slice(at).join(' ')))
    .filter((key) => key.length >= SHORTEST_BEGUN);
}

function trigramsOf(key: string): readonly string[] {
  if (key.length < SHORTEST_SIMILAR) return [];
  return Array.from({ length: key.length - TRIGRAM + 1 }, (_, at) => key.slice(at, at + TRIGRAM));
}
