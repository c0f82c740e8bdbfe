import { familyName, fontClass } from '../text/font-class.ts';
import { GOOGLE_FAMILIES } from './google-families.ts';

/** What a designer would call the face. */
export type TypefaceClass = 'serif' | 'slab' | 'sans' | 'grotesque' | 'mono' | 'script' | 'display';

/**
 * DATA: faces of the table of font classes that people tell apart from its other faces at a glance. Slab serifs by the
 * foundries' descriptions; informal faces have the skeleton of a sans serif and the look of handwriting.
 */
const EXCEPTIONS = {
  slab: `
    rockwell, rockwell nova, roboto slab, arvo, zilla slab, josefin slab, bitter, rokkitt, sanchez, crete round, aleo,
    kreon, museo slab, archer, clarendon, sentinel, american typewriter, adelle, solway, antic slab, slabo 27px, slabo
    13px, superclarendon, podkova, bree serif, egyptienne, guardian egyptian, port lligat slab, alfa slab one, ultra,
    coustard, chaparral`,
  script: `
    comic sans ms, comic sans, comic neue, chalkboard, chalkboard se, marker felt, marker felt sans`,
} as const;

/** The class of a `font-family` list in lower case: that of its first family, else as `fontClass` decides. */
export function typefaceClass(families: readonly string[]): TypefaceClass {
  const [first = ''] = families;
  const kind = CLASS_OF.get(familyName(first)) ?? fontClass(families);
  return kind === 'icon' ? 'display' : kind; // icons are no typeface of text
}

const CLASS_OF: ReadonlyMap<string, TypefaceClass> = new Map([
  ...entriesOf(GOOGLE_FAMILIES),
  ...entriesOf(EXCEPTIONS),
]);

function entriesOf(
  lists: Readonly<Partial<Record<TypefaceClass, string>>>,
): (readonly [string, TypefaceClass])[] {
  return (Object.keys(lists) as TypefaceClass[]) // Object.keys forgets that these are all the keys
    .flatMap((kind) => (lists[kind] ?? '').split(',').map((name) => [familyName(name), kind] as const));
}
