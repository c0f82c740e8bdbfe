import { lazy } from '../grammar/brief/lazy.ts';
import COMMON_WORDS from './vocabulary/common-words.json' with { type: 'json' };
import { wordsOf } from './word-forms.ts';

/** Whether a common word of English stands for nothing that is read: `never` is no misspelt Naver. @param word as written or as `wordsOf` writes it */
export function isCommonWord(word: string): boolean {
  return commonForms().has(word);
}

const commonForms = lazy(
  (): ReadonlySet<string> => new Set([...COMMON_WORDS.split(' '), ...wordsOf(COMMON_WORDS)]),
);
