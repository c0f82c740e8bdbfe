import { GLOSSARIES } from './languages/index.ts';
import { ASSOCIATIONS } from './vocabulary/associations.ts';
import COMMON_WORDS from './vocabulary/common-words.json' with { type: 'json' };
import { OTHER_BRANDS } from './vocabulary/other-brands.ts';
import UNLEARNED_WORDS from './vocabulary/unlearned-words.json' with { type: 'json' };
import WORD_VECTORS from './vocabulary/word-vectors.json' with { type: 'json' };
import SIMILAR_WORDS from './vocabulary/similar-words.json' with { type: 'json' };

const LISTS = {
  wordVectors: WORD_VECTORS,
  unlearnedWords: UNLEARNED_WORDS,
  associations: ASSOCIATIONS,
  commonWords: COMMON_WORDS,
  glossaries: GLOSSARIES,
  otherBrands: OTHER_BRANDS,
  similarWords: SIMILAR_WORDS as Readonly<Record<string, string>>,
} as const;

export type WordLists = typeof LISTS;

/** The large lists of words. The deployed Worker has their parts from a published file: scripts/bundle/tables.ts. */
export const wordLists = (): WordLists => LISTS;
