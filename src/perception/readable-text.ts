import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Paint } from './paint-layers.ts';
import { MAX_PAINTS, type PaintMap } from './paint-map.ts';
import { inksOf } from './text-style.ts';
import type { TextRun } from './visible-page.ts';

/** OKLab distance: just noticeable. Text that is nearer to its ground shows no letter. */
const MIN_CONTRAST = 0.02;
/** Blend modes whose result is far from the ground by design. */
const INVERTING: ReadonlySet<string> = new Set(['difference', 'exclusion']);

/** Whether the letters of a text differ from what they are painted on. On pictures every text does. */
export function isReadable(run: TextRun, map: PaintMap, page: StyledPage): boolean {
  const { element } = run;
  if (isCoveredByOwn(run, map)) return false;
  if (hasOtherInk(element, page)) return true;
  const inks = inksOf(element, page);
  if (inks.length === 0) return false;
  const grounds = groundsOf(run, map);
  if (grounds === null) return true;
  return inks.some((ink) =>
    grounds.some((ground) => colorDifference(composite(ink, ground), ground) >= MIN_CONTRAST),
  );
}

/** A box of ::before or ::after lies on all of the text. */
function isCoveredByOwn({ element, box }: TextRun, map: PaintMap): boolean {
  const paints = map.under(box);
  return (
    paints.length > 0 &&
    paints.every(({ cover, element: painted }) => cover !== null && painted.index === element.index)
  );
}

/** Letters that a shadow, an outline, a clipped picture or a blend mode makes visible. */
function hasOtherInk({ style, index }: StyledElement, { elements }: StyledPage): boolean {
  if (style['text-shadow'].some(({ color }) => color.a > 0)) return true;
  if (style['-webkit-text-stroke-width'] > 0) return true;
  for (let at = elements[index]; at !== undefined; at = elements[at.parent]) {
    if (INVERTING.has(at.style['mix-blend-mode'])) return true;
    if (
      at.style['background-clip'][0] === 'text' &&
      at.style['background-image'].some(({ kind }) => kind === 'url')
    )
      return true;
  }
  return false;
}

/** The colours behind a text, null where a picture or an unknown colour is among them. */
function groundsOf({ element, box, ground }: TextRun, map: PaintMap): readonly Rgba[] | null {
  const paints = map.under(box);
  if (paints.length === 0) return ground.image ? null : [ground.color];
  const colors = paints.map((paint) => colorsOf(paintBehind(element, paint, map)));
  return colors.some((found) => found === null) ? null : colors.flatMap((found) => found ?? []);
}

/** What was painted before the element, below what may come to lie on it. */
function paintBehind({ index }: StyledElement, top: Paint, { paints, turns }: PaintMap): Paint {
  const turn = turns[index] ?? 0;
  let paint = top;
  for (let layer = 0; layer < MAX_PAINTS && paint.turn > turn; layer++) {
    paint = paints[paint.below] ?? paint;
  }
  return paint;
}

function colorsOf({ kind, color, stops }: Paint): readonly Rgba[] | null {
  if (kind === 'color') return [color];
  return kind === 'gradient' ? [color, ...stops] : null;
}
