import type { ComputedStyle } from '../cascade/properties.ts';
import { ADVANCES, fontMetrics } from './font-metrics.ts';

/** What setting text in a style needs, all in px. */
export interface Font {
  readonly size: number;
  /** Rounded as Chromium rounds them: the content area of a line of text. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineHeight: number;
  /** Half the height of an x, for `vertical-align: middle`. */
  readonly middle: number;
  readonly letterSpacing: number;
  readonly wordSpacing: number;
  /** Advance of U+0020 to U+007E by code minus 32. */
  readonly advances: readonly number[];
  /** px for one thousandth of an em. */
  readonly scale: number;
  readonly uppercase: boolean;
}

const BOLD = 600; // from here on a browser picks the bold face of a family that has two
const X_HEIGHT = 0.52; // em, the usual height of an x
const WIDE_EM = 1000;
const fonts = new WeakMap<ComputedStyle, Font>();

/** The font a style sets text in, estimated from the declared families. */
export function fontOf(style: ComputedStyle): Font {
  const known = fonts.get(style);
  if (known !== undefined) return known;
  const size = style['font-size'];
  const metrics = fontMetrics(style['font-family']);
  const bold = style['font-weight'] >= BOLD;
  const ascent = Math.round(metrics.ascent * size);
  const descent = Math.round(metrics.descent * size);
  const normal = ascent + descent + Math.round(metrics.lineGap * size);
  const font: Font = {
    size,
    ascent,
    descent,
    lineHeight: style['line-height'] ?? normal,
    middle: (X_HEIGHT * size) / 2,
    letterSpacing: style['letter-spacing'],
    wordSpacing: style['word-spacing'],
    advances: ADVANCES[bold ? `${metrics.design}Bold` : metrics.design] ?? [],
    scale: (size / 1000) * (bold ? metrics.boldWidth : metrics.width),
    uppercase: style['text-transform'] === 'uppercase',
  };
  fonts.set(style, font);
  return font;
}

/** Width of a text on one line in px. */
export function textWidth(text: string, font: Font): number {
  const set = font.uppercase ? text.toUpperCase() : text;
  let thousandths = 0;
  let count = 0;
  for (let at = 0; at < set.length; at += 1) {
    const code = set.charCodeAt(at);
    if (code >= 0xdc00 && code <= 0xdfff) continue; // second half of a pair, counted with the first
    const advance = code < 127 ? (font.advances[code - 32] ?? 0) : wideAdvance(code, font);
    thousandths += advance;
    if (advance > 0) count += 1;
  }
  return thousandths * font.scale + count * font.letterSpacing;
}

/** Width of one space. */
export function spaceWidth(font: Font): number {
  return (font.advances[0] ?? 0) * font.scale + font.letterSpacing + font.wordSpacing;
}

/** Advance beyond ASCII by Unicode block, in thousandths of an em. */
function wideAdvance(code: number, font: Font): number {
  const lower = font.advances[0x61 - 32] ?? 0;
  if (code === 0xa0) return font.advances[0] ?? 0;
  if (code === 0xad || isZeroWidth(code)) return 0;
  if (code >= 0xc0 && code <= 0xde) return font.advances[0x41 - 32] ?? 0;
  if (code < 0x370) return lower;
  if (code >= 0x2018 && code <= 0x201a) return font.advances[0x27 - 32] ?? 0;
  if (code === 0x2014 || code === 0x2026) return WIDE_EM;
  if (code === 0x2022) return 350;
  if (code === 0x22c5 || code === 0xb7) return font.advances[0] ?? 0; // middle dots are as wide as a space
  if (code >= 0x410 && code <= 0x42f) return lower * 1.25; // Cyrillic capitals
  if (isFullWidth(code)) return WIDE_EM;
  return lower;
}

/** Joiners, direction marks and combining accents. */
function isZeroWidth(code: number): boolean {
  return (
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff
  );
}

/** East Asian scripts, emoji (first half of a pair), symbols, and the private use area of icon fonts. */
export function isFullWidth(code: number): boolean {
  return (
    (code >= 0x2190 && code <= 0x21ff) ||
    (code >= 0x2500 && code <= 0x2bff) ||
    (code >= 0x2e80 && code <= 0xd7ff) ||
    (code >= 0xd800 && code <= 0xdbff) ||
    (code >= 0xe000 && code <= 0xfaff) ||
    (code >= 0xff00 && code <= 0xff60)
  );
}
