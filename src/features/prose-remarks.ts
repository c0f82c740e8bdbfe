import type { Remark } from '../page/page.ts';
import type { Prose } from './prose.ts';

const MIN_WORDS = 60; // left out; fewer are a slogan said twice
const MIN_SHARE = 0.3; // of the words; lists of products and entries repeat less

/** What a reader of the answer should know of the copy: much of it repeats itself and does not count. */
export function proseRemarks({ words, repeated }: Prose): Remark[] {
  if (repeated < MIN_WORDS || repeated < MIN_SHARE * (words + repeated)) return [];
  const detail = `${repeated} of ${words + repeated} words repeat earlier sentences or list words without saying anything; they do not count in the voice.`;
  return [{ code: 'repeated_copy', detail }];
}
