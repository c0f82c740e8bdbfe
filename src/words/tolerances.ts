import { editsOf } from './text-edit.ts';
import { TOLERATING } from './vocabulary/refusing-words.ts';

/** Up to the end of the clause, with alternatives: `rounded corners, or square ones`. */
const OBJECT = String.raw`(?:(?!\s+(?:but|as\s+long|so\s+long|just|only|and\s+(?:no|i|we|please|use|make))\s)(?:[^.,;:!?\n–—]|,?\s+or\s))*`;
const MINDED = new RegExp(
  String.raw`\b(?:(?:i|we|they)(?:'m|'re|'d|'ve)?\s+(?:am\s+|are\s+|have\s+|would\s+|really\s+|also\s+)*)?(?:${TOLERATING})\b${OBJECT}`,
  'giu',
);
/** `Shadows are optional`, at the beginning of a clause. */
const OPTIONAL =
  /(?<=(?:^|[.;,!\n])\s{0,4}(?:[-*•–]\s{1,4})?)(?:[\p{L}-]+\s+){1,4}(?:(?:is|are)\s+(?:optional|up\s+to\s+you|your\s+(?:call|choice)|negotiable)|(?:do|does)(?:n't|\s+not)\s+matter)(?=\s*(?:[.,;!)\n]|$))/giu;

/** What somebody only tolerates states nothing, and is left out. */
export const toleranceEdits = editsOf([MINDED, OPTIONAL], () => '');
