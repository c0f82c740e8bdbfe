import type { ForeignLanguage } from '../words/languages/glossary.ts';
import { nameKey } from '../text/name-key.ts';
import { isCommonWord } from '../words/common-word.ts';
import { EVERYDAY_WORDS } from '../words/vocabulary/everyday-words.ts';
import { isStopWord, wordsOf } from '../words/word-forms.ts';
import { findWord, wordAt } from './dictionary.ts';
import { namesBegun } from './names-begun.ts';
import { namesOneEditAway, termsOneEditAway } from './one-edit-away.ts';
import { documentsNamed, type SearchIndex } from './search-index.ts';

const MAX_SUGGESTIONS = 5;
/** Words of a query that are compared; each costs some hundred look-ups. */
const MAX_WORDS = 8;

/** Names of brands and words of the catalog one edit from the query or a word of it; for other languages names alone. */
export function suggestionsFor(
  index: SearchIndex,
  query: string,
  language: ForeignLanguage | null,
): readonly string[] {
  const words = wordsOf(query)
    .filter((word) => !isStopWord(word) && !isCommonWord(word) && !EVERYDAY_WORDS.has(word))
    .slice(0, MAX_WORDS);
  const key = nameKey(query);
  const near = namesOneEditAway(index, key).filter((name) => isAlike(key, name, NAME_LETTERS));
  const begun = key.length < SHORTEST_BEGUN ? [] : namesBegun(index, key);
  const named = words.flatMap((word) =>
    namesOneEditAway(index, word).filter((name) => isAlike(word, name, NAME_LETTERS)),
  );
  const names = [...near, ...named]
    .flatMap((key) => documentsNamed(index, key))
    .map((document) => wordAt(index.slugs, document));
  const spelled = words
    .filter((word) => findWord(index.terms, word) === null)
    .flatMap((word) => termsOneEditAway(index, word).filter((term) => isAlike(word, term, WORD_LETTERS)));
  return [...new Set([...names, ...begun, ...(language === null ? spelled : [])])].slice(0, MAX_SUGGESTIONS);
}

/** Letters; fewer begin too many names. */
const SHORTEST_BEGUN = 4;

/** Letters of a word and of what it may mean, together; of shorter ones one letter changes too much: `dolor` is no donor. */
const NAME_LETTERS = 10;
const WORD_LETTERS = 11;

function isAlike(word: string, other: string, letters: number): boolean {
  return word.charAt(0) === other.charAt(0) && word.length + other.length >= letters;
}
