import { wordLists } from '#word-lists';
import { lazy } from '../text/lazy.ts';
import { FUNCTION_WORDS } from '../text/language.ts';
import { rawWordsOf } from '../text/name-key.ts';
import { beginsCompound, compoundOf } from './compounds.ts';
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
  const particles = new Set(rawWordsOf(WRITTEN_PARTICLES[language] ?? ''));
  for (const row of glossary.trim().split('\n')) {
    const at = row.indexOf(':');
    const english = row.slice(0, at);
    for (const form of row.slice(at + 2).split(', ')) {
      const isStem = form.endsWith('*');
      const words = rawWordsOf(isStem ? form.slice(0, -1) : form);
      const key = words.length === 1 ? (words[0] ?? '') : words.join(' ');
      if (english === '-') particles.add(key);
      else if (isStem) stems.set(key, english);
      else whole.set(key, english);
      longest = Math.max(longest, words.length);
    }
  }
  for (const [form, english] of decadesOf(language)) {
    const words = rawWordsOf(form);
    longest = Math.max(longest, words.length);
    whole.set(words.join(' '), english);
  }
  return { language, whole, stems, longest, particles };
}

const WRITTEN_PARTICLES: Readonly<Partial<Record<string, string>>> = FUNCTION_WORDS;

/** Whether a lexicon has a word, by itself or in a phrase. */
export function isInAnyLexicon(word: string): boolean {
  const { whole, stems } = anyLexicon();
  if (whole.has(word)) return true;
  for (let length = word.length; length >= Math.max(1, word.length - MAX_ENDING); length--)
    if (stems.has(word.slice(0, length))) return true;
  return beginsCompound(word, (part) => whole.has(part) || stems.has(part));
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
export function meaningOf(lexicon: Lexicon, form: string): string | null {
  const exact = lexicon.whole.get(form);
  if (exact !== undefined) return exact;
  const stem = stemOf(lexicon, form);
  const compound = compoundOf(lexicon, form, stem?.length ?? 0);
  if (compound !== null) return compound;
  if (stem === null) return null;
  const meaning = lexicon.stems.get(stem) ?? null;
  return meaning !== null && lexicon.language === 'tr' && LACKING.test(form.slice(stem.length))
    ? `without ${meaning}`
    : meaning;
}

/** The Turkish ending of what lacks something: `gölgesiz` has no shadows. */
const LACKING = /^\p{L}{0,2}s[iu]z/u;

/** The longest stem that a form begins with; an ending is no longer than its stem. */
function stemOf({ stems }: Lexicon, form: string): string | null {
  const shortest = Math.max(1, form.length - MAX_ENDING, form.lastIndexOf(' ') + 1);
  for (let length = form.length; length >= shortest && form.length - length <= length; length--) {
    const stem = form.slice(0, length);
    if (stems.has(stem)) return stem;
  }
  return null;
}
