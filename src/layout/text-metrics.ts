import type { ComputedStyle } from '../cascade/properties.ts';
import { otherAdvance } from './character-advance.ts';
import { finite } from './finite.ts';
import { ADVANCES, fontMetrics } from './font-metrics.ts';

/** Font measurements for a style, all in px. */
export interface Font {
  readonly size: number;
  /** Rounded as in Chromium: the content area of a line of text. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineHeight: number;
  /** Half the x-height, for `vertical-align: middle`. */
  readonly middle: number;
  readonly letterSpacing: number;
  readonly wordSpacing: number;
  /** Advance of U+0020 to U+007E by code minus 32. */
  readonly advances: readonly number[];
  /** px for one thousandth of an em. */
  readonly scale: number;
  readonly uppercase: boolean;
}

const BOLD = 600; // the lowest weight that selects the bold face
const X_HEIGHT = 0.52; // em, the usual height of an x

/** The font of a style, estimated from the declared families. */
export function fontOf(style: ComputedStyle): Font {
  const size = finite(style['font-size']);
  const metrics = fontMetrics(style['font-family']);
  const bold = style['font-weight'] >= BOLD;
  const ascent = Math.round(metrics.ascent * size);
  const descent = Math.round(metrics.descent * size);
  const normal = ascent + descent + Math.round(metrics.lineGap * size);
  return {
    size,
    ascent,
    descent,
    lineHeight: finite(style['line-height'] ?? normal),
    middle: (X_HEIGHT * size) / 2,
    letterSpacing: finite(style['letter-spacing']),
    wordSpacing: finite(style['word-spacing']),
    advances: ADVANCES[bold ? `${metrics.design}Bold` : metrics.design] ?? [],
    scale: (size / 1000) * (bold ? metrics.boldWidth : metrics.width),
    uppercase: style['text-transform'] === 'uppercase',
  };
}

/** Width of a text on one line in px. */
export function textWidth(text: string, font: Font): number {
  const set = font.uppercase ? text.toUpperCase() : text;
  let thousandths = 0;
  let count = 0;
  for (let at = 0; at < set.length; at += 1) {
    const code = set.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1; // two code units
    const advance = code < 127 ? (font.advances[code - 32] ?? 0) : otherAdvance(code, font.advances);
    thousandths += advance;
    if (advance > 0) count += 1;
  }
  return finite(thousandths * font.scale + count * font.letterSpacing);
}

/** Width of one space. */
export function spaceWidth(font: Font): number {
  return (font.advances[0] ?? 0) * font.scale + font.letterSpacing + font.wordSpacing;
}
