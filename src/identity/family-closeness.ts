import { familyName } from '../text/font-class.ts';
import { isPosterFace } from './poster-faces.ts';
import type { SeenText } from './seen-texts.ts';
import type { TargetFamily } from './target.ts';
import { typefaceClass, type TypefaceClass } from './typeface-class.ts';

/** How a typeface relates to that of the target, 0..1. */
export const FAMILY_SCORES = {
  same: 1,
  /** A fallback that the target declares, or a typeface drawn to the same metrics. */
  substitute: 0.9,
  sameClass: 0.65,
  nearClass: 0.5,
  otherClass: 0,
} as const;
export type FamilyRelation = keyof typeof FAMILY_SCORES;

/** DATA: typefaces drawn to the metrics of each other, and the names of the system font of each platform. */
const METRIC_TWINS: readonly (readonly string[])[] = [
  [
    'arial',
    'helvetica',
    'helvetica neue',
    'liberation sans',
    'arimo',
    'nimbus sans',
    'nimbus sans l',
    'freesans',
  ],
  ['times', 'times new roman', 'tinos', 'liberation serif', 'nimbus roman', 'freeserif'],
  ['courier', 'courier new', 'cousine', 'liberation mono', 'nimbus mono ps', 'freemono'],
  ['georgia', 'gelasio'],
  ['calibri', 'carlito'],
  ['cambria', 'caladea'],
  ['inter', 'inter tight'],
  [
    'system-ui',
    '-apple-system',
    'blinkmacsystemfont',
    'ui-sans-serif',
    'sf pro',
    'san francisco',
    'segoe ui',
  ],
];
const TWINS_OF: ReadonlyMap<string, number> = new Map(
  METRIC_TWINS.flatMap((names, group) => names.map((name) => [familyName(name), group] as const)),
);

const GENERIC: ReadonlySet<string> = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy']);

/** Classes that differ in detail only. */
const NEAR: Readonly<Partial<Record<TypefaceClass, TypefaceClass>>> = {
  sans: 'grotesque',
  grotesque: 'sans',
  serif: 'slab',
  slab: 'serif',
};

/**
 * How the typeface of a text relates to the target. A family that the page does not load may be missing on the reader's
 * machine, so a fallback of another class counts as well.
 */
export function familyScore(
  text: Pick<SeenText, 'families'>,
  target: TargetFamily,
  loaded: ReadonlySet<string>,
): number {
  const [first, second] = text.families;
  if (first === undefined) return FAMILY_SCORES.otherClass;
  const own = FAMILY_SCORES[relationOf(text.families, target)];
  const isDeclared = second !== undefined && target.names.includes(second);
  if (loaded.has(first) || second === undefined || isDeclared) return own;
  const behind = FAMILY_SCORES[relationOf(text.families.slice(1), target)];
  return behind === FAMILY_SCORES.otherClass && own > behind ? own / 2 : own;
}

/** How the first family of a list relates to a typeface of the target. */
export function relationOf(families: readonly string[], target: TargetFamily): FamilyRelation {
  const [first = ''] = families;
  // A heavy or narrow cut of a family is another face than the family, whose name it shares.
  if (isPosterFace(first) && !target.names.some(isPosterFace)) return 'otherClass';
  const name = familyName(first);
  const [wanted = '', ...fallbacks] = target.names.map(familyName);
  if (name === wanted) return 'same';
  if (fallbacks.length === 0 && GENERIC.has(wanted) && isOfClass(typefaceClass(families), target))
    return 'same';
  const isNamed = !GENERIC.has(first) && fallbacks.includes(name);
  const twins = TWINS_OF.get(name);
  if (isNamed || (twins !== undefined && twins === TWINS_OF.get(wanted))) return 'substitute';
  const kind = typefaceClass(families);
  if (kind === target.kind) return GENERIC.has(first) ? 'nearClass' : 'sameClass';
  return NEAR[kind] === target.kind ? 'nearClass' : 'otherClass';
}

/** Whether a class is that of the target, in detail or not: a generic family alone asks for no typeface. */
function isOfClass(kind: TypefaceClass, target: TargetFamily): boolean {
  return kind === target.kind || NEAR[kind] === target.kind;
}
