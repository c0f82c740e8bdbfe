import { prose } from './html.ts';

const EMPHASISED_SHARE = 0.3; // of the words of a paragraph
const WANTED_WORDS = 5; // words; longer emphasis does not stand out
const MAX_WORDS = 8; // words; the engine reads longer emphasis as running text
const WHOLE_WORDS = 6; // words; a paragraph of one clause is emphasised as a whole up to this length
/** Where a phrase ends: at punctuation before the next word; not inside code, decimals or `no. 9`. */
const PHRASE_END = /[,;:.!?]+(?=\s+[\p{L}["'(])|[.!?]+$/gu;
const CONJUNCTION = /^(?:and|but|or|so|yet|nor)\s+/i;
const CODE = /\[[^\]]*\]/g;

/** A paragraph as HTML with one whole phrase emphasised; the style sheet decides how. */
export function withEmphasis(text: string): string {
  const phrase = phraseToEmphasise(text);
  if (phrase === null) return prose(text);
  const { from, to } = phrase;
  return `${prose(text.slice(0, from))}<b class="emphasis">${prose(text.slice(from, to))}</b>${prose(text.slice(to))}`;
}

interface Phrase {
  /** Offsets in the text; a leading conjunction and the punctuation after the phrase are left out. */
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

/** The phrase whose length is nearest to the wanted one, the first of equals; null when all are too long. */
function phraseToEmphasise(text: string): Phrase | null {
  const phrases = phrasesOf(text);
  const total = phrases.reduce((sum, { words }) => sum + words, 0);
  if (phrases.length === 1) return total <= WHOLE_WORDS ? (phrases[0] ?? null) : null;
  const wanted = Math.min(WANTED_WORDS, Math.ceil(EMPHASISED_SHARE * total));
  const distance = ({ words }: Phrase) => Math.abs(words - wanted);
  const short = phrases.filter(({ words }) => words <= MAX_WORDS);
  return short.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function phrasesOf(text: string): Phrase[] {
  const readable = text.replace(CODE, (code) => 'x'.repeat(code.length)); // punctuation in code does not end a phrase
  const ends = [...readable.matchAll(PHRASE_END)].map(({ index, 0: mark }) => [index, index + mark.length]);
  const phrases: Phrase[] = [];
  let start = 0;
  for (const [to = 0, next = 0] of [...ends, [text.length, text.length]]) {
    const piece = readable.slice(start, to);
    const lead = piece.length - piece.trimStart().length;
    const from = start + lead + (CONJUNCTION.exec(piece.slice(lead))?.[0].length ?? 0);
    const words = readable
      .slice(from, to)
      .split(/\s+/)
      .filter((word) => word !== '').length;
    if (words > 0) phrases.push({ from, to, words });
    start = next;
  }
  return phrases;
}
