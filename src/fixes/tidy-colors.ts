import { toHex } from '../color/hex.ts';
import { parseFixedColor } from '../color/parse-color.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { elementAt, type Declarations, type Restyling } from '../grammar/restyle.ts';
import { withoutImportance } from '../css/importance.ts';
import { declaredColor } from './declared-color.ts';
import type { Looks } from './looks.ts';
import { newGroundFinder } from './readable-way.ts';

/** DATA: blocks of running text. */
const TEXT: ReadonlySet<string> = new Set(['p', 'li', 'td', 'dd', 'dt', 'blockquote', 'figcaption', 'th']);
/** OKLCH chroma up to which a colour of the page is a grey. */
const GREY = 0.045;
/** OKLCH chroma from which a colour is more than a tint. */
const STRONG = 0.07;
/** Of the height of a screen; a higher part of the page gets no hue. */
const MAX_OF_SCREEN = 0.5;

/** DATA: what has a fill to cover a line behind its letters. */
const LETTERED = /^(?:h[1-6]|span|legend|small|strong|em)$/;

/**
 * Running text keeps the colour of text and gets no fill with a strong hue, nor does a field, and no high part of the page is
 * painted in one. What has the colour of the ground keeps to it.
 */
export function tidyColors(looks: Looks, page: Restyling): void {
  const { controls, page: styled } = page.perception;
  coverAlike(looks, page);
  for (const [index, declarations] of looks) {
    const element = elementAt(page, index);
    if (element === undefined) continue;
    if (controls.isField(element)) {
      looks.set(index, paleField(declarations));
      continue;
    }
    if (controls.isControl(element)) continue;
    const { tag, style, box } = element;
    const isText = TEXT.has(tag);
    const isHigh = box.height > MAX_OF_SCREEN * styled.viewport.height && tag !== 'body' && tag !== 'html';
    const isLeftOut = (property: string, value: string) => {
      if (!isStrong(parseFixedColor(withoutImportance(value)))) return false;
      if (property === 'color') return isText && isGrey(style.color);
      return (
        /^background(?:-color)?$/.test(property) && (isText || isHigh) && isGrey(style['background-color'])
      );
    };
    looks.set(index, Object.fromEntries(Object.entries(declarations).filter((one) => !isLeftOut(...one))));
  }
}

/** Letters with a fill of the colour of their ground, which hides a line behind them, get that of their new ground. */
function coverAlike(looks: Looks, page: Restyling): void {
  const groundAt = newGroundFinder(new Map(looks), page);
  for (const [index, declarations] of looks) {
    const [element, parent] = [elementAt(page, index), elementAt(page, elementAt(page, index)?.parent ?? -1)];
    if (element === undefined || parent === undefined || !LETTERED.test(element.tag)) continue;
    const fill = declaredColor(declarations, 'background-color');
    const own = element.style['background-color'];
    const ground = page.perception.ground(parent);
    if (fill === null || own.a < 1 || ground.image || toHex(own) !== toHex(ground.color)) continue;
    const now = groundAt(parent.index, false) ?? ground.color;
    looks.set(index, { ...declarations, 'background-color': toHex(now) });
  }
}

/** Readers write on pale fields, in the text colour of the page. */
function paleField(declarations: Declarations): Declarations {
  if (!isStrong(declaredColor(declarations, 'background-color'))) return declarations;
  const { 'background-color': _, color: __, ...others } = declarations;
  return others;
}

/** Whether a colour, if there is one, is more than a tint. */
function isStrong(color: Rgba | null): boolean {
  return color !== null && looksColored(color) && rgbaToOklch(color).c >= STRONG;
}

function isGrey(color: Rgba): boolean {
  return color.a === 0 || rgbaToOklch(color).c < GREY;
}
