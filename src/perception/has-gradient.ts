import type { ComputedStyle } from '../cascade/properties.ts';

/** Whether a background has a gradient. */
export function hasGradient({
  'background-image': images,
}: Pick<ComputedStyle, 'background-image'>): boolean {
  return images.some(({ kind }) => kind === 'gradient');
}
