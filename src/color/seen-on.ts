import { composite } from './composite.ts';
import { colorDifference } from './difference.ts';
import type { Rgba } from './rgba.ts';

const NOTICEABLE = 0.02; // OKLab distance

/** Whether a fill, which may be translucent, differs from an opaque ground as far as anyone notices. */
export function isSeenOn(fill: Rgba, ground: Rgba): boolean {
  return colorDifference(composite(fill, ground), ground) >= NOTICEABLE;
}
