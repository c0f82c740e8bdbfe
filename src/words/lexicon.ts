import type { ForeignLanguage } from './languages/glossary.ts';

/** A glossary for look-ups; keys as `rawWordsOf` writes words, joined by spaces. */
export interface Lexicon {
  readonly language: ForeignLanguage;
  /** English by whole form. */
  readonly whole: ReadonlyMap<string, string>;
  /** English by the beginning of a form. */
  readonly stems: ReadonlyMap<string, string>;
  /** Words without meaning of their own. */
  readonly particles: ReadonlySet<string>;
  /** Words of forms of several words. */
  readonly phraseWords: ReadonlySet<string>;
  /** Words of the longest form. */
  readonly longest: number;
}
