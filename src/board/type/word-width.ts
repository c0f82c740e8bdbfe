import type { Faces } from './font-faces.ts';
import { FALLBACK_FACES } from './fallback-faces.ts';

/** Widths of characters as parts of the average of English text, in which spaces and small letters prevail. */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/[MWmw]/, 1.85],
  [/\p{Lu}/u, 1.52],
  [/[ijlI.,'’-]/, 0.66],
  [/\p{Nd}/u, 1.34],
];
const OTHER = 1.22;
const BOLD_FROM = 600;
/** Black letters are wider than the bold ones that are measured. */
const BLACK_FROM = 800;
const BLACK = 1.1;

/** em; width of the longest word of a name in the typeface of headings, a little more than it needs. */
export function longestWordWidth(name: string, faces: Faces, weight: number): number {
  const face = (faces.get('heading') ?? faces.get('display') ?? faces.get('body'))?.face;
  const average = FALLBACK_FACES[face?.name ?? 'Inter']?.widths[weight >= BOLD_FROM ? 1 : 0] ?? 0.5;
  const heavier = weight >= BLACK_FROM ? BLACK : 1;
  const widthOf = (letter: string) =>
    average *
    heavier *
    (face?.class === 'mono' ? 1 : (PARTS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER));
  // The sign between two sources stays with the word that follows.
  const words = name
    .replaceAll('× ', '××')
    .split(/[\s-]+/)
    .map((word) => [...word].reduce((sum, one) => sum + widthOf(one), 0));
  return Math.round(Math.max(...words) * 100) / 100;
}
