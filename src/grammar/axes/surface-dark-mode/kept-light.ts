import type { ComputedStyle } from '../../../cascade/properties.ts';
import type { DarkVariant } from '../../../cascade/styled-page.ts';
import { toHex } from '../../../color/hex.ts';
import { changesBy, type ByHand, type Declarations, type Restyling, type Way } from '../../restyle.ts';

/** Colours that dark palettes change. */
const COLORS = [
  'color',
  '-webkit-text-fill-color',
  'background-color',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
] as const;
/** Elements with another style in the dark palette; with more, the stylesheet would be longer than the palette. */
const MAX_ELEMENTS = 400;

/** The light colours again wherever dark palettes of the page change them. */
export function keptLight(page: Restyling, media: string): readonly Way[] | ByHand {
  const { dark } = page.perception.page;
  if (dark.some(({ changed }) => changed > MAX_ELEMENTS) || dark.some(hasOtherChanges(page))) return BY_HAND;
  const ways = dark.map((variant): Way => {
    const changes = changesBy(page, changedElements(variant), (light, { index }) =>
      lightColors(light, variant.styles[index] ?? light),
    );
    return variant.kind === 'media' ? { changes, media } : { changes, under: variant.selector };
  });
  const [first, second] = ways;
  if (first === undefined) return [];
  return [second === undefined ? first : { ...first, also: second }];
}

const BY_HAND: ByHand = { manual: 'Remove the dark palette from the stylesheets, and what selects it.' };

function changedElements({ styles }: DarkVariant): number[] {
  return styles.flatMap((style, index) => (style === null ? [] : [index]));
}

function lightColors(light: ComputedStyle, dark: ComputedStyle): Declarations {
  const follows = (property: (typeof COLORS)[number]) =>
    property !== 'color' &&
    property !== 'background-color' &&
    [light, dark].every((style) => toHex(style[property]) === toHex(style.color));
  const other = COLORS.filter(
    (property) => toHex(light[property]) !== toHex(dark[property]) && !follows(property),
  );
  return Object.fromEntries(other.map((property) => [property, `${toHex(light[property])} !important`]));
}

/** Whether a palette inverts, or has other pictures and gradients: declarations of colours do not take that back. */
function hasOtherChanges({ perception }: Restyling) {
  return ({ styles }: DarkVariant) =>
    perception.page.elements.some(({ index, visible, style }) => {
      const dark = styles[index];
      if (!dark || !visible) return false;
      return (
        dark.filter !== style.filter ||
        dark.display !== style.display ||
        JSON.stringify(dark['background-image']) !== JSON.stringify(style['background-image'])
      );
    });
}
