import { parseFixedColor } from '../color/parse-color.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { elementAt, type Restyling } from '../grammar/restyle.ts';
import { withoutImportance } from '../css/importance.ts';
import type { Looks } from './looks.ts';

/** DATA: blocks of running text. */
const TEXT: ReadonlySet<string> = new Set(['p', 'li', 'td', 'dd', 'dt', 'blockquote', 'figcaption', 'th']);
/** OKLCH chroma up to which a colour of the page is a grey. */
const GREY = 0.045;
/** OKLCH chroma from which a colour is more than a tint. */
const STRONG = 0.07;
/** Of the height of a screen; a higher part of the page gets no hue. */
const MAX_OF_SCREEN = 0.5;

/** Running text keeps the colour of text and gets no fill with a strong hue, and no high part of the page is painted in one. */
export function tidyColors(looks: Looks, page: Restyling): void {
  const { controls, page: styled } = page.perception;
  for (const [index, declarations] of looks) {
    const element = elementAt(page, index);
    if (element === undefined || controls.isControl(element)) continue;
    const { tag, style, box } = element;
    const isText = TEXT.has(tag);
    const isHigh = box.height > MAX_OF_SCREEN * styled.viewport.height && tag !== 'body' && tag !== 'html';
    const isLeftOut = (property: string, value: string) => {
      const color = parseFixedColor(withoutImportance(value));
      if (color === null || !looksColored(color) || rgbaToOklch(color).c < STRONG) return false;
      if (property === 'color') return isText && isGrey(style.color);
      return (
        /^background(?:-color)?$/.test(property) && (isText || isHigh) && isGrey(style['background-color'])
      );
    };
    looks.set(index, Object.fromEntries(Object.entries(declarations).filter((one) => !isLeftOut(...one))));
  }
}

function isGrey(color: Rgba): boolean {
  return color.a === 0 || rgbaToOklch(color).c < GREY;
}
