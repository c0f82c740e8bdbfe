import { adjustStyle, holdsItems } from './adjust-style.ts';
import { computeFont } from './compute-font.ts';
import { type ElementScope, setValue } from './element-scope.ts';
import type { ElementStyle, ReaderContext } from './element-style.ts';
import { inheritedBase } from './inherited-base.ts';
import { metricsOf, normalLineHeight } from './font-metrics.ts';
import { flowOf, LOGICAL_PROPERTIES } from './logical.ts';
import type { PropertyName } from './properties.ts';
import { APPLY, type OrdinaryProperty } from './property-definitions.ts';
import { usedScheme } from './used-scheme.ts';
import type { ValueContext } from './values/specified.ts';
import { applyWhiteSpace, isWhiteSpacePart } from './white-space.ts';

/**
 * The winners of the cascade on one element: longhand to text after var() substitution. Longhands are the
 * tracked properties (without `white-space`), the flow-relative ones, `white-space-collapse` and
 * `text-wrap-mode`. Iteration order is cascade order, lowest first, which decides between `margin-left`
 * and `margin-inline-start`: re-insert a longhand when a stronger declaration replaces it.
 */
export type DeclaredValues = ReadonlyMap<string, string>;

/** Computes all tracked properties of an element; `parent` is null for the root. */
export function computeStyle(
  declared: DeclaredValues,
  parent: ElementStyle | null,
  reader: ReaderContext,
): ElementStyle {
  const base = inheritedBase(parent);
  const scope: ElementScope = {
    style: { ...base.style },
    parent,
    dependents: base.dependents,
    ownsDependents: false,
    context: parentContext(parent, reader),
  };
  for (const name of FLOW_PROPERTIES) applyDeclared(name, declared, scope);
  const scheme = usedScheme(scope.style['color-scheme'], reader);
  const font = computeFont(declared, scope, reader);
  scope.context = { ...scope.context, scheme };
  computeColor(declared, scope);
  applyRest(declared, scope);
  adjustStyle(scope.style, parent, declared);
  return {
    style: scope.style,
    scheme,
    ...font,
    dependents: scope.dependents,
    holdsItems: holdsItems(scope.style.display, parent),
  };
}

/** They decide how others are read, and depend on nothing themselves. */
const FLOW_PROPERTIES = [
  'direction',
  'writing-mode',
  'color-scheme',
] as const satisfies readonly OrdinaryProperty[];

const COMPUTED_EARLY: ReadonlySet<string> = new Set([
  ...FLOW_PROPERTIES,
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'color',
]);

/** Until the element's own font is known, lengths are measured by the parent's. */
function parentContext(
  parent: ElementStyle | null,
  { viewport, scheme, rootFontSize }: ReaderContext,
): ValueContext {
  const fontSize = parent?.style['font-size'] ?? rootFontSize;
  const metrics = metricsOf(parent?.style['font-family'] ?? []);
  const lineHeight = parent?.style['line-height'] ?? normalLineHeight(fontSize, metrics);
  return {
    fontSize,
    rootFontSize: parent?.root.fontSize ?? rootFontSize,
    lineHeight,
    rootLineHeight: parent?.root.lineHeight ?? lineHeight,
    metrics,
    viewport,
    scheme,
    current: parent?.style.color ?? BLACK,
    parentFontWeight: parent?.style['font-weight'] ?? 400,
  };
}

const BLACK = Object.freeze({ r: 0, g: 0, b: 0, a: 1 });

function applyDeclared(name: OrdinaryProperty, declared: DeclaredValues, scope: ElementScope): void {
  const text = declared.get(name);
  if (text !== undefined) APPLY[name](text, scope);
}

/** `color`, and after it everything that follows `currentcolor` without being declared. */
function computeColor(declared: DeclaredValues, scope: ElementScope): void {
  const before = scope.style.color;
  const text = declared.get('color') ?? (scope.parent === null ? 'initial' : undefined);
  if (text !== undefined) APPLY.color(text, scope);
  const current = scope.style.color;
  if (current === before) return;
  scope.context = { ...scope.context, current };
  for (const name of Object.keys(scope.dependents)) follow(name as PropertyName, scope); // keys of Dependents
}

function follow<P extends PropertyName>(name: P, scope: ElementScope): void {
  const dependent = scope.dependents[name];
  if (dependent !== undefined) setValue(scope, name, dependent(scope.context.current));
}

function applyRest(declared: DeclaredValues, scope: ElementScope): void {
  const flow = flowOf(scope.style['writing-mode'], scope.style.direction);
  for (const [longhand, text] of declared) {
    if (COMPUTED_EARLY.has(longhand)) continue;
    if (isOrdinary(longhand)) APPLY[longhand](text, scope);
    else if (isWhiteSpacePart(longhand)) applyWhiteSpace(longhand, text, scope);
    else {
      const physical = LOGICAL_PROPERTIES.get(longhand)?.resolve(flow);
      if (physical !== undefined && isOrdinary(physical)) APPLY[physical](text, scope);
    }
  }
}

function isOrdinary(name: string): name is OrdinaryProperty {
  return Object.hasOwn(APPLY, name);
}
