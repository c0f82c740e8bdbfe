import { editsOf } from './text-edit.ts';

const SIZE = String.raw`\d+(?:\.\d+)?(?:px|pt|rem)`;
/** `font: 400 15px/1.6 Inter`, up to the name of the family. */
const SHORTHAND = new RegExp(
  String.raw`\bfont\s?:\s{0,2}(?:(?:italic|normal|bold|[1-9]00)\s){0,3}(?<size>${SIZE})(?:\s?\/\s?[\d.]+(?:px|em|rem|%)?)?\s+(?=["']?\p{L})`,
  'giu',
);
const OF_HEADING = /\b(?:h[1-6]|head(?:ing|line)s?|titles?)\b[^;}\n]{0,40}$/i;

/** The short form of CSS for type, in words. */
export const typeNotationEdits = editsOf([SHORTHAND], ({ index, input, groups }) =>
  OF_HEADING.test(input.slice(Math.max(0, index - REACH), index))
    ? 'font '
    : `body text ${groups?.['size'] ?? ''}, font `,
);

/** Characters before a notation. */
const REACH = 60;

/** Whether a text may have this notation. */
export function mayNoteType(text: string): boolean {
  return /\bfont\s?:/i.test(text);
}
