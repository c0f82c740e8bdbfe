import { composite } from '../../color/composite.ts';
import { contrastRatio, relativeLuminance } from '../../color/contrast.ts';

import { rgbaToOklch } from '../../color/oklch.ts';
import type { AxisId, ValueOf } from '../../grammar/axes/index.ts';
import { tokenColor } from '../token-color.ts';
import { type Band, bandsOf } from './bands.ts';
import type { TokenFacts } from './facts.ts';
import { groundOf } from './ground-of.ts';

/** Values of an axis that follow from the tokens, best first; empty when the tokens do not say. */
type Derivations = { readonly [Id in AxisId]?: (facts: TokenFacts) => readonly ValueOf<Id>[] };

const END = Number.POSITIVE_INFINITY;
/** A ground darker than this is dark. WCAG relative luminance. */
const DARK_BELOW = 0.18;
const OVERSIZED_FROM_PX = 72;

/** The axes that can be computed, by the limits of their rubrics. */
export const DERIVATIONS: Derivations = {
  'surface.ground': ({ token }) => {
    const ground = token('color.background');
    return ground === undefined ? [] : groundOf(tokenColor(ground));
  },
  'surface.radius': (facts) => commonest(componentRadii(facts).map(radiusClass)),
  'surface.dark_mode': ({ theme, token }) => {
    const ground = token('color.background');
    const dark = ground !== undefined && relativeLuminance(tokenColor(ground)) < DARK_BELOW;
    return theme === 'dark' && dark ? ['dark-first'] : [];
  },
  'palette.saturation': ({ token }) => {
    const chromas = ['color.primary', 'color.accent', 'color.link'].flatMap((path) => chromaOf(token(path)));
    const chromatic = chromas.filter((chroma) => chroma >= 0.04);
    if (chromas.length === 0) return [];
    return chromatic.length === 0 ? ['desaturated'] : chromatic.flatMap((c) => bandsOf(c, SATURATIONS));
  },
  'palette.contrast': ({ token }) => {
    const text = token('color.text');
    const ground = token('color.background');
    if (text === undefined || ground === undefined) return [];
    const opaque = tokenColor(ground);
    return bandsOf(contrastRatio(composite(tokenColor(text), opaque), opaque), CONTRASTS);
  },
  'type.pairing': ({ families }) => pairingOf(families['heading'] ?? families['body'], families['body']),
  'type.heading_weight': ({ token }) => {
    const weight = Number(token('font-weight.heading'));
    if (Number.isNaN(weight)) return [];
    return weight === 600 ? ['bold', 'medium'] : bandsOf(weight, WEIGHTS).slice(0, 1);
  },
  'type.body_size': ({ token }) => numberOf(token('text.body'), (px) => bandsOf(px, BODY_SIZES)),
  'type.display_scale': ({ token }) =>
    numberOf(token('text.display'), (display) =>
      numberOf(token('text.body'), (body) =>
        display >= OVERSIZED_FROM_PX ? ['oversized'] : bandsOf(display / body, DISPLAY_SCALES),
      ),
    ),
  'type.tracking': ({ token }) => numberOf(token('tracking.heading'), (em) => bandsOf(em, TRACKINGS)),
  'emphasis.cta_treatment': ({ component }) => {
    const fill = component('button', 'background');
    if (fill === undefined) return [];
    if (fill.includes('gradient(')) return ['filled-gradient'];
    if (fill !== 'transparent' && fill !== 'none') return ['filled-solid'];
    const border = component('button', 'border') ?? 'none';
    return border === 'none' || border === '0' ? ['text-link'] : ['outlined'];
  },
  'whitespace.section_gap': ({ token }) =>
    numberOf(token('spacing.section'), (px) => bandsOf(px, SECTION_GAPS)),
  'whitespace.element_gap': ({ token }) =>
    numberOf(token('spacing.element'), (px) => bandsOf(px, ELEMENT_GAPS)),
};

