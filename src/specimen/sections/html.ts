/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Running text, with what stands in square brackets set as code. */
export function prose(text: string): string {
  return escapeHtml(text).replaceAll(/\[([^\]]*)\]/g, '<code>$1</code>');
}

const STRESSED = 0.3; // of the words of a paragraph
const WANTED_WORDS = 5; // at most; longer emphasis hides what matters
const MAX_WORDS = 8; // more emphasised words are read as running text
const WHOLE_WORDS = 6; // a paragraph of one clause this short is emphasised as a whole
/** Where a phrase ends: at punctuation before the next word; not inside code, decimals or `no. 9`. */
const PHRASE_END = /[,;:.!?]+(?=\s+[\p{L}["'(])|[.!?]+$/gu;
const CONJUNCTION = /^(?:and|but|or|so|yet|nor)\s+/i;
const CODE = /\[[^\]]*\]/g;

/** A paragraph with one whole phrase that stands out, by whatever the style sheet marks it with. */
export function stressed(text: string): string {
  const phrase = phraseToStress(text);
  if (phrase === null) return prose(text);
  const { from, to } = phrase;
  return `${prose(text.slice(0, from))}<b class="stress">${prose(text.slice(from, to))}</b>${prose(text.slice(to))}`;
}

interface Phrase {
  /** Offsets in the text, without a conjunction before it and the punctuation after it. */
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

/** The phrase nearest to the wanted number of words, the first of several; null where all are too long. */
function phraseToStress(text: string): Phrase | null {
  const phrases = phrasesOf(text);
  const total = phrases.reduce((sum, { words }) => sum + words, 0);
  if (phrases.length === 1) return total <= WHOLE_WORDS ? (phrases[0] ?? null) : null;
  const wanted = Math.min(WANTED_WORDS, Math.ceil(STRESSED * total));
  const distance = ({ words }: Phrase) => Math.abs(words - wanted);
  const short = phrases.filter(({ words }) => words <= MAX_WORDS);
  return short.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function phrasesOf(text: string): Phrase[] {
  const readable = text.replace(CODE, (code) => 'x'.repeat(code.length)); // punctuation in code ends nothing
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
