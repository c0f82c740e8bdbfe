import { FONT_FAMILIES } from './font-families.ts';

export type FontClass = keyof typeof FONT_FAMILIES;

const CLASS_OF: ReadonlyMap<string, FontClass> = new Map(
  (Object.keys(FONT_FAMILIES) as FontClass[]) // Object.keys forgets that these are all the keys
    .flatMap((kind) => FONT_FAMILIES[kind].split(',').map((name) => [squash(name), kind] as const)),
);

/** What a name says of itself, most telling word first: `mono` beats `sans`, `sans` beats `serif`. */
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

/** Cuts and formats that foundries and build tools put after the name of a family, longest first. */
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

const SHORTEST_NAME = 3; // letters that must be left when a suffix goes

/** The name without what a build tool adds: `__Inter_abc123` and `Inter_Fallback_1a2b3c` are `inter`. */
function squash(family: string): string {
  return family
    .toLowerCase()
    .replace(/^_+/, '')
    .replace(/_[0-9a-f]{5,8}$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Names a family bears, fullest first: `intervariable`, `inter`. */
function namesOf(family: string): readonly string[] {
  const names = [squash(family)];
  for (;;) {
    const name = names.at(-1) ?? '';
    const suffix = SUFFIXES.find((end) => name.endsWith(end) && name.length - end.length >= SHORTEST_NAME);
    if (suffix === undefined) return names;
    names.push(name.slice(0, -suffix.length));
  }
}

/** The family without cut and format, for telling whether two names mean the same: `sf pro text` is `sf`. */
export function familyName(family: string): string {
  return namesOf(family).at(-1) ?? '';
}

/** What kind of letter one family draws; null when neither the table nor the name tells. */
export function familyClass(family: string): FontClass | null {
  const names = namesOf(family);
  for (const name of names) {
    const known = CLASS_OF.get(name);
    if (known !== undefined) return known;
  }
  const [full = ''] = names;
  return HINTS.find(([, words]) => words.some((word) => full.includes(word)))?.[0] ?? null;
}

/**
 * The class of a computed `font-family` list. The declared first family counts even where it cannot load;
 * what stands behind it, down to the generic family, speaks only for a first name nobody knows.
 */
export function fontClass(families: readonly string[]): FontClass {
  for (const [position, family] of families.entries()) {
    const known = familyClass(family);
    const emojiBehind = known === 'icon' && position > 0;
    if (known !== null && !emojiBehind) return known;
  }
  return 'serif'; // what a browser draws for a list without a known name
}
