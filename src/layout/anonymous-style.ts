import type { LengthPercentage } from '../cascade/computed-value.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { LayoutBox } from './layout-box.ts';
import { innerEdges } from './sizes.ts';

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

/** The style of an anonymous box: inherited properties of its parent, all others initial. */
export function anonymousStyle(owner: ComputedStyle): ComputedStyle {
  return { ...owner, ...NEUTRAL };
}

/**
 * The style of an inline box that is split by a block: its box properties do not apply to the block, but relative
 * positions do. Its start and end, with border and padding, are on separate lines before and after.
 */
export function splitInlineStyle(box: LayoutBox): ComputedStyle {
  const { style } = box;
  const { left, right } = innerEdges(style, 0);
  const line = { px: box.font.lineHeight, percent: 0 };
  return {
    ...style,
    ...NEUTRAL,
    position: style.position,
    'padding-top': left > 0 ? line : ZERO,
    'padding-bottom': right > 0 ? line : ZERO,
  };
}
