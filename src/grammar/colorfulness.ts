import { type ColorRole, isFill, type PaintedColor } from '../features/painted-colors.ts';
import { ramp } from '../math/ramp.ts';
import { sumOf } from './facts.ts';

// OKLCH chroma where a hue begins to show, and where it shows plainly; thin strokes need more than areas.
const FILL_FROM = 0.02;
const FILL_PLAIN = 0.08;
const INK_FROM = 0.03;
const INK_PLAIN = 0.09;
const PLAIN_KIND = 0.0003; // of the page, the ink of six words on the first screen; from here on a kind counts fully

/** How plainly a colour shows its hue: 0 for greys, 1 for colours that nobody calls grey, gradual between. */
function colorfulness(color: PaintedColor): number {
  const { c } = color.oklch;
  return isFill(color) ? ramp(c, FILL_FROM, FILL_PLAIN) : ramp(c, INK_FROM, INK_PLAIN);
}

/** Share of the page in these colours, each as far as it shows its hue; at most 1. */
export function coloredShare(colors: readonly PaintedColor[]): number {
  return Math.min(
    1,
    sumOf(colors, (color) => color.share * colorfulness(color)),
  );
}

/** Number of elements in these colours, each as far as it shows its hue. */
export function coloredElements(colors: readonly PaintedColor[]): number {
  return sumOf(colors, (color) => color.elements * colorfulness(color));
}

/** Number of roles that these colours have; a role counts less the smaller and greyer it is. */
export function coloredKinds(colors: readonly PaintedColor[]): number {
  const shares = new Map<ColorRole, number>();
  for (const color of colors)
    shares.set(color.role, (shares.get(color.role) ?? 0) + color.share * colorfulness(color));
  return sumOf([...shares.values()], (share) => Math.min(1, share / PLAIN_KIND));
}

/** Area times chroma, summed: strong colours count more than pale ones of the same area. */
export function areaByChroma(colors: readonly PaintedColor[]): number {
  return sumOf(colors, ({ share, oklch }) => share * oklch.c);
}
