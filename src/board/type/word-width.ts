import type { Faces } from './font-faces.ts';
import { FALLBACK_FACES } from './fallback-faces.ts';

/** Widths of characters as parts of the average of English text, in which spaces and small letters prevail. */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/[MWmw]/, 1.85],
  [/\p{Lu}/u, 1.52],
  [/[ijlI.,'’ -]/, 0.66],
  [/\p{Nd}/u, 1.34],
];
const OTHER = 1.22;
const BOLD_FROM = 600;
/** Black letters are wider than the bold ones that are measured. */
const BLACK_FROM = 800;
const BLACK = 1.1;

/** em; width of the longest word of a name in the typeface of headings, a little more than it needs. */
export function longestWordWidth(name: string, faces: Faces, weight: number): number {
  const widthOf = measured(faces, weight);
  const words = name.split(/[\s-]+/);
  return rounded(Math.max(...words.map(widthOf)));
}

/** em; width of a name in one line. */
export function lineWidth(name: string, faces: Faces, weight: number): number {
  return rounded(measured(faces, weight)(name));
}

/** em; a source of a hybrid that is wider breaks within its name. */
export const MAX_SOURCE = 7;

/** A name, or one source of a hybrid, in a typeface. */
export interface SetName {
  readonly name: string;
  readonly faces: Faces;
  readonly weight: number;
}

/** The names of the sources of a hybrid, in its name; the name of a brand alone. */
export function sourcesOf(name: string): readonly string[] {
  const sources = name.split(' × ');
  return sources.length === 1 ? sources : sources.map((source) => source.replace(/ hybrid$/, ''));
}

/** em; width of a name: its longest word, and of a hybrid its leading source, in one line or two. */
export function nameWidth(name: string, faces: Faces, weight: number): number {
  const [leading = name, ...others] = sourcesOf(name);
  return others.length === 0
    ? longestWordWidth(leading, faces, weight)
    : widthOfOneOrTwoLines({ name: leading, faces, weight });
}

/** em; two lines of a name are set for this width at least, so that both have room. */
const MIN_BROKEN = 5.2;

/** em; a name in one line, or in the two that are the most alike. */
export function widthOfOneOrTwoLines({ name, faces, weight }: SetName): number {
  const line = lineWidth(name, faces, weight);
  if (line <= MAX_SOURCE) return line;
  const words = name.split(' ');
  const broken = words.map((_, at) =>
    Math.max(
      ...[words.slice(0, at), words.slice(at)].map((part) => lineWidth(part.join(' '), faces, weight)),
    ),
  );
  return rounded(Math.max(MIN_BROKEN, Math.min(...broken)));
}

/** A function that estimates the width of a text in em. */
function measured(faces: Faces, weight: number): (text: string) => number {
  const face = (faces.get('heading') ?? faces.get('display') ?? faces.get('body'))?.face;
  const average = FALLBACK_FACES[face?.name ?? 'Inter']?.widths[weight >= BOLD_FROM ? 1 : 0] ?? 0.5;
  const heavier = weight >= BLACK_FROM ? BLACK : 1;
  const widthOf = (letter: string) =>
    average *
    heavier *
    (face?.class === 'mono' ? 1 : (PARTS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER));
  return (text) => [...text].reduce((sum, one) => sum + widthOf(one), 0);
}

const rounded = (em: number) => Math.round(em * 100) / 100;
