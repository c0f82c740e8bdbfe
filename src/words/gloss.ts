import { rawWordsOf } from '../text/name-key.ts';
import { compoundOf } from './compounds.ts';
import type { ForeignLanguage } from './languages/glossary.ts';
import type { Lexicon } from './lexicon.ts';
import { isForeignParticle, languagesIn, lexiconOf, mayKnow, meaningOf } from './lexicons.ts';
import { FUNCTION_WORDS } from './remaining-words.ts';
import type { Span } from './understanding.ts';
import { MAX_FORM, namesIn } from './unspaced-names.ts';
import { allMatches } from '../text/all-matches.ts';

/** A text with its foreign words of design in English. */
export interface Gloss {
  readonly english: string;
  /** The language of the text; null for English. */
  readonly language: ForeignLanguage | null;
  /** The words of the text from which a place of the English text comes. */
  readonly spanOf: (start: number, end: number) => Span;
}

/** A piece of the text: a word, a phrase, or what stands between. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly english: string;
}

/** UTF-16 code units of the longest brief that is translated. */
const MAX_GLOSSED = 2000;

/**
 * Puts the words that a glossary has into English.
 * @param isEnglish whether a word, as `rawWordsOf` writes it, is known
 * @param isName whether letters, as `nameKey` writes them, are the name of a brand
 */
export function glossOf(
  text: string,
  isEnglish: (word: string) => boolean,
  isName: (key: string) => boolean = () => false,
): Gloss {
  const asGiven: Gloss = { english: text, language: null, spanOf: (start, end) => spanIn(text, start, end) };
  if (text.length > MAX_GLOSSED) return asGiven;
  const words = rawWordsOf(apart(text));
  // Of two words that are a name, none is of a language: `NY Times`.
  const isOfName = (at: number) =>
    isName(`${words[at]}${words[at + 1]}`) || (at > 0 && isName(`${words[at - 1]}${words[at]}`));
  const foreign = words.filter((word, at) => !NUMBER.test(word) && !isEnglish(word) && !isOfName(at));
  const lexicon =
    foreign.length === 0 && !TENS.test(text)
      ? null
      : (fitting(text, foreign) ?? besideName(text, words, foreign, isName));
  if (lexicon === null || isEnglishWith(text, words, foreign, lexicon)) return asGiven;
  const pieces = refusalsFirst(
    UNSPACED.test(text) ? scanned(text, lexicon, namesIn(text, isName)) : spelled(apart(text), lexicon),
  );
  return {
    english: pieces.map(({ english }) => english).join(''),
    language: lexicon.language,
    spanOf: (start, end) => spanOfPieces(text, pieces, start, end),
  };
}

/** A number of which no language knows more than English does: lexicons have those that begin as decades do. */
const NUMBER = /^(?![2-9]0)\d+$/;

/** A decade may have no word that English lacks: `anni 60`. */
const TENS = /(?<!\d)[2-9]0(?!\d)/;

/** The text with elided articles as words of their own, at the same places: `l'image`, `dell'arte`. */
function apart(text: string): string {
  return text.replaceAll(ELIDED, ' ');
}

