/** Width of the characters in a Unicode range: that of an ASCII character, or in thousandths of an em. */
type Row = readonly [from: number, to: number, advance: string | number];

const LATIN_END = 0x250;
const FULL = 1000;
const EMOJI = 1250; // between Noto Color Emoji and Segoe UI Emoji

/** DATA: ranges outside ASCII, in order. Other characters have the width of a lower-case letter. */
const RANGES: readonly Row[] = [
  [0xa0, 0xa0, ' '],
  [0xad, 0xad, 0], // soft hyphen
  [0xb7, 0xb7, ' '], // middle dot
  [0x300, 0x36f, 0], // combining accents
  [0x391, 0x3a9, 'A'], // Greek capitals
  [0x410, 0x42f, 'A'], // Cyrillic capitals
  [0x2002, 0x200a, ' '],
  [0x200b, 0x200f, 0], // joiners and direction marks
  [0x2014, 0x2015, FULL],
  [0x2018, 0x201a, "'"],
  [0x2022, 0x2022, '.'], // bullet, a little wider than this
  [0x2026, 0x2026, FULL],
  [0x2190, 0x21ff, FULL], // arrows
  [0x22c5, 0x22c5, ' '],
  [0x2500, 0x2bff, FULL], // geometric shapes and symbols
  [0x2e80, 0xd7ff, FULL], // East Asian scripts
  [0xe000, 0xfaff, FULL], // private use: icon fonts
  [0xfe00, 0xfe0f, 0],
  [0xfeff, 0xfeff, 0],
  [0xff00, 0xff60, FULL],
  [0x1f000, 0x1f1e5, EMOJI],
  [0x1f1e6, 0x1f1ff, EMOJI / 2], // two letters make a flag
  [0x1f200, 0x1faff, EMOJI],
  [0x20000, 0x3ffff, FULL],
];

/** Advance of a character outside ASCII in thousandths of an em; `advances` are the font's from U+0020 on. */
export function otherAdvance(code: number, advances: readonly number[]): number {
  if (code >= 0xc0 && code < LATIN_END) return ascii(unaccented(code), advances);
  const row = RANGES.find(([, to]) => code <= to);
  if (row === undefined || code < row[0]) return ascii('a', advances);
  return typeof row[2] === 'number' ? row[2] : ascii(row[2], advances);
}

/** The letter without its accent; other letters count as `a`. */
function unaccented(code: number): string {
  const letter = String.fromCodePoint(code).normalize('NFD').charAt(0);
  return letter.charCodeAt(0) < 127 ? letter : 'a';
}

/** Whether lines of a script break between any two characters. */
export function breaksAnywhere(code: number): boolean {
  return (code >= 0x2e80 && code <= 0xd7ff) || (code >= 0xff00 && code <= 0xff60);
}

function ascii(character: string, advances: readonly number[]): number {
  return advances[character.charCodeAt(0) - 32] ?? 0;
}
