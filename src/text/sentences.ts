import { words } from './words.ts';

/** Abbreviations whose full stop does not end a sentence; lower case, without the last stop. */
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof sr jr st ave inc ltd co corp vs etc e.g i.e cf al fig figs no nos vol pp approx est dept univ gen col sgt rev hon jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun u.s u.k u.n a.m p.m ph.d b.sc m.sc incl min max tel ext ed eds esp viz resp'.split(
    ' ',
  ),
);
const CLOSING = new Set(['"', '”', '’', "'", ')', ']', '»', '」', '』', '）']);
const OPENING = /[\p{Lu}\p{Lo}\p{N}"“‘'(«¿¡[]/u; // scripts without capitals begin with any letter
const OPENING_IN_SMALL_LETTERS = /[\p{L}\p{N}"“‘'(«¿¡[]/u; // of writers who do without capitals
const SMALL_START = /^\P{L}*\p{Ll}/u;
const PICTOGRAPHS = /(?:\s*(?![©®™])\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/uy;
const TRAILING = /^(?:\s|\uFE0F|\u200D|\p{Emoji_Modifier}|(?![©®™])\p{Extended_Pictographic})$/u;
const WIDE_STOPS = new Set(['。', '！', '？', '｡']);
const STOPS = new Set(['.', '!', '?', '…', '؟', '۔', '।']);

/**
 * Splits running text into sentences. Decimals, versions, addresses, initials and abbreviations do not end a
 * sentence. A full stop must be followed by white space and a character that can begin a sentence: a small letter
 * only where the text begins with one. Pictographs after a stop belong to the sentence before them.
 */
export function splitSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  const opening = SMALL_START.test(text) ? OPENING_IN_SMALL_LETTERS : OPENING;
  let run = 0; // end of the run of marks around `i`
  for (let i = 0; i < text.length; i++) {
    if (!STOPS.has(text[i] ?? '') && !WIDE_STOPS.has(text[i] ?? '')) continue;
    if (i >= run) run = runEnd(text, i);
    const end = sentenceEnd(text, i, { start, end: run, opening });
    if (end === null) continue;
    push(sentences, text.slice(start, end));
    start = end;
    i = end - 1;
  }
  push(sentences, text.slice(start));
  return sentences;
}

/** End of the run of stops and closing marks at `i`. */
function runEnd(text: string, i: number): number {
  const stops = WIDE_STOPS.has(text[i] ?? '') ? WIDE_STOPS : STOPS;
  return skip(text, i + 1, (c) => stops.has(c) || CLOSING.has(c));
}

/** End of the sentence if the stop at `i` ends it; its run of marks ends at `end`. */
function sentenceEnd(
  text: string,
  i: number,
  { start, end, opening }: { start: number; end: number; opening: RegExp },
): number | null {
  const mark = text[i] ?? '';
  if (WIDE_STOPS.has(mark)) return end;
  const closed = afterPictographs(text, end);
  const next = skip(text, closed, isSpace);
  if (next === closed || next >= text.length) return null; // the end of the text closes the last sentence anyway
  const first = String.fromCodePoint(text.codePointAt(next) ?? 0);
  const isPause = mark === '…' || text.slice(Math.max(0, i - 1), i + 2).includes('..'); // a small letter continues after it
  if (!(isPause ? OPENING : opening).test(first)) return null;
  return mark === '.' && end === i + 1 && isAbbreviation(text, i, start) ? null : closed;
}

function afterPictographs(text: string, from: number): number {
  PICTOGRAPHS.lastIndex = from;
  return PICTOGRAPHS.test(text) ? PICTOGRAPHS.lastIndex : from;
}

function skip(text: string, from: number, holds: (character: string) => boolean): number {
  let at = from;
  while (at < text.length && holds(text.charAt(at))) at++;
  return at;
}

const isSpace = (character: string) => character.trim() === '';

function isAbbreviation(text: string, stop: number, start: number): boolean {
  let from = stop;
  while (from > start && !/[\s("“]/.test(text[from - 1] ?? '')) from--;
  const token = text.slice(from, stop);
  return /^\p{Lu}$/u.test(token) || ABBREVIATIONS.has(token.toLowerCase());
}

function push(sentences: string[], raw: string): void {
  const sentence = raw.trim();
  if (words(sentence).length > 0) sentences.push(sentence);
}

/** Whether a block ends with a sentence mark, before any closing quotes, brackets and pictographs. */
export function endsAsSentence(text: string): boolean {
  let end = text.length;
  let last = characterBefore(text, end);
  while (CLOSING.has(last) || TRAILING.test(last)) {
    end -= last.length;
    last = characterBefore(text, end);
  }
  return STOPS.has(last) || WIDE_STOPS.has(last) || last === ':' || last === '：';
}

function characterBefore(text: string, end: number): string {
  const isPair = /[\uDC00-\uDFFF]/.test(text.charAt(end - 1));
  return text.slice(Math.max(0, end - (isPair ? 2 : 1)), end);
}