const ELIDED = /(?<=(?<![\p{L}'’])(?:[cdjlmns]|qu|un|all|dall|dell|nell|sull))['’](?=\p{L}{3})/giu;

/** Puts the refusals of Turkish, Japanese and Korean, which follow the refused word, before it: `soğuk değil`. */
function refusalsFirst(pieces: readonly Piece[]): Piece[] {
  const ordered: Piece[] = [];
  for (const piece of pieces) {
    if (piece.english.trim() !== AFTERWARDS) {
      ordered.push(piece);
      continue;
    }
    const at = ordered.findLastIndex(({ english }) => /[\p{L}\p{N},.;]/u.test(english));
    const refused = ordered[at];
    if (refused !== undefined && /[\p{L}\p{N}]/u.test(refused.english))
      ordered[at] = { ...refused, english: ` without ${refused.english.trim()} `, end: refused.end };
    // `不要苹果` is Chinese, where refusals stand first.
    ordered.push({ ...piece, english: at < 0 ? ' without ' : ' ' });
  }
  return ordered;
}

/** The meaning of a refusal that follows what it refuses. */
const AFTERWARDS = '^without';

/** The language that knows most of the words that English lacks, or most letters of a text without spaces; null when none knows any. */
function fitting(text: string, foreign: readonly string[]): Lexicon | null {
  const isUnspaced = UNSPACED.test(text);
  const hasTens = TENS.test(text);
  const words = isUnspaced ? [] : wordsOf(text);
  const shared = rawWordsOf(apart(text)).filter((word) => !foreign.includes(word));
  const share = foreign.some(isForeignParticle) ? SHARED : TIE;
  let best: { readonly lexicon: Lexicon; readonly known: number } | null = null;
  // English words among Chinese ones are no reason to read German.
  for (const language of languagesIn(isUnspaced ? text.replaceAll(SPACED, '') : text)) {
    const lexicon = lexiconOf(language);
    if (!isUnspaced && !hasTens && !foreign.some((word) => mayKnow(lexicon, word))) continue;
    const known = isUnspaced
      ? scanned(text, lexicon).reduce(
          (sum, { start, end, english }) => sum + (/\p{L}/u.test(english) ? end - start : 0),
          0,
        )
      : foreign.reduce((sum, word) => sum + worthOf(lexicon, word), 0) +
        share * shared.filter((word) => meaningOf(lexicon, word) !== null).length +
        phrasesIn(text, words, lexicon);
    if (known > (best?.known ?? 0)) best = { lexicon, known };
  }
  // A particle alone, such as `de`, says nothing.
  return best !== null && best.known >= 1 ? best.lexicon : null;
}

/** The language that knows what a word says of a name beside it: `nicht Apple`, `comme Linear`. */
function besideName(
  text: string,
  words: readonly string[],
  foreign: readonly string[],
  isName: (key: string) => boolean,
): Lexicon | null {
  const [word = '', ...more] = foreign;
  const others = words.filter((one) => one !== word);
  if (more.length > 0 || !isForeignParticle(word) || !isName(others.join(''))) return null;
  const lexicons = languagesIn(text).map(lexiconOf);
  return lexicons.find((lexicon) => SAID_OF_BRANDS.has(lexicon.whole.get(word) ?? '')) ?? null;
}

/** What a word says of a brand. */
const SAID_OF_BRANDS: ReadonlySet<string> = new Set(['without', '^without', 'like']);

/**
 * Whether a text is English although a language knows one of its words: `sidebar hell` of a text with English function
 * words is not bright. Letters that English lacks show another language.
 */
function isEnglishWith(
  text: string,
  words: readonly string[],
  foreign: readonly string[],
  lexicon: Lexicon,
): boolean {
  const known = foreign.filter((word) => meaningOf(lexicon, word) !== null);
  const isCompound = compoundOf(lexicon, known[0] ?? '', 0) !== null;
  return (
    known.length === 1 &&
    !ACCENTED.test(text) &&
    !foreign.some((word) => lexicon.particles.has(word)) &&
    words.some(
      (word) =>
        FUNCTION_WORDS.has(word) &&
        !(isCompound && ALIKE.has(word)) &&
        !lexicon.particles.has(word) &&
        meaningOf(lexicon, word) === null,
    )
  );
}

/** Function words of English that German and Dutch write alike: `Yogastudio in Berlin`. */
const ALIKE: ReadonlySet<string> = new Set(['in', 'an', 'am', 'so']);

const ACCENTED = /(?![a-z])\p{L}/iu;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Letters of languages that write spaces. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu;

/** A particle shows the language; a meaning shows that there is something to translate. */
const PARTICLE = 0.4;
/** A word that is English as well, beside a particle that is not: `site de voyage sans photos`. */
const SHARED = 0.3;
/** Without such a particle, it decides between languages alone: `journal italien` is French. */
const TIE = 0.01;

function worthOf(lexicon: Lexicon, word: string): number {
  if (lexicon.particles.has(word)) return PARTICLE;
  return meaningOf(lexicon, word) === null ? 0 : 1;
}

/** A phrase shows the language better than a word. */
const PHRASE = 1.5;

function phrasesIn(text: string, words: readonly Word[], lexicon: Lexicon): number {
  let known = 0;
  for (let number = 0; number < words.length; number++) {
    const phrase = phraseAt(words, number, lexicon);
    const length = phrase?.length ?? 1;
    const written = text.slice(words[number]?.start, words[number + length - 1]?.end);
    // The meaning of a single word is not needed here.
    if (/[\s-]/.test(written) && (phrase?.english ?? wordAt(text, words, number, lexicon)).trim() !== written)
      known++;
    number += length - 1;
  }
  return PHRASE * known;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

interface Word {
  readonly start: number;
  readonly end: number;
  /** As lexicons write it; words with hyphens are several. */
  readonly key: string;
}

function wordsOf(text: string): readonly Word[] {
  return allMatches(WORD, text).map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    key: rawWordsOf(word).join(' '),
  }));
}

