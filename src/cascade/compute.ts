import { createWorkBudget, type WorkBudget } from '../limits/work-budget.ts';
import { adjustStyle, holdsItems } from './adjust-style.ts';
import { applyOne, applyOthers } from './apply-declared.ts';
import { computeFont } from './compute-font.ts';
import type { DeclaredValues } from './declared-style.ts';
import { type ElementScope, maySpendOn, type MutableContext, setValue } from './element-scope.ts';
import type { ElementStyle, MediaEnvironment } from './element-style.ts';
import { metricsOf, normalLineHeight } from './font-metrics.ts';
import { inheritedBase, type InheritedBases } from './inherited-base.ts';
import type { PropertyName } from './properties.ts';

/**
 * Computes all tracked properties of an element; `parent` is null for the root. Pass the same `bases` for all elements
 * of a page: children of one parent start from one base.
 */
export function computeStyle(
  declared: DeclaredValues,
  parent: ElementStyle | null,
  reader: MediaEnvironment,
  work: WorkBudget = createWorkBudget(),
  bases: InheritedBases = new Map(),
): ElementStyle {
  const base = inheritedBase(parent, bases);
  const style = { ...base.style };
  const context = parent === null ? rootContext(reader) : { ...parent.context };
  const scope: ElementScope = {
    style,
    parent,
    dependents: base.dependents,
    ownsDependents: false,
    context,
    work,
  };
  applyOne('direction', declared, scope);
  applyOne('writing-mode', declared, scope);
  applyOne('color-scheme', declared, scope);
  context.scheme = usedScheme(style['color-scheme'], reader);
  const font = computeFont(declared, scope);
  computeColor(declared, scope);
  applyOthers(declared, scope);
  adjustStyle(style, parent, declared);
  const { dependents } = scope;
  return { style, context, dependents, ...font, holdsItems: holdsItems(style.display, parent) };
}

/** Units and colours that the root's own font and colour resolve against. */
function rootContext({ viewport, scheme, rootFontSize }: MediaEnvironment): MutableContext {
  const metrics = metricsOf([]);
  const lineHeight = normalLineHeight(rootFontSize, metrics);
  return {
    fontSize: rootFontSize,
    rootFontSize,
    lineHeight,
    rootLineHeight: lineHeight,
    metrics,
    viewport,
    scheme,
    current: BLACK,
    fontWeight: 400,
  };
}

const BLACK = Object.freeze({ r: 0, g: 0, b: 0, a: 1 });

/** Computes `color`, then every undeclared property that follows `currentcolor`. */
function computeColor(declared: DeclaredValues, scope: ElementScope): void {
  const { style, context } = scope;
  const before = style.color;
  if (scope.parent === null && !declared.has('color')) applyOne('color', UNDECLARED_ROOT, scope);
  else applyOne('color', declared, scope);
  context.current = style.color;
  if (style.color === before) return;
  for (const name of Object.keys(scope.dependents)) follow(name as PropertyName, scope); // keys of Dependents
}

/** The root's initial colour depends on its colour scheme. */
const UNDECLARED_ROOT: DeclaredValues = new Map([['color', 'initial']]);

function follow<P extends PropertyName>(name: P, scope: ElementScope): void {
  const dependent = scope.dependents[name];
  if (dependent !== undefined && maySpendOn(scope.style[name], scope))
    setValue(scope, name, dependent(scope.context.current));
}

/** The used colour scheme of an element: from its `color-scheme`, or the page's when that is `normal`. */
function usedScheme(colorScheme: string, { scheme, pageSchemes }: MediaEnvironment): 'light' | 'dark' {
  if (colorScheme === 'normal' && pageSchemes === '') return 'light';
  const names = (colorScheme === 'normal' ? pageSchemes : colorScheme).toLowerCase().split(/[\s,]+/);
  if (names.includes(scheme)) return scheme;
  return names.find((name) => name === 'light' || name === 'dark') === 'dark' ? 'dark' : 'light';
}
