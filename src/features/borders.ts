import type { Shadow } from '../cascade/computed-value.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { relativeLuminance } from '../color/contrast.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import { areaOf } from '../perception/box-geometry.ts';
import { defineFeature } from './feature.ts';
import { FIELD_TAGS } from '../perception/controls.ts';
import { isCutOut } from '../perception/masks.ts';
import { MIN_LINE_ALPHA, MIN_LINE_CONTRAST, type Side } from '../perception/sides.ts';
import type { Perception } from '../perception/perceive.ts';
import { pseudoBox } from '../perception/pseudo-box.ts';
import { shortSelector } from '../perception/selector.ts';
import { isRing, isShadowRule } from '../perception/shadow-shape.ts';

/** One element's visible border, or a thin filled element that reads as a line. */
export interface Border {
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  /** line: a rule or divider; box: three sides or four; field: the outline of a form control. */
  readonly kind: 'line' | 'box' | 'field';
  /** px: of a line the thickest side, of a box the thinnest; one accented side counts as a line of its own. */
  readonly width: number;
  readonly color: Rgba;
  /** Darker than a relative luminance of 0.03: black outlines are a signature where grey ones are not. */
  readonly black: boolean;
  /** px drawn. */
  readonly length: number;
  /** A vertical line, beside what it marks. */
  readonly upright: boolean;
  /** A line from one side of the viewport to the other, or along the header or footer of the page. */
  readonly spans: boolean;
  /** Share of the page within it, 0 for lines. */
  readonly frames: number;
  /** Weight of its place: 2 on the first screen, 1 on the next two, then 0.25. */
  readonly attention: number;
}

const MIN_SPAN = 0.95; // of the viewport
const MIN_CONTENT = 0.75; // of the viewport; columns of content are 960 px and wider
const MAX_BLACK = 0.03; // relative luminance
const MAX_LINE = 8; // px; a filled element up to this high, or wide, reads as a line
const MIN_ACCENT = 1; // px more than the thinnest side
const MIN_WIDTH = 0.5; // px; thinner lines are not drawn
const MIN_LENGTH = 24; // px; shorter ones are ornaments and icons

/** Borders that differ from their ground; text underlines are none. */
export const borders = defineFeature({
  id: 'borders',
  observe: (perception: Perception): readonly Border[] =>
    perception.visible.flatMap((element) => {
      if (element.namespace !== 'html' || isCutOut(element.style)) return [];
      const own = [...drawnBorder(element, perception), ...shadowBorder(element, perception)];
      return [
        ...own,
        ...(own.some(({ kind }) => kind !== 'line') ? [] : substituteBorder(element, perception)),
        ...thinFill(element, perception),
        ...pseudoLines(element, perception),
      ];
    }),
});

function drawnBorder(element: StyledElement, perception: Perception): Border[] {
  const sides = perception.surfaces.sides(element);
  const { width: across, height: down } = element.box;
  if (sides.length === 0 || Math.max(across, down) < MIN_LENGTH) return [];
  // A thick border on one side of an empty box draws an arrow.
  if (across < MAX_LINE * 2 && down < MAX_LINE * 2) return [];
  if (underlinesWords(element, sides)) return [];
  const length = sides.reduce(
    (sum, { side }) => sum + (side === 'top' || side === 'bottom' ? across : down),
    0,
  );
  const kind = isField(element) ? 'field' : sides.length >= 3 ? 'box' : 'line';
  const byWidth = sides.toSorted((a, b) => a.width - b.width);
  const [thinnest, thickest] = [byWidth[0], byWidth.at(-1)];
  if (thinnest === undefined || thickest === undefined) return [];
  if (kind === 'line') return [border(element, perception, kind, thickest.width, thickest.color, length)];
  return [
    border(element, perception, kind, thinnest.width, thinnest.color, length),
    ...accentedSide(element, perception, thinnest, thickest),
  ];
}

/** A side of a box that is thicker than the others is a line beside or above what the box holds. */
function accentedSide(
  element: StyledElement,
  perception: Perception,
  thinnest: Side,
  { side, width, color }: Side,
): Border[] {
  if (width < thinnest.width + MIN_ACCENT) return [];
  const upright = side === 'left' || side === 'right';
  const length = upright ? element.box.height : element.box.width;
  return [{ ...border(element, perception, 'line', width, color, length), upright }];
}

/** A bottom border alone, on words in a line. */
function underlinesWords({ style }: StyledElement, sides: readonly Side[]): boolean {
  return style.display === 'inline' && sides.every(({ side }) => side === 'bottom');
}

/** A frame that an outline, a border image, a gradient or a pseudo-element draws. */
function substituteBorder(element: StyledElement, perception: Perception): Border[] {
  const line = perception.surfaces.frame(element);
  const { width, height } = element.box;
  if (line === null || Math.max(width, height) < MIN_LENGTH) return [];
  const kind = isField(element) ? 'field' : 'box';
  const color = composite(line.color, perception.ground(element).color);
  return [border(element, perception, kind, line.width, color, 2 * (width + height))];
}

