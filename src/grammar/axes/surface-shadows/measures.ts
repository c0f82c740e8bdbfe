import type { Features } from '../../../features/index.ts';
import type { SeenShadow } from '../../../features/shadows.ts';
import { largestOf, quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

// Limits of the rubric: px, px, alpha.
const SOFT = 20;
const WIDE = 45;
const STRONG = 0.35;
const blur = (shadow: SeenShadow) => shadow.blur;
const strength = (shadow: SeenShadow) => shadow.strength;

export const MEASURES = measuresOf(factsOf, [
  ['boxes with a shadow', 'boxes', 'log', ({ boxes }) => boxes.length],
  ['shadows by place', 'weighted boxes', 'log', ({ boxes }) => sumOf(boxes, (box) => box.attention)],
  ['area of boxes with a shadow', 'px²', 'log', ({ boxes }) => sumOf(boxes, ({ area }) => area)],
  ['median blur', 'px', 'log', ({ outer }) => quantileOf(outer, 0.5, blur)],
  ['largest blur', 'px', 'log', ({ outer }) => largestOf(outer, blur)],
  ['median alpha', '(0..1)', 'linear', ({ outer }) => quantileOf(outer, 0.5, strength)],
  ['largest alpha', '(0..1)', 'linear', ({ outer }) => largestOf(outer, strength)],
  ['soft shadows', 'of the shadows', 'linear', ({ outer }) => shareWhere(outer, (one) => one.blur > SOFT)],
  ['wide shadows', 'of the shadows', 'linear', ({ outer }) => shareWhere(outer, (one) => one.blur > WIDE)],
  ['strong shadows', 'of the shadows', 'linear', ({ outer }) => shareWhere(outer, isStrong)],
  ['stacked shadows', 'of the boxes', 'linear', ({ boxes }) => shareWhere(boxes, isStacked)],
  ['inner shadows', 'boxes', 'log', ({ boxes }) => boxes.filter(hasInner).length],
]);

function factsOf({ shadows }: Features) {
  const boxes = shadows.filter(({ band }) => !band);
  return { boxes, outer: boxes.flatMap((box) => box.shadows.filter(({ inset }) => !inset)) };
}

const isStrong = (shadow: SeenShadow) => shadow.strength > STRONG;
const isStacked = ({ shadows }: Features['shadows'][number]) => shadows.length > 1;
const hasInner = ({ shadows }: Features['shadows'][number]) => shadows.some(({ inset }) => inset);
