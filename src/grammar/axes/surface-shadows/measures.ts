import type { Rgba } from '../../../color/rgba.ts';
import type { Features } from '../../../features/index.ts';
import type { SeenShadow, ShadowedBox } from '../../../features/shadows.ts';
import { largestOf, quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const STRONG = 0.35; // alpha; RUBRIC
const COLOURED = 40; // between the largest and the smallest channel of 0..255
const blur = (shadow: SeenShadow) => shadow.blur;
const strength = (shadow: SeenShadow) => shadow.strength;
const attention = (box: ShadowedBox) => box.attention;

export const MEASURES = measuresOf(factsOf, [
  ['boxes and bars with a shadow', 'boxes', 'log', ({ boxes, bars }) => boxes.length + bars.length],
  ['bars with a shadow', 'weighted bars', 'log', ({ bars }) => sumOf(bars, attention)],
  ['area of boxes with a shadow', 'px²', 'log', ({ boxes }) => sumOf(boxes, ({ area }) => area)],
  ['median blur', 'px', 'log', ({ outer }) => quantileOf(outer, 0.5, blur)],
  ['largest blur', 'px', 'log', ({ outer }) => largestOf(outer, blur)],
  ['median alpha', '(0..1)', 'linear', ({ outer }) => quantileOf(outer, 0.5, strength)],
  ['largest alpha', '(0..1)', 'linear', ({ outer }) => largestOf(outer, strength)],
  ['blur times alpha', 'weighted px', 'log', ({ boxes }) => sumOf(boxes, weightedDepth)],
  ['shadows of strong colours', 'boxes', 'log', ({ deepest }) => deepest.filter(isStrong).length],
  ['coloured shadows', 'of the boxes', 'root', ({ deepest }) => shareWhere(deepest, isColoured)],
  ['stacked shadows', 'of the boxes', 'linear', ({ boxes }) => shareWhere(boxes, isStacked)],
  ['inner shadows', 'boxes', 'log', ({ boxes }) => boxes.filter(hasInner).length],
]);

function factsOf({ shadows }: Features) {
  const boxes = shadows.filter(({ band }) => !band);
  const bars = shadows.filter(({ band }) => band);
  return {
    boxes,
    bars,
    outer: boxes.flatMap(outerOf),
    deepest: boxes.flatMap((box) => deepestOf(box) ?? []),
  };
}

function outerOf({ shadows }: ShadowedBox): readonly SeenShadow[] {
  return shadows.filter(({ inset }) => !inset);
}

/** Of several shadows of a box, the one that shows most. */
function deepestOf(box: ShadowedBox): SeenShadow | undefined {
  return outerOf(box).toSorted((a, b) => depth(b) - depth(a))[0];
}

function weightedDepth(box: ShadowedBox): number {
  const deepest = deepestOf(box);
  return deepest === undefined ? 0 : box.attention * depth(deepest);
}

function depth(shadow: SeenShadow): number {
  return shadow.blur * shadow.strength;
}

function isColoured({ color: { r, g, b } }: { readonly color: Rgba }): boolean {
  return Math.max(r, g, b) - Math.min(r, g, b) > COLOURED;
}

const isStrong = ({ color }: SeenShadow) => color.a > STRONG;
const isStacked = ({ shadows }: ShadowedBox) => shadows.length > 1;
const hasInner = ({ shadows }: ShadowedBox) => shadows.some(({ inset }) => inset);
