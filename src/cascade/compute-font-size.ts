import type { LengthContext } from '../css/units.ts';
import type { FontState } from './element-style.ts';
import type { FontSize } from './values/font.ts';
import type { Specified, ValueContext } from './values/specified.ts';

/** DATA: px of the absolute keywords at a medium of 16, and of 13 for monospace (Chromium). */
const KEYWORD_SIZES: ReadonlyMap<string, readonly [normal: number, monospace: number]> = new Map([
  ['xx-small', [9, 9]],
  ['x-small', [10, 10]],
  ['small', [13, 12]],
  ['medium', [16, 13]],
  ['large', [18, 16]],
  ['x-large', [24, 20]],
  ['xx-large', [32, 26]],
  ['xxx-large', [48, 39]],
]);

/** Ratio of Chromium's monospace default size to its proportional one. */
const MONOSPACE_SCALE = 13 / 16;

/** px; Chromium clamps larger font sizes to this. */
const LARGEST_SIZE = 10_000;

export interface ComputedFontSize {
  readonly px: number;
  readonly font: FontState;
}

/**
 * The font size of an element. `written` is null when the size is inherited. Chromium shrinks text when the family
 * becomes `monospace` alone and restores the size afterwards, unless it was set in absolute units.
 */
export function computeFontSize(
  written: Specified<FontSize> | null,
  parent: ComputedFontSize,
  monospace: boolean,
  context: ValueContext,
): ComputedFontSize {
  const before = sizeBefore(written?.compute(context) ?? null, parent, monospace, context);
  const { keyword, absolute } = before;
  const px = Math.min(LARGEST_SIZE, before.px);
  const font: FontState = { keyword, monospace, absolute };
  if (absolute || monospace === parent.font.monospace) return { px, font };
  if (keyword !== null) return { px: keywordSize(keyword, monospace), font };
  return { px: Math.min(LARGEST_SIZE, monospace ? px * MONOSPACE_SCALE : px / MONOSPACE_SCALE), font };
}

interface Size {
  readonly px: number;
  readonly keyword: string | null;
  readonly absolute: boolean;
}

function sizeBefore(
  size: FontSize | null,
  parent: ComputedFontSize,
  monospace: boolean,
  context: ValueContext,
): Size {
  const { keyword, absolute } = parent.font;
  if (size === null) return { px: parent.px, keyword, absolute };
  if (size.kind === 'keyword')
    return { px: keywordSize(size.name, monospace), keyword: size.name, absolute: false };
  if (size.kind === 'step') return { px: parent.px * size.factor, keyword: null, absolute };
  const { px, percent } = size.size.compute(context);
  const total = Math.max(0, px + (percent * parent.px) / 100);
  return { px: total, keyword: null, absolute: absolute || !isRelative(size.size, context) };
}

function keywordSize(name: string, monospace: boolean): number {
  return KEYWORD_SIZES.get(name)?.[monospace ? 1 : 0] ?? 16;
}

/** Whether a size is relative to the parent's: doubling the parent's font size changes it. */
function isRelative(size: Extract<FontSize, { kind: 'length' }>['size'], context: ValueContext): boolean {
  const { px, percent } = size.compute(context);
  if (percent !== 0) return true;
  const doubled: LengthContext = { ...context, fontSize: context.fontSize * 2 };
  return size.compute({ ...context, ...doubled }).px !== px;
}
