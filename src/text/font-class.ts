import { FONT_FAMILIES } from './font-families.ts';

export type FontClass = keyof typeof FONT_FAMILIES;

const CLASS_OF: ReadonlyMap<string, FontClass> = new Map(
  (Object.keys(FONT_FAMILIES) as FontClass[]) // Object.keys forgets that these are all the keys
    .flatMap((kind) => FONT_FAMILIES[kind].split(',').map((name) => [comparableName(name), kind] as const)),
);

/** Class words inside family names, most specific first: `mono` before `sans`, `sans` before `serif`. */
const HINTS: readonly (readonly [FontClass, readonly string[]])[] = [
  ['icon', ['icon', 'fontawesome', 'glyph', 'symbols', 'emoji']],
  ['mono', ['mono', 'code', 'console', 'terminal', 'typewriter', 'courier', 'pixel']],
  ['grotesque', ['grotesk', 'grotesque', 'helvetica', 'gothic', 'grot']],
  ['sans', ['sans']],
  ['script', ['script', 'handwriting', 'brush', 'cursive', 'calligraph']],
  [
    'serif',
    ['serif', 'slab', 'antiqua', 'garamond', 'caslon', 'bodoni', 'didot', 'baskerville', 'mincho', 'roman'],
  ],
];

/** Suffixes that foundries and build tools add to family names, longest first. */
const SUFFIXES = [
  'variablefont',
  'extralight',
  'ultralight',
  'extrabold',
  'ultrabold',
  'condensed',
  'variable',
  'fallback',
  'semibold',
  'demibold',
  'headline',
  'webfont',
  'regular',
  'display',
  'italic',
  'medium',
  'subset',
  'latin',
  'black',
  'light',
  'roman',
  'micro',
  'bold',
  'book',
  'heavy',
  'text',
  'thin',
  'demi',
  'next',
  'web',
  'var',
  'std',
  'pro',
  'vf',
  'gx',
  'lt',
  'mt',
  'ot',
  'ui',
] as const;

const MIN_NAME_LENGTH = 3; // letters that must remain after a suffix is removed

/** The name without additions of build tools: `__Inter_abc123` and `Inter_Fallback_1a2b3c` are `inter`. */
function comparableName(family: string): string {
  return family
    .toLowerCase()
    .replace(/^_+/, '')
    .replace(/_[0-9a-f]{5,8}$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The names of a family, longest first: `intervariable`, `inter`. */
function namesOf(family: string): readonly string[] {
  const names = [comparableName(family)];
  for (;;) {
    const name = names.at(-1) ?? '';
    const suffix = SUFFIXES.find((end) => name.endsWith(end) && name.length - end.length >= MIN_NAME_LENGTH);
    if (suffix === undefined) return names;
    names.push(name.slice(0, -suffix.length));
  }
}

/** The family name without optical size and format, for comparison: `sf pro text` is `sf`. */
export function familyName(family: string): string {
  return namesOf(family).at(-1) ?? '';
}

/** The class of one family; null when neither the table nor the name decides it. */
export function familyClass(family: string): FontClass | null {
  const names = namesOf(family);
  return tableClass(names) ?? hintedClass(names);
}

function tableClass(names: readonly string[]): FontClass | null {
  for (const name of names) {
    const known = CLASS_OF.get(name);
    if (known !== undefined) return known;
  }
  return null;
}

function hintedClass([full = '']: readonly string[]): FontClass | null {
  return HINTS.find(([, words]) => words.some((word) => full.includes(word)))?.[0] ?? null;
}

/**
 * The class of a computed `font-family` list. The first family counts even where it cannot load. The families after
 * it, down to the generic one, count only if the first is unknown. `monospace` at the end outweighs a hint in the name,
 * as in `Input Serif, monospace`.
 */
export function fontClass(families: readonly string[]): FontClass {
  if (isMonospaced(families)) return 'mono';
  for (const [position, family] of families.entries()) {
    const known = familyClass(family);
    const emojiBehind = known === 'icon' && position > 0;
    if (known !== null && !emojiBehind) return known;
  }
  return families.length === 0 ? DEFAULT_FONT : UNKNOWN_FONT;
}

/** The class of the typeface of words: an icon font has none, so its name says nothing of them. */
export function wordsFontClass(families: readonly string[]): Exclude<FontClass, 'icon'> {
  const kind = fontClass(families);
  if (kind !== 'icon') return kind;
  const others = families.map(familyClass).filter((known) => known !== null && known !== 'icon');
  return others[0] ?? UNKNOWN_FONT;
}

const DEFAULT_FONT = 'serif'; // of browsers
const UNKNOWN_FONT = 'sans'; // most typefaces that pages load, such as in-house ones, have no serifs

function isMonospaced(families: readonly string[]): boolean {
  const [first] = families;
  return first !== undefined && families.at(-1) === 'monospace' && tableClass(namesOf(first)) === null;
}
