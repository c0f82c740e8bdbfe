import type { FontMetrics } from '../css/units.ts';

const SERIF: FontMetrics = { ex: 0.459, ch: 0.5, cap: 0.66, line: 1.149 };
const SANS: FontMetrics = { ex: 0.528, ch: 0.556, cap: 0.729, line: 1.149 };
const MONO: FontMetrics = { ex: 0.528, ch: 0.6, cap: 0.66, line: 1.133 };

const GENERIC: ReadonlyMap<string, FontMetrics> = new Map([
  ['serif', SERIF],
  ['ui-serif', SERIF],
  ['sans-serif', SANS],
  ['system-ui', SANS],
  ['ui-sans-serif', SANS],
  ['ui-rounded', SANS],
  ['arial', SANS],
  ['helvetica', SANS],
  ['helvetica neue', SANS],
  ['monospace', MONO],
  ['ui-monospace', MONO],
  ['courier new', MONO],
  ['courier', MONO],
]);

/**
 * Proportions of the first family in a list that is known without loading fonts: the metric-compatible
 * Liberation faces, which stand in for Arial, Times and Courier.
 */
export function metricsOf(families: readonly string[]): FontMetrics {
  for (const family of families) {
    const metrics = GENERIC.get(family);
    if (metrics !== undefined) return metrics;
  }
  return SERIF;
}
