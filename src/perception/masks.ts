import type { GradientImage } from '../cascade/computed-value.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { Box } from '../cascade/styled-page.ts';
import { gradientLine } from './gradient-layer.ts';
import { stopWeights } from './stop-weights.ts';

/** Whether an image file decides the shape of a box: the fill is an icon or a drawing, and has no edges or corners. */
export function isCutOut(style: ComputedStyle): boolean {
  return style['mask-image'].some(({ kind }) => kind === 'url');
}

/** Mean opacity that gradient masks leave a box, 0..1. They add up, so the densest decides. */
export function maskOpacity(style: ComputedStyle, box: Box): number {
  const masks = style['mask-image'];
  if (masks.length === 0) return 1;
  if (hasNoSize(style['mask-size'])) return 0;
  if (isCutOut(style)) return 1;
  return Math.max(...masks.map((mask) => (mask.kind === 'gradient' ? meanAlpha(mask, box) : 0)));
}

/** `0px 0px`: each mask image is empty. */
function hasNoSize(size: string): boolean {
  return size.split(',').every((layer) =>
    layer
      .trim()
      .split(' ')
      .some((side) => Number.parseFloat(side) === 0),
  );
}

function meanAlpha(mask: GradientImage, box: Box): number {
  const weights = stopWeights(mask, gradientLine(mask, box));
  return Math.min(
    1,
    mask.stops.reduce((sum, { a }, index) => sum + a * (weights[index] ?? 0), 0),
  );
}
