import { contrastOn, isDarkGround, TEXT_CONTRAST } from '../color/contrast.ts';
import { colorDifference } from '../color/difference.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { keptLooks } from '../grammar/kept-looks.ts';
import { mainButtonsOf, outlinedButtonsOf, partsOf } from '../grammar/page-parts.ts';
import { withContrast } from '../color/with-contrast.ts';
import {
  changesBy,
  elementAt,
  type Declarations,
  type Restyling,
  type StyleChange,
  type Way,
} from '../grammar/restyle.ts';
import { inkOn } from '../grammar/restyle-colors.ts';
import { colorTokens } from '../grammar/token-palette.ts';
import { isOff } from '../perception/control-use.ts';
import { hasSchemePart } from './color-scheme.ts';
import { bothWays } from './merge-changes.ts';
import { declaredBy, newGroundFinder } from './readable-way.ts';
import { BORDER, lineOn } from './turned-lines.ts';

/** OKLab distance below which a control looks like what is around it. */
const SAME = { field: 0.02, button: 0.12 } as const;

const FILL = 'background-color';

/** The way with what keeps controls in sight on new grounds: plain buttons, the edges of fields and buttons, the fill of a main action. */
export function withControlsInSight(way: Way, page: Restyling): Way {
  const isAnywhere = way.under === undefined && way.media === undefined && !hasSchemePart(way);
  if (!isAnywhere || !way.changes.some(({ declarations }) => FILL in declarations)) return way;
  const declared = declaredBy(way.changes);
  const newGround = newGroundFinder(declared, page);
  /** What lies around an element, or in it; null over a picture. */
  const groundAt = (index: number): Rgba | null => {
    const [element, ground] = [elementAt(page, index), newGround(index, false)];
    if (ground !== null || element === undefined) return ground;
    const { color, image } = page.perception.ground(element);
    return image ? null : color;
  };
  const given: Given = { page, groundAt, declared: (index) => declared.get(index) ?? {} };
  const changes = [
    ...plainControls(given),
    ...fieldEdges(given),
    ...buttonsOnBands(given),
    ...outlines(given),
  ];
  return changes.length === 0 ? way : bothWays(way, { changes });
}

interface Given {
  readonly page: Restyling;
  readonly groundAt: (index: number) => Rgba | null;
  /** By the way. */
  readonly declared: (index: number) => Declarations;
}

/**
 * Controls that are off, or destroy something in a coloured ink, have no grey fill on a ground that turns from light to dark
 * or back: their own, and the ink of the browser, are for the former ground.
 */
function plainControls({ page, groundAt }: Given): StyleChange[] {
  const { visible, controls } = page.perception;
  const { fills } = keptLooks(page);
  const meant = visible.filter((element) => {
    const { index, style } = element;
    if (!controls.isControl(element) || !fills.has(index) || looksColored(style['background-color']))
      return false;
    return isOff(element) || looksColored(style.color);
  });
  return changesBy(
    page,
    meant.map(({ index }) => index),
    (style, element) => {
      const [ground, around] = [groundAt(element.parent), elementAt(page, element.parent)];
      if (ground === null || around === undefined) return null;
      if (isDarkGround(ground) === isDarkGround(page.perception.ground(around).color)) return null;
      const own = isOff(element) ? null : withContrast(style.color, [ground], TEXT_CONTRAST);
      return { 'background-color': 'transparent', color: toHex(own ?? faintInk(ground, page)) };
    },
  );
}

/** The faintest grey of the target that can be read on a ground. */
function faintInk(ground: Rgba, { tokens }: Restyling): Rgba {
  const greys = colorTokens(tokens).flatMap(({ color }) => (looksColored(color) ? [] : color));
  const [faint] = greys
    .filter((color) => contrastOn(color, ground) >= TEXT_CONTRAST)
    .toSorted((a, b) => contrastOn(a, ground) - contrastOn(b, ground));
  return faint ?? inkOn(ground, tokens);
}

/** Lines around fields that stood out by their fill alone and have that of what is around them now. */
function fieldEdges({ page, groundAt, declared }: Given): StyleChange[] {
  return changesBy(page, partsOf(page).inputs, (_, element) => {
    const [inside, around] = [groundAt(element.index), groundAt(element.parent)];
    if (inside === null || around === null) return null;
    const hadEdge = page.perception.surfaces.sides(element).length > 0;
    const getsEdge = Object.keys(declared(element.index)).some((property) => BORDER.test(property));
    if (hadEdge || getsEdge || colorDifference(inside, around) >= SAME.field) return null;
    const stoodOut = page.perception.surfaces.fill(element).contrast >= SAME.field;
    return stoodOut ? { border: `1px solid ${toHex(lineOn(around, page))}` } : null;
  });
}

/** Main actions, and what is chosen by its fill, in the colour of the band around them get the ink of that as their fill. */
function buttonsOnBands({ page, groundAt }: Given): StyleChange[] {
  const { ground: shownIn } = page.perception;
  const filled = [...mainButtonsOf(page), ...keptLooks(page).chosen];
  return changesBy(page, filled, (style, element) => {
    const [fill, band] = [groundAt(element.index), groundAt(element.parent)];
    const around = elementAt(page, element.parent);
    if (fill === null || band === null || around === undefined || style['background-color'].a === 0)
      return null;
    const behind = shownIn(around);
    const stoodOut = behind.image || colorDifference(shownIn(element).color, behind.color) >= SAME.button;
    if (colorDifference(fill, band) >= SAME.button || !stoodOut) return null;
    const inverse = inkOn(band, page.tokens);
    const edge = style['border-top-width'] > 0 && { 'border-color': toHex(inverse) };
    return { 'background-color': toHex(inverse), color: toHex(inkOn(inverse, page.tokens)), ...edge };
  });
}

/** Outlines of buttons without a fill get the ink on a ground that has their colour. */
function outlines({ page, groundAt, declared }: Given): StyleChange[] {
  return changesBy(page, outlinedButtonsOf(page), (style, element) => {
    const around = groundAt(element.parent);
    const getsEdge = Object.keys(declared(element.index)).some((property) => BORDER.test(property));
    if (around === null || getsEdge || page.perception.surfaces.sides(element).length === 0) return null;
    const seenOn = (ground: Rgba) => colorDifference(style['border-top-color'], ground) >= SAME.button;
    const before = page.perception.ground(element);
    if (seenOn(around) || !(before.image || seenOn(before.color))) return null;
    return { 'border-color': toHex(inkOn(around, page.tokens)) };
  });
}