/** A fieldset with the grooved border of every browser is one of them; a designed one frames its group. */
function isField({ tag, style }: StyledElement): boolean {
  return FIELD_TAGS.has(tag) || (tag === 'fieldset' && style['border-top-style'] === 'groove');
}

/** A shadow without blur is a border drawn another way: around its box, or along one edge of a box that is no text. */
function shadowBorder(element: StyledElement, perception: Perception): Border[] {
  const { width, height } = element.box;
  const shadow = element.style['box-shadow'].find(
    (one) => one.blur === 0 && one.color.a > 0.04 && (isRing(one) || isShadowRule(one)),
  );
  if (shadow === undefined) return [];
  if (isRing(shadow))
    return [border(element, perception, 'box', shadow.spread, shadow.color, 2 * (width + height))];
  const { x, y } = shadow;
  const thickness = Math.abs(x + y);
  const isText = element.style.display.startsWith('inline');
  if (isText || thickness > MAX_LINE || !isSeen(shadow, element, perception)) return [];
  return [border(element, perception, 'line', thickness, shadow.color, y === 0 ? height : width)];
}

function isSeen({ color, inset }: Shadow, element: StyledElement, perception: Perception): boolean {
  const under = inset ? element : perception.page.elements[element.parent];
  if (under === undefined) return false;
  const ground = perception.ground(under).color;
  return colorDifference(composite(color, ground), ground) >= MIN_LINE_CONTRAST;
}

function thinFill(element: StyledElement, perception: Perception): Border[] {
  const { box, style, parent, textBox } = element;
  const [thin, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
  if (textBox !== null || thin > MAX_LINE || long < MIN_LENGTH || element.children.length > 0) return [];
  const fill = style['background-color'];
  const above = perception.page.elements[parent];
  if (fill.a < 0.1 || above === undefined) return [];
  const ground = perception.ground(above).color;
  const color = perception.ground(element).color;
  if (colorDifference(color, ground) < MIN_LINE_CONTRAST || areaOf(above.box) < 2 * areaOf(box)) return [];
  return [border(element, perception, 'line', thin, color, long)];
}

/** Thin bars that ::before and ::after draw above, below or beside their element. Those of links are underlines. */
function pseudoLines(element: StyledElement, perception: Perception): Border[] {
  if (element.tag === 'a' || element.style.display.startsWith('inline')) return [];
  return [element.before, element.after].flatMap((pseudo) => {
    const box = pseudo && pseudoBox(element, pseudo);
    if (!box || isHidden(pseudo.style)) return [];
    const [thin, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
    if (thin > MAX_LINE || thin < MIN_WIDTH || long < MIN_LENGTH) return [];
    const fill = pseudo.style['background-color'];
    const ground = perception.ground(element);
    const color = composite(fill, ground.color);
    const seen = ground.image
      ? fill.a >= MIN_LINE_ALPHA
      : colorDifference(color, ground.color) >= MIN_LINE_CONTRAST;
    if (!seen) return [];
    const line = border({ ...element, box }, perception, 'line', thin, color, long);
    return [{ ...line, upright: box.height > box.width }];
  });
}

/** Hidden until its element is hovered, or never shown. */
function isHidden({ opacity, visibility }: ComputedStyle): boolean {
  return opacity === 0 || visibility !== 'visible';
}

function border(
  element: StyledElement,
  perception: Perception,
  kind: Border['kind'],
  width: number,
  color: Rgba,
  length: number,
): Border {
  return {
    selector: shortSelector(element),
    index: element.index,
    kind,
    width,
    color,
    black: relativeLuminance(color) < MAX_BLACK,
    length,
    upright: kind === 'line' && isUpright(element, perception),
    spans: kind === 'line' && spans(element, perception),
    frames: kind === 'box' ? shareOfPage(element, perception) : 0,
    attention: perception.attention(element.box),
  };
}

/** The lines of header and footer part the page at the width of its content, too. */
function spans({ tag, attributes, box }: StyledElement, { page }: Perception): boolean {
  const isPagePart = LANDMARKS.has(attributes['role'] ?? tag);
  return box.width >= (isPagePart ? MIN_CONTENT : MIN_SPAN) * page.viewport.width;
}

const LANDMARKS: ReadonlySet<string> = new Set(['header', 'footer', 'banner', 'contentinfo']);

function isUpright(element: StyledElement, perception: Perception): boolean {
  const sides = perception.surfaces.sides(element);
  if (sides.length === 0) return element.box.height > element.box.width;
  return sides.every(({ side }) => side === 'left' || side === 'right');
}

function shareOfPage({ box }: StyledElement, { page: { viewport }, height }: Perception): number {
  return areaOf(box) / (viewport.width * Math.max(viewport.height, height));
}