/** Translates word by word, the longest phrase first. */
function spelled(text: string, lexicon: Lexicon): Piece[] {
  const words = wordsOf(text);
  const pieces: Piece[] = [];
  let at = 0;
  for (let number = 0; number < words.length; number++) {
    const phrase = phraseAt(words, number, lexicon);
    const length = phrase?.length ?? 1;
    const start = words[number]?.start ?? at;
    if (start > at) pieces.push({ start: at, end: start, english: text.slice(at, start) });
    at = words[number + length - 1]?.end ?? start;
    pieces.push({ start, end: at, english: phrase?.english ?? wordAt(text, words, number, lexicon) });
    number += length - 1;
  }
  return [...pieces, { start: at, end: text.length, english: text.slice(at) }];
}

/** The longest phrase that begins with a word, or null. */
function phraseAt(
  words: readonly Word[],
  number: number,
  lexicon: Lexicon,
): { readonly english: string; readonly length: number } | null {
  // Only the last word of a phrase has endings.
  if (!lexicon.phraseWords.has(words[number]?.key.split(' ', 1)[0] ?? '')) return null;
  for (let length = Math.min(lexicon.longest, words.length - number); length > 1; length--) {
    const key = words.slice(number, number + length).map((word) => word.key);
    const english = meaningOf(lexicon, key.join(' '));
    if (english !== null) return { english, length };
  }
  return null;
}

/** What a word means by itself; itself if that is unknown. */
function wordAt(text: string, words: readonly Word[], number: number, lexicon: Lexicon): string {
  const { start, end, key } = words[number] ?? { start: 0, end: 0, key: '' };
  return meaningOf(lexicon, key) ?? (lexicon.particles.has(key) ? '' : text.slice(start, end));
}

const PAUSE = /[,.;:!?、。，．；：！？]/;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * Translates text without spaces: the longest form at each place; what no form covers is left out.
 * @param names lengths of names, by where they start
 */
function scanned(text: string, lexicon: Lexicon, names: ReadonlyMap<number, number> = new Map()): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const latin = /^(?!\d+[年년])[a-z\d.&-]+/iu.exec(text.slice(at))?.[0];
    if (latin !== undefined) {
      pieces.push({ start: at, end: at + latin.length, english: ` ${latin} ` });
      at += latin.length - 1;
      continue;
    }
    const named = names.get(at);
    if (named !== undefined) {
      pieces.push({ start: at, end: at + named, english: ` ${text.slice(at, at + named)} ` });
      at += named - 1;
      continue;
    }
    if (PAUSE.test(text.charAt(at))) pieces.push({ start: at, end: at + 1, english: ', ' });
    if (!LETTER.test(text.charAt(at))) continue;
    for (let length = Math.min(MAX_FORM, text.length - at); length > 0; length--) {
      if (!LETTER.test(text.charAt(at + length - 1))) continue;
      const key = rawWordsOf(text.slice(at, at + length)).join(' ');
      const meaning = key === '' ? undefined : (lexicon.whole.get(key) ?? lexicon.stems.get(key));
      if (meaning === undefined) continue;
      pieces.push({ start: at, end: at + length, english: ` ${meaning} ` });
      at += length - 1;
      break;
    }
  }
  return pieces;
}

function spanOfPieces(text: string, pieces: readonly Piece[], start: number, end: number): Span {
  let at = 0;
  let from: number | null = null;
  let to = 0;
  for (const piece of pieces) {
    const next = at + piece.english.length;
    if (next > start && at < end) {
      const same = piece.english.length === piece.end - piece.start;
      from ??= same ? piece.start + Math.max(0, start - at) : piece.start;
      to = same ? piece.start + Math.min(piece.english.length, end - at) : piece.end;
    }
    at = next;
  }
  return spanIn(text, from ?? 0, to);
}

function spanIn(text: string, start: number, end: number): Span {
  return { start, end, text: text.slice(start, end) };
}
