import { nameKey } from '../text/name-key.ts';
import { isCommonWord } from '../words/common-word.ts';
import { EVERYDAY_WORDS } from '../words/vocabulary/everyday-words.ts';
import { isStopWord, wordsOf } from '../words/word-forms.ts';
import { findWord, wordAt } from './dictionary.ts';
import { namesOneEditAway, termsOneEditAway } from './one-edit-away.ts';
import { documentsNamed, type SearchIndex } from './search-index.ts';

const MAX_SUGGESTIONS = 5;
/** Words of a query that are compared; each costs some hundred look-ups. */
const MAX_WORDS = 8;

/** Names of brands and words of the catalog one edit from the query or a word of it. */
export function suggestionsFor(index: SearchIndex, query: string): readonly string[] {
  const words = wordsOf(query)
    .filter((word) => !isStopWord(word) && !isCommonWord(word) && !EVERYDAY_WORDS.has(word))
    .slice(0, MAX_WORDS);
  const names = [nameKey(query), ...words]
    .flatMap((key) => namesOneEditAway(index, key))
    .flatMap((key) => documentsNamed(index, key))
    .map((document) => wordAt(index.slugs, document));
  const spelled = words
    .filter((word) => findWord(index.terms, word) === null)
    .flatMap((word) => termsOneEditAway(index, word));
  return [...new Set([...names, ...spelled])].slice(0, MAX_SUGGESTIONS);
}
