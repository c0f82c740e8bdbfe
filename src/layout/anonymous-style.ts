import type { LengthPercentage } from '../cascade/computed-value.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import { innerEdges } from './sizes.ts';
import { fontOf } from './text-metrics.ts';

const ZERO: LengthPercentage = { px: 0, percent: 0 };

/** DATA: the box properties, which are initial in an anonymous box. */
const NEUTRAL = {
  display: 'block',
  position: 'static',
  float: 'none',
  clear: 'none',
  width: 'auto',
  height: 'auto',
  'min-width': 'auto',
  'min-height': 'auto',
  'max-width': 'none',
  'max-height': 'none',
  'margin-top': ZERO,
  'margin-right': ZERO,
  'margin-bottom': ZERO,
  'margin-left': ZERO,
  'padding-top': ZERO,
  'padding-right': ZERO,
  'padding-bottom': ZERO,
  'padding-left': ZERO,
  'border-top-style': 'none',
  'border-right-style': 'none',
  'border-bottom-style': 'none',
  'border-left-style': 'none',
  'overflow-x': 'visible',
  'overflow-y': 'visible',
  'aspect-ratio': 'auto',
  'vertical-align': 'baseline',
  transform: 'none',
  translate: 'none',
  '-webkit-line-clamp': 'none',
  'column-count': 'auto',
  'column-width': 'auto',
  'flex-grow': 0,
  'flex-shrink': 1,
  'flex-basis': 'auto',
  order: 0,
  'align-self': 'auto',
  'justify-self': 'auto',
  'grid-column-start': 'auto',
  'grid-column-end': 'auto',
  'grid-row-start': 'auto',
  'grid-row-end': 'auto',
} as const satisfies Partial<ComputedStyle>;

const known = new WeakMap<ComputedStyle, ComputedStyle>();

/** The style of an anonymous box: inherited properties of its parent, all others initial. */
export function anonymousStyle(owner: ComputedStyle): ComputedStyle {
  const style = known.get(owner) ?? { ...owner, ...NEUTRAL };
  known.set(owner, style);
  return style;
}

/**
 * The style of an inline box that is split by a block: its box properties do not apply to the block, but relative
 * positions do. Its start and end, with border and padding, are on separate lines before and after.
 */
export function splitInlineStyle(style: ComputedStyle): ComputedStyle {
  const { left, right } = innerEdges(style, 0);
  const line = { px: fontOf(style).lineHeight, percent: 0 };
  return {
    ...anonymousStyle(style),
    position: style.position,
    'padding-top': left > 0 ? line : ZERO,
    'padding-bottom': right > 0 ? line : ZERO,
  };
}
