import { wordLists } from './word-lists.ts';
import { lazy } from '../text/lazy.ts';
import { wordsOf } from './word-forms.ts';

/** Whether a common word of English stands for nothing that is read: `never` is no misspelt Naver. @param word as written or as `wordsOf` writes it */
export function isCommonWord(word: string): boolean {
  return commonForms().has(word);
}

const commonForms = lazy((): ReadonlySet<string> => {
  const { commonWords } = wordLists();
  return new Set([...commonWords.split(' '), ...wordsOf(commonWords)]);
});
