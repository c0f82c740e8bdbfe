import { applyOne } from './apply-declared.ts';
import type { DeclaredValues } from './declared-style.ts';
import { type ComputedFontSize, computeFontSize } from './compute-font-size.ts';
import { type ElementScope, setValue } from './element-scope.ts';
import type { FontState } from './element-style.ts';
import { clampLength } from './lengths.ts';
import { metricsOf, normalLineHeight } from './font-metrics.ts';
import { VALUE_PARSERS } from './value-parsers.ts';
import type { FontSize, LineHeight } from './values/font.ts';
import type { Specified } from './values/specified.ts';

/** Font properties that children inherit. */
export interface ComputedFont {
  readonly font: FontState;
  readonly lineHeight: LineHeight;
}

/** Computes family, weight, style, size and line height, in this order; sets the element's own units in the scope. */
export function computeFont(declared: DeclaredValues, scope: ElementScope): ComputedFont {
  const { style, parent, context } = scope;
  applyOne('font-family', declared, scope);
  applyOne('font-weight', declared, scope);
  applyOne('font-style', declared, scope);
  const families = style['font-family'];
  const monospace = families.length === 1 && families[0] === 'monospace';
  const before: ComputedFontSize = { px: context.fontSize, font: parent?.font ?? UNSTYLED };
  const { px, font } = computeFontSize(writtenSize(declared.get('font-size')), before, monospace, context);
  setValue(scope, 'font-size', px);
  context.fontSize = px;
  context.fontWeight = style['font-weight'];
  if (parent === null) context.rootFontSize = px;
  if (families !== parent?.style['font-family']) context.metrics = metricsOf(families);
  return { font, lineHeight: computeLineHeight(declared.get('line-height'), scope) };
}

const UNSTYLED: FontState = { keyword: 'medium', monospace: false, absolute: false };

/** Null for an inherited size. */
function writtenSize(text: string | undefined): Specified<FontSize> | null {
  if (text === undefined) return null;
  return VALUE_PARSERS['font-size'](text === 'initial' ? 'medium' : text);
}

function computeLineHeight(text: string | undefined, scope: ElementScope): LineHeight {
  const { parent, context } = scope;
  const written =
    text === undefined ? null : VALUE_PARSERS['line-height'](text === 'initial' ? 'normal' : text);
  const lineHeight = written?.compute(context) ?? parent?.lineHeight ?? NORMAL;
  const px = lineHeightPx(lineHeight, context.fontSize);
  setValue(scope, 'line-height', px);
  context.lineHeight = px ?? normalLineHeight(context.fontSize, context.metrics);
  if (parent === null) context.rootLineHeight = context.lineHeight;
  return lineHeight;
}

const NORMAL: LineHeight = { kind: 'normal' };

/** Null for `normal`. */
function lineHeightPx(lineHeight: LineHeight, fontSize: number): number | null {
  if (lineHeight.kind === 'normal') return null;
  return lineHeight.kind === 'px' ? lineHeight.px : clampLength(lineHeight.factor * fontSize);
}
