import type { DeclaredValues } from './compute.ts';
import { computeFontSize, type ComputedFontSize } from './compute-font-size.ts';
import { type ElementScope, setValue } from './element-scope.ts';
import type { FontState, ReaderContext, RootFont } from './element-style.ts';
import { metricsOf, normalLineHeight } from './font-metrics.ts';
import { APPLY } from './property-definitions.ts';
import { VALUE_PARSERS } from './value-parsers.ts';
import type { FontSize, LineHeight } from './values/font.ts';
import type { Specified } from './values/specified.ts';

/** The facts of an element's font that its children need, and the units that everything else is measured in. */
export interface ComputedFont {
  readonly font: FontState;
  readonly lineHeight: LineHeight;
  readonly root: RootFont;
}

/** Family, weight, style, size and line height, in this order; leaves the element's own units in the scope. */
export function computeFont(
  declared: DeclaredValues,
  scope: ElementScope,
  reader: ReaderContext,
): ComputedFont {
  const { style, parent } = scope;
  for (const name of ['font-family', 'font-weight', 'font-style'] as const) {
    const text = declared.get(name);
    if (text !== undefined) APPLY[name](text, scope);
  }
  const families = style['font-family'];
  const before: ComputedFontSize =
    parent === null
      ? { px: reader.rootFontSize, font: UNSTYLED }
      : { px: parent.style['font-size'], font: parent.font };
  const monospace = families.length === 1 && families[0] === 'monospace';
  const { px, font } = computeFontSize(
    writtenSize(declared.get('font-size')),
    before,
    monospace,
    scope.context,
  );
  setValue(scope, 'font-size', px);
  const rootFontSize = parent?.root.fontSize ?? px;
  scope.context = { ...scope.context, fontSize: px, rootFontSize, metrics: metricsOf(families) };
  return { font, ...computeLineHeight(declared.get('line-height'), scope) };
}

const UNSTYLED: FontState = { keyword: 'medium', monospace: false, absolute: false };

/** Null for a size that is inherited, in whatever words. */
function writtenSize(text: string | undefined): Specified<FontSize> | null {
  if (text === undefined) return null;
  return VALUE_PARSERS['font-size'](text === 'initial' ? 'medium' : text);
}

function computeLineHeight(
  text: string | undefined,
  scope: ElementScope,
): { lineHeight: LineHeight; root: RootFont } {
  const { parent, context } = scope;
  const written =
    text === undefined ? null : VALUE_PARSERS['line-height'](text === 'initial' ? 'normal' : text);
  const lineHeight = written?.compute(context) ?? parent?.lineHeight ?? { kind: 'normal' };
  const px = lineHeightPx(lineHeight, context.fontSize);
  setValue(scope, 'line-height', px);
  const used = px ?? normalLineHeight(context.fontSize, context.metrics);
  const root = parent?.root ?? { fontSize: context.fontSize, lineHeight: used };
  scope.context = { ...context, lineHeight: used, rootLineHeight: root.lineHeight };
  return { lineHeight, root };
}

/** Null for `normal`. */
function lineHeightPx(lineHeight: LineHeight, fontSize: number): number | null {
  if (lineHeight.kind === 'normal') return null;
  return lineHeight.kind === 'px' ? lineHeight.px : lineHeight.factor * fontSize;
}
