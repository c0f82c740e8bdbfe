import { wordLists } from '#word-lists';
import { lazy } from '../text/lazy.ts';
import { FUNCTION_WORDS } from '../text/language.ts';
import { rawWordsOf } from '../text/name-key.ts';
import { decadesOf } from './languages/decades.ts';
import type { ForeignLanguage, Glossary } from './languages/glossary.ts';

/** A glossary for look-ups; keys as `rawWordsOf` writes words, joined by spaces. */
export interface Lexicon {
  readonly language: ForeignLanguage;
  /** English by whole form. */
  readonly whole: ReadonlyMap<string, string>;
  /** English by the beginning of a form. */
  readonly stems: ReadonlyMap<string, string>;
  /** Words without meaning of their own. */
  readonly particles: ReadonlySet<string>;
  /** Words of the longest form. */
  readonly longest: number;
}

/** Every lexicon, made at the first call: most queries are in English. */
export const allLexicons = lazy((): readonly Lexicon[] =>
  Object.entries(wordLists().glossaries).map(
    ([language, glossary]) => lexiconOf(language as ForeignLanguage, glossary), // the keys of the glossaries
  ),
);

function lexiconOf(language: ForeignLanguage, glossary: Glossary): Lexicon {
  const whole = new Map<string, string>();
  const stems = new Map<string, string>();
  let longest = 1;
  for (const [english, forms] of Object.entries(glossary)) {
    for (const form of forms) {
      const words = rawWordsOf(form);
      longest = Math.max(longest, words.length);
      const key = words.join(' ');
      const table = form.endsWith('*') ? stems : whole;
      if (!table.has(key)) table.set(key, english);
    }
  }
  for (const [form, english] of decadesOf(language)) {
    const words = rawWordsOf(form);
    longest = Math.max(longest, words.length);
    whole.set(words.join(' '), english);
  }
  const particles: Readonly<Partial<Record<string, string>>> = FUNCTION_WORDS;
  return { language, whole, stems, longest, particles: new Set(rawWordsOf(particles[language] ?? '')) };
}

/** Whether a lexicon has a word, by itself or in a phrase. */
export function isInAnyLexicon(word: string): boolean {
  const { whole, stems } = anyLexicon();
  if (whole.has(word)) return true;
  for (let length = word.length; length >= Math.max(1, word.length - MAX_ENDING); length--)
    if (stems.has(word.slice(0, length))) return true;
  return false;
}

/** The words of all lexicons, so that words that none has cost one look-up. */
const anyLexicon = lazy(() => {
  const words = (of: (lexicon: Lexicon) => Iterable<string>) =>
    new Set(allLexicons().flatMap((lexicon) => [...of(lexicon)].flatMap((key) => key.split(' '))));
  return {
    whole: new Set([...words(({ whole }) => whole.keys()), ...words(({ particles }) => particles)]),
    stems: words(({ stems }) => stems.keys()),
  };
});

/** Letters of the longest ending; `photo` does not begin `photosynthesis`. */
const MAX_ENDING = 6;

/** What a form means, or null. */
export function meaningOf({ whole, stems }: Lexicon, form: string): string | null {
  const exact = whole.get(form);
  if (exact !== undefined) return exact;
  const shortest = Math.max(1, form.length - MAX_ENDING, form.lastIndexOf(' ') + 1);
  for (let length = form.length; length >= shortest; length--) {
    const meaning = stems.get(form.slice(0, length));
    if (meaning !== undefined) return meaning;
  }
  return null;
}
