import type { Box, CascadedPage, StyledPage } from '../../src/cascade/styled-page.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import type { ChromiumBoxes, MeasuredElement, Rectangle } from './chromium-boxes.ts';
import { withFamiliesOf } from './machine-fonts.ts';

/** A coordinate or size agrees when it differs by at most `px`, or by at most `share` of Chromium's value. */
const TOLERANCE = { px: 8, share: 0.05 };
const LOOKED_AT = 2400; // px; height of the first three viewports

export interface BoxAgreement {
  /** Visible elements, those whose position and size agree, and those whose size agrees. */
  readonly elements: number;
  readonly placed: number;
  readonly sized: number;
  /** Elements with own text, and those whose text rectangle agrees. */
  readonly texts: number;
  readonly textsPlaced: number;
  /** Mean intersection over union in the first three viewports, weighted by the area of the elements. */
  readonly overlap: number;
  /** Bottom edge of the lowest element, estimated and measured, px. */
  readonly height: number;
  readonly chromiumHeight: number;
  /** Elements that agree when image sizes are not used. */
  readonly placedWithoutImages: number;
  readonly milliseconds: number;
  /** Elements that disagree although their parent agrees: the origins of the errors. */
  readonly differences: readonly BoxDifference[];
}

export interface BoxDifference {
  readonly element: string;
  readonly chromium: Rectangle;
  readonly ours: Rectangle;
}

/** Compares estimated with measured boxes; null when the trees differ. */
export function compareBoxes(cascaded: CascadedPage, chromium: ChromiumBoxes): BoxAgreement | null {
  const { elements } = chromium;
  const aligned =
    cascaded.elements.length === elements.length &&
    cascaded.elements.every(({ tag }, index) => tag === elements[index]?.tag);
  if (!aligned) return null;
  const page = withFamiliesOf(cascaded, chromium.families);
  const images = {
    imageSizes: new Map(chromium.images.map(([address, width, height]) => [address, { width, height }])),
  };
  placeBoxes(page, images); // warm
  const start = performance.now();
  const estimated = placeBoxes(page, images);
  const milliseconds = performance.now() - start;
  return {
    ...count(estimated, chromium),
    placedWithoutImages: count(placeBoxes(page), chromium).placed,
    milliseconds,
  };
}

function count(estimated: StyledPage, chromium: ChromiumBoxes) {
  const agreeing = new Set([-1]);
  const differences: BoxDifference[] = [];
  const result = {
    elements: 0,
    placed: 0,
    sized: 0,
    texts: 0,
    textsPlaced: 0,
    overlap: 0,
    height: 0,
    chromiumHeight: 0,
  };
  let area = 0;
  let shared = 0;
  for (const { index, box, textBox, tag, parent, classes, style } of estimated.elements) {
    const measured = chromium.elements[index];
    if (measured === undefined || !isCounted(measured)) continue;
    const ours: Rectangle = [box.x, box.y, box.width, box.height];
    result.elements++;
    if (agree(ours, measured.box)) {
      result.placed++;
      agreeing.add(index);
    } else if (agreeing.has(parent)) {
      const element = `${tag}#${index}${classes.map((one) => `.${one}`).join('')} ${style.display}`;
      differences.push({ element, chromium: measured.box, ours });
    }
    if (near(ours[2], measured.box[2]) && near(ours[3], measured.box[3])) result.sized++;
    if (measured.text !== null) {
      result.texts++;
      if (textBox !== null && agree(rectangle(textBox), measured.text)) result.textsPlaced++;
    }
    const weight = visibleArea(measured.box);
    area += weight;
    shared += weight * overlap(ours, measured.box);
    result.height = Math.max(result.height, box.y + box.height);
    result.chromiumHeight = Math.max(result.chromiumHeight, measured.box[1] + measured.box[3]);
  }
  return { ...result, overlap: area === 0 ? 1 : shared / area, differences };
}

/** Whether the element is visible and placed by CSS layout. SVG content and options of selects are not. */
function isCounted({ visible, drawn, tag, box }: MeasuredElement): boolean {
  return visible && !drawn && tag !== 'option' && tag !== 'optgroup' && isOnPage(box);
}

function rectangle({ x, y, width, height }: Box): Rectangle {
  return [x, y, width, height];
}

function isOnPage([x, y, width, height]: Rectangle): boolean {
  return width >= 1 && height >= 1 && x < 1280 && x + width > 0 && y + height > 0;
}

function agree(a: Rectangle, b: Rectangle): boolean {
  return a.every((value, index) => near(value, b[index] ?? 0));
}

function near(ours: number, theirs: number): boolean {
  return Math.abs(ours - theirs) <= Math.max(TOLERANCE.px, TOLERANCE.share * Math.abs(theirs));
}

function visibleArea(box: Rectangle): number {
  const [left, top, right, bottom] = clipped(box);
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

function overlap(a: Rectangle, b: Rectangle): number {
  const [p, q] = [clipped(a), clipped(b)];
  const width = Math.min(p[2], q[2]) - Math.max(p[0], q[0]);
  const height = Math.min(p[3], q[3]) - Math.max(p[1], q[1]);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared / Math.max(1, visibleArea(a) + visibleArea(b) - shared);
}

/** The part in the first three viewports as left, top, right, bottom. */
function clipped([x, y, width, height]: Rectangle): Rectangle {
  return [Math.max(0, x), Math.max(0, y), Math.min(1280, x + width), Math.min(LOOKED_AT, y + height)];
}
