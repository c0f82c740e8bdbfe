import type { FontMetrics } from '../css/units.ts';

const LIBERATION_SERIF: FontMetrics = { ex: 0.459, ch: 0.5, cap: 0.655, line: 1.149 };
const LIBERATION_SANS: FontMetrics = { ex: 0.528, ch: 0.556, cap: 0.688, line: 1.149 };
const LIBERATION_MONO: FontMetrics = { ex: 0.528, ch: 0.6, cap: 0.655, line: 1.133 };
const DEJAVU_SANS: FontMetrics = { ex: 0.547, ch: 0.636, cap: 0.729, line: 1.164 };
const DEJAVU_MONO: FontMetrics = { ex: 0.547, ch: 0.602, cap: 0.729, line: 1.164 };

/** DATA: measured in Chromium on Linux, with the fonts that replace common web fonts there. */
const METRICS: ReadonlyMap<string, FontMetrics> = new Map([
  ['serif', LIBERATION_SERIF],
  ['times', LIBERATION_SERIF],
  ['times new roman', LIBERATION_SERIF],
  ['sans-serif', LIBERATION_SANS],
  ['arial', LIBERATION_SANS],
  ['helvetica', LIBERATION_SANS],
  ['courier', LIBERATION_MONO],
  ['courier new', LIBERATION_MONO],
  ['monospace', DEJAVU_MONO],
  ['system-ui', DEJAVU_SANS],
]);

/** Metrics of the first family in the list that is available without loading fonts. */
export function metricsOf(families: readonly string[]): FontMetrics {
  for (const family of families) {
    const metrics = METRICS.get(family);
    if (metrics !== undefined) return metrics;
  }
  return LIBERATION_SERIF;
}

/** px of a `normal` line height; Chromium rounds it. */
export function normalLineHeight(fontSize: number, { line }: FontMetrics): number {
  return Math.round(fontSize * line);
}
