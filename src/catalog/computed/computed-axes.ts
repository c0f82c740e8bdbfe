import { composite } from '../../color/composite.ts';
import { contrastRatio, relativeLuminance } from '../../color/contrast.ts';
import { looksColored, seenOklch } from '../../color/seen-hue.ts';
import type { AxisId, ValueOf } from '../../grammar/axes/index.ts';
import { BANDS as CONTRASTS } from '../../grammar/axes/palette-contrast/axis.ts';
import { BANDS as SATURATIONS } from '../../grammar/axes/palette-saturation/axis.ts';
import { groundOf } from '../../grammar/axes/surface-ground/axis.ts';
import { BANDS as RADII } from '../../grammar/axes/surface-radius/axis.ts';
import { BANDS as BODY_SIZES } from '../../grammar/axes/type-body-size/axis.ts';
import { BANDS as DISPLAY_SCALES, OVERSIZED } from '../../grammar/axes/type-display-scale/axis.ts';
import { BANDS as HEADING_WEIGHTS } from '../../grammar/axes/type-heading-weight/axis.ts';
import { BANDS as TRACKINGS } from '../../grammar/axes/type-tracking/axis.ts';
import { BANDS as ELEMENT_GAPS } from '../../grammar/axes/whitespace-element-gap/axis.ts';
import { BANDS as SECTION_GAPS } from '../../grammar/axes/whitespace-section-gap/axis.ts';
import { type Band, place } from '../../grammar/decide.ts';
import { tokenColor } from '../token-color.ts';
import type { TokenFacts } from './facts.ts';
import { pairingOf } from './pairing-of.ts';

/** Values of an axis that follow from the tokens, best first; empty when the tokens do not say. */
type Derivations = { readonly [Id in AxisId]?: (facts: TokenFacts) => readonly ValueOf<Id>[] };

/** WCAG relative luminance; a darker ground is dark. */
const DARK_BELOW = 0.18;
/** Graders let 600 pass for medium as well. */
const SEMIBOLD = 600;
/** How near to a boundary both neighbours are acceptable: a tenth of it, as graders are told. */
const TOLERANCE = 0.1;

/** The axes that can be computed, by the bands in which the axes themselves read a page. */
export const DERIVATIONS: Derivations = {
  'surface.ground': ({ token }) => {
    const color = token('color.background');
    if (color === undefined) return [];
    const ground = groundOf(tokenColor(color));
    return ground === 'cream' ? ['cream', 'warm-tinted'] : [ground];
  },
  'surface.radius': (facts) => commonest(componentRadii(facts).map((px) => place(px, RADII).value)),
  'surface.dark_mode': ({ theme, token }) => {
    const ground = token('color.background');
    const dark = ground !== undefined && relativeLuminance(tokenColor(ground)) < DARK_BELOW;
    return theme === 'dark' && dark ? ['dark-first'] : [];
  },
  'palette.saturation': ({ token }) => {
    const colors = ['color.primary', 'color.accent', 'color.link'].flatMap((path) => token(path) ?? []);
    if (colors.length === 0) return [];
    const chromas = colors
      .map(tokenColor)
      .filter(looksColored)
      .map((color) => seenOklch(color).c);
    return chromas.length === 0
      ? ['desaturated']
      : chromas.flatMap((chroma) => accepted(chroma, SATURATIONS));
  },
  'palette.contrast': ({ token }) => {
    const [text, ground] = [token('color.text'), token('color.background')];
    if (text === undefined || ground === undefined) return [];
    const opaque = tokenColor(ground);
    return accepted(contrastRatio(composite(tokenColor(text), opaque), opaque), CONTRASTS);
  },
  'type.pairing': ({ families }) => pairingOf(families['heading'] ?? families['body'], families['body']),
  'type.heading_weight': ({ token }) =>
    measured(token('font-weight.heading'), (weight) =>
      weight === SEMIBOLD ? ['bold', 'medium'] : [place(weight, HEADING_WEIGHTS).value],
    ),
  'type.body_size': ({ token }) => measured(token('text.body'), (px) => accepted(px, BODY_SIZES)),
  'type.display_scale': ({ token }) =>
    measured(token('text.display'), (display) =>
      measured(token('text.body'), (body) =>
        display >= OVERSIZED ? ['oversized'] : accepted(display / body, DISPLAY_SCALES),
      ),
    ),
  'type.tracking': ({ token }) => measured(token('tracking.heading'), (em) => accepted(em, TRACKINGS)),
  'emphasis.cta_treatment': ({ component }) => {
    const fill = component('button', 'background');
    if (fill === undefined) return [];
    if (fill.includes('gradient(')) return ['filled-gradient'];
    if (fill !== 'transparent' && fill !== 'none') return ['filled-solid'];
    const border = component('button', 'border') ?? 'none';
    return border === 'none' || border === '0' ? ['text-link'] : ['outlined'];
  },
  'whitespace.section_gap': ({ token }) =>
    measured(token('spacing.section'), (px) => accepted(px, SECTION_GAPS)),
  'whitespace.element_gap': ({ token }) =>
    measured(token('spacing.element'), (px) => accepted(px, ELEMENT_GAPS)),
};

/** The band of a quantity, and its neighbour where the boundary is near. */
function accepted<const V extends string>(
  quantity: number,
  bands: readonly [Band<V>, ...Band<V>[]],
): readonly V[] {
  const { value, neighbour, margin } = place(quantity, bands);
  return neighbour !== null && margin <= TOLERANCE ? [value, neighbour] : [value];
}

function measured<V>(text: string | undefined, then: (quantity: number) => readonly V[]): readonly V[] {
  const quantity = Number.parseFloat(text ?? '');
  return Number.isNaN(quantity) ? [] : then(quantity);
}

function componentRadii({ component }: TokenFacts): number[] {
  const names = ['button', 'card', 'input'] as const;
  return names.flatMap((name) => {
    const px = Number.parseFloat(component(name, 'border-radius') ?? '');
    return Number.isNaN(px) ? [] : [px];
  });
}

/** All values that occur most often; the first of the list leads. */
function commonest<V>(values: readonly V[]): readonly V[] {
  const count = (value: V) => values.filter((other) => other === value).length;
  const most = Math.max(...values.map(count));
  return [...new Set(values.filter((value) => count(value) === most))];
}
