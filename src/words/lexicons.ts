import { wordLists } from './word-lists.ts';
import { lazy } from '../text/lazy.ts';
import { FUNCTION_WORDS } from '../text/language.ts';
import { isCommonWord } from './common-word.ts';
import { FUNCTION_WORDS as ENGLISH_FUNCTION_WORDS } from './remaining-words.ts';
import { isStopWord } from './word-forms.ts';
import { plainLetters } from '../text/name-key.ts';
import { beginsCompound, compoundOf } from './compounds.ts';
import type { Lexicon } from './lexicon.ts';
import { FOREIGN_COUNTRY_WORDS } from './vocabulary/countries.ts';
import { decadesOf } from './languages/decades.ts';
import type { ForeignLanguage, Glossary } from './languages/glossary.ts';

/** The script that a language is written in; its lexicon is made when a text has such letters. */
const SCRIPTS: Readonly<Partial<Record<ForeignLanguage, RegExp>>> = {
  ru: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /[\p{Script=Han}\p{Script=Hangul}]/u,
};
const LATIN = /\p{Script=Latin}/u;

/** The languages whose letters a text has. */
export function languagesIn(text: string): readonly ForeignLanguage[] {
  return languages().filter((language) => (SCRIPTS[language] ?? LATIN).test(text));
}

const languages = lazy(() => Object.keys(wordLists().glossaries) as ForeignLanguage[]); // the keys of the glossaries

/** Every lexicon. */
export function allLexicons(): readonly Lexicon[] {
  return languages().map(lexiconOf);
}

const made = new Map<ForeignLanguage, Lexicon>();

/** The lexicon of a language, made at the first call: most queries are in English. */
export function lexiconOf(language: ForeignLanguage): Lexicon {
  const before = made.get(language);
  if (before !== undefined) return before;
  const lexicon = read(language, wordLists().glossaries[language]);
  made.set(language, lexicon);
  return lexicon;
}

function read(language: ForeignLanguage, glossary: Glossary): Lexicon {
  const whole = new Map<string, string>();
  const stems = new Map<string, string>();
  const particles = new Set<string>();
  const phraseWords = new Set<string>();
  let longest = 1;
  const rows = [
    `-: ${(WRITTEN_PARTICLES[language] ?? '').replaceAll(' ', ', ')}`,
    ...glossary.trim().split('\n'),
    ...decadesOf(language).map(([form, english]) => `${english}: ${form}`),
  ];
  // All forms at once: for each by itself, normal forms and expressions cost several times as much.
  const forms = plainLetters(rows.map((row) => row.slice(row.indexOf(':') + 2)).join('\n'))
    .replace(PUNCTUATION, ' ')
    .split('\n');
  for (const [at, row] of rows.entries()) {
    const english = row.slice(0, row.indexOf(':'));
    for (const form of (forms[at] ?? '').split(', ')) {
      const isStem = form.endsWith('*');
      const key = isStem ? form.slice(0, -1) : form;
      if (english === '-') particles.add(key);
      else if (isStem) stems.set(key, english);
      else if (key !== 'the') whole.set(key, english); // `thé` without its accent
      if (!key.includes(' ')) continue;
      const words = key.split(' ');
      for (const word of words) phraseWords.add(word);
      longest = Math.max(longest, words.length);
    }
  }
  particles.delete(''); // of languages without function words
  return { language, whole, stems, phraseWords, longest, particles };
}

/** What separates words of a form. */
const PUNCTUATION = /[&./・-]/g;

const WRITTEN_PARTICLES: Readonly<Partial<Record<string, string>>> = FUNCTION_WORDS;

/** Whether a word of text is a function word or a country of another language and no word of English: `de`, `und`. */
export function isForeignParticle(word: string): boolean {
  return foreignParticles().has(word);
}

/** Function words elsewhere that are nouns, names or prefixes in English texts. */
const ENGLISH_TOO =
  'van den met men come sin plus per pro para non au son ten la los las del da al le via est';

const foreignParticles = lazy((): ReadonlySet<string> => {
  const { en, ...others } = FUNCTION_WORDS;
  const english = new Set(`${en} ${ENGLISH_TOO}`.split(' '));
  const words = Object.values(others).flatMap((list) => plainLetters(list).split(' '));
  const isEnglish = (word: string) =>
    english.has(word) || ENGLISH_FUNCTION_WORDS.has(word) || isStopWord(word) || isCommonWord(word);
  return new Set([...words.filter((word) => word.length > 1 && !isEnglish(word)), ...FOREIGN_COUNTRY_WORDS]);
});

/** Whether a lexicon may know a word, by itself or in a phrase: cheaper than its meaning, and never wrongly false. */
export function mayKnow({ whole, stems, particles, phraseWords }: Lexicon, word: string): boolean {
  if (whole.has(word) || particles.has(word)) return true;
  for (let length = word.length; length >= Math.max(1, word.length - MAX_ENDING); length--) {
    const beginning = word.slice(0, length);
    if (stems.has(beginning) || phraseWords.has(beginning)) return true;
  }
  return beginsCompound(word, (part) => whole.has(part) || stems.has(part));
}

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

/** Letters of a stem that other words begin with as well: `stardust` is not old in Polish. */
const SHORT_STEM = 4;
const SHORT_ENDING = /^(?![a-z])|^(?:[aeiouy][a-z]{0,2})?$/;

/** The longest stem that a form begins with; an ending is no longer than its stem. */
function stemOf({ stems }: Lexicon, form: string): string | null {
  const shortest = Math.max(1, form.length - MAX_ENDING, form.lastIndexOf(' ') + 1);
  for (let length = form.length; length >= shortest && form.length - length <= length; length--) {
    const stem = form.slice(0, length);
    if (stems.has(stem) && (length > SHORT_STEM || SHORT_ENDING.test(form.slice(length)))) return stem;
  }
  return null;
}
