import type { ForeignLanguage } from './languages/glossary.ts';
import type { Lexicon } from './lexicon.ts';

/** Languages that write two nouns as one word: `Versicherungsapp`. */
const COMPOUNDING: ReadonlySet<ForeignLanguage> = new Set(['de', 'nl', 'sv']);

/** Letters; shorter words are no compounds, and shorter parts are in too many words. */
const MIN_WORD = 8;
const MIN_HEAD = 4;
const MIN_TAIL = 3;

/** What a compound means by its parts, or null. @param stem letters of the stem that the word begins with: it says more than a shorter first part */
export function compoundOf(lexicon: Lexicon, word: string, stem: number): string | null {
  if (!COMPOUNDING.has(lexicon.language) || word.length < MIN_WORD || word.includes(' ')) return null;
  for (let cut = word.length - MIN_TAIL; cut >= Math.max(MIN_HEAD, stem); cut--) {
    const head = partOf(lexicon, word.slice(0, cut)) ?? linked(lexicon, word.slice(0, cut));
    if (head === null || head === 'without') continue; // `integral` is not Swedish `inte` and grey
    const tail = word.slice(cut);
    if (LACKING.test(tail)) return `without ${head}`;
    const meaning = partOf(lexicon, tail) ?? inflected(lexicon, tail);
    if (meaning !== null) return meaning === head ? head : `${head} ${meaning}`;
  }
  return null;
}

/** Whether a word of no lexicon may begin with a part of a compound. */
export function beginsCompound(word: string, isPart: (part: string) => boolean): boolean {
  if (word.length < MIN_WORD) return false;
  for (let cut = word.length - MIN_TAIL; cut >= MIN_HEAD; cut--) if (isPart(word.slice(0, cut))) return true;
  return false;
}

/** `bildlos`, `schaduwvrij`, `animationsfri`. */
const LACKING = /^(?:los|frei|loos|loze|vrij|fri)(?:e|en|er|es|em|a|tt)?$/;

function partOf({ whole, stems }: Lexicon, part: string): string | null {
  return whole.get(part) ?? stems.get(part) ?? null;
}

/** A first part with the letters that link it to the second: `Versicherung-s-`. */
function linked(lexicon: Lexicon, part: string): string | null {
  const link = /(?:en|es|er|s|n|e)$/.exec(part)?.[0];
  if (link === undefined || part.length - link.length < MIN_HEAD) return null;
  return partOf(lexicon, part.slice(0, -link.length));
}

/** A second part with an ending: `-seiten`. */
function inflected(lexicon: Lexicon, part: string): string | null {
  for (let length = part.length - 1; length >= Math.max(MIN_TAIL, part.length - 3); length--) {
    const meaning = partOf(lexicon, part.slice(0, length));
    if (meaning !== null) return meaning;
  }
  return null;
}