/** OKLCH chroma. */
const SATURATIONS: readonly Band<ValueOf<'palette.saturation'>>[] = [
  ['desaturated', 0.04],
  ['muted', 0.09],
  ['balanced', 0.16],
  ['vivid', 0.27],
  ['neon', END],
];
/** WCAG ratio. */
const CONTRASTS: readonly Band<ValueOf<'palette.contrast'>>[] = [
  ['low', 4.5],
  ['medium', 9],
  ['high', 16],
  ['extreme', END],
];
const WEIGHTS: readonly Band<ValueOf<'type.heading_weight'>>[] = [
  ['ultralight', 251],
  ['light', 351],
  ['regular', 451],
  ['medium', 600],
  ['bold', 800],
  ['black', END],
];
/** CSS pixels. */
const BODY_SIZES: readonly Band<ValueOf<'type.body_size'>>[] = [
  ['small', 15],
  ['regular', 17.75],
  ['large', END],
];
/** Largest heading over running text. */
const DISPLAY_SCALES: readonly Band<ValueOf<'type.display_scale'>>[] = [
  ['compact', 2.2],
  ['balanced', 4],
  ['oversized', END],
];
/** em of letter-spacing. */
const TRACKINGS: readonly Band<ValueOf<'type.tracking'>>[] = [
  ['negative', -0.0249],
  ['tight', -0.0049],
  ['normal', 0.04],
  ['loose', END],
];
const SECTION_GAPS: readonly Band<ValueOf<'whitespace.section_gap'>>[] = [
  ['compact', 64],
  ['balanced', 120],
  ['grand', END],
];
const ELEMENT_GAPS: readonly Band<ValueOf<'whitespace.element_gap'>>[] = [
  ['tight', 14],
  ['medium', 28.001],
  ['airy', END],
];
const RADII: readonly Band<ValueOf<'surface.radius'>>[] = [
  ['0px', 2.5],
  ['4-6px', 7.5],
  ['8-10px', 11.5],
  ['12-16px', 24.5],
  ['pill', END],
];

function componentRadii({ component }: TokenFacts): number[] {
  const names = ['button', 'card', 'input'] as const;
  return names.flatMap((name) => {
    const px = Number.parseFloat(component(name, 'border-radius') ?? '');
    return Number.isNaN(px) ? [] : [px];
  });
}

function radiusClass(px: number): ValueOf<'surface.radius'> {
  return bandsOf(px, RADII)[0] ?? 'pill';
}

/** All values that occur most often; the first of the list leads. */
function commonest<V>(values: readonly V[]): readonly V[] {
  const count = (value: V) => values.filter((other) => other === value).length;
  const most = Math.max(...values.map(count));
  return [...new Set(values.filter((value) => count(value) === most))];
}

function chromaOf(hex: string | undefined): number[] {
  return hex === undefined ? [] : [rgbaToOklch(tokenColor(hex)).c];
}

function numberOf<V>(text: string | undefined, then: (number: number) => readonly V[]): readonly V[] {
  const number = Number.parseFloat(text ?? '');
  return Number.isNaN(number) ? [] : then(number);
}

type Family = TokenFacts['families'][string];

function pairingOf(
  heading: Family | undefined,
  body: Family | undefined,
): readonly ValueOf<'type.pairing'>[] {
  if (heading === undefined || body === undefined) return [];
  if (heading.stack === body.stack) return ['single-family'];
  const classes = [heading.class, body.class];
  const has = (...wanted: readonly Family['class'][]) => classes.some((found) => wanted.includes(found));
  if (has('mono'))
    return has('grotesque') ? ['grotesque/mono', 'sans/mono'] : ['sans/mono', 'grotesque/mono'];
  if (!has('serif', 'slab')) return ['sans/sans'];
  if (!has('sans', 'grotesque')) return [];
  return has('grotesque') ? ['serif/grotesque', 'serif/sans'] : ['serif/sans', 'serif/grotesque'];
}
