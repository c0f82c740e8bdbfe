import type { Restyling } from '../grammar/restyle.ts';
import { nearestStep } from '../grammar/type-steps.ts';

/** Of the size in the page: how large a text may become, because its place was made for that size. */
export const MAX_GROWTH = 2;

/**
 * The largest size that a text may have instead of one above the limit, px: a step of the target between its own size and
 * the limit, or the limit where the target has none.
 */
export function grownSize(page: Restyling, own: number, most = MAX_GROWTH * own): number {
  return nearestStep(page, most, (px) => px >= own && px <= most);
}
