import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import type { WorkBudget } from '../limits/work-budget.ts';

const PAINTED = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'use',
  'image',
]);
const PAINTED_HTML = 'foreignobject';

/** Whether a drawing holds a shape that its attributes do not leave without fill and stroke. */
export function isDrawn(svg: StyledElement, page: StyledPage, work: WorkBudget): boolean {
  const waiting = [...svg.children];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const shape = page.elements[index];
    if (shape === undefined || !work.spend('features')) continue;
    const { tag, attributes, classes } = shape;
    const isUnpainted = attributes['fill'] === 'none' && !('stroke' in attributes || 'style' in attributes);
    if (
      tag === PAINTED_HTML ||
      (PAINTED.has(tag) && !(isUnpainted && classes.length === 0 && !hasStroke(svg)))
    )
      return true;
    for (const child of shape.children) waiting.push(child);
  }
  return false;
}

/** A stroke of the drawing, which its shapes inherit. */
function hasStroke({ attributes }: StyledElement): boolean {
  return 'stroke' in attributes || 'style' in attributes;
}
