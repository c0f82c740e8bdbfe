import * as patterns from './vocabulary/long-patterns.ts';
import { editsOf } from './text-edit.ts';
import { TOLERATING } from './vocabulary/refusing-words.ts';

/** Up to the end of the clause, with alternatives: `rounded corners, or square ones`. */
const OBJECT = String.raw`(?:(?!\s+(?:but|as\s+long|so\s+long|just|only|and\s+(?:no|i|we|please|use|make))\s)(?:[^.,;:!?\n–—]|,?\s+or\s))*`;
/** `But if there are any they`: what is tolerated has a condition all the same. */
const CONCEDED = String.raw`\s+(?<thing>[\p{L}-]+(?:\s+[\p{L}-]+){0,2}?)\s*,?\s+but\s+if\s+(?:there\s+(?:are|is)\s+(?:any|some)|any|(?:you|we)\s+(?:must|use|have|want|need)(?:\s+(?:to|them|it|any|to\s+have\s+them))?)\s*,?\s+(?:then\s+)?(?:they|it)(?=\s)`;
const CONCEDING = new RegExp(
  String.raw`\b(?:i|we|they)\s+(?:(?:really|also)\s+)*(?:${TOLERATING})\b${CONCEDED}`,
  'giu',
);
const MINDED = new RegExp(
  String.raw`\b(?:(?:i|we|they)(?:'m|'re|'d|'ve)?\s+(?:am\s+|are\s+|have\s+|would\s+|really\s+|also\s+)*)?(?:${TOLERATING})\b(?!${CONCEDED})${OBJECT}`,
  'giu',
);
/** `Shadows are optional`, at the beginning of a clause. */
const OPTIONAL = new RegExp(patterns.OPTIONAL, 'giu');
/** `The green is nice, but we need blue`; not of what is only to change: `but I want it bigger`. */
const NICE_BUT = new RegExp(patterns.NICE_BUT, 'giu');

/** What somebody only tolerates states nothing, and is left out. */
export const toleranceEdits = editsOf(
  [CONCEDING, MINDED, OPTIONAL, NICE_BUT],
  ({ groups = {} }) => groups['thing'] ?? '',
);
