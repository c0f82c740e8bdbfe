import type { MutableDependents } from './element-scope.ts';
import type { Dependents, ElementStyle } from './element-style.ts';
import { INITIAL_DEPENDENTS, INITIAL_STYLE } from './initial-style.ts';
import { type ComputedStyle, PROPERTIES, type PropertyName } from './properties.ts';

/** The starting style of an element: that of a child without declarations. */
export interface InheritedBase {
  readonly style: ComputedStyle;
  readonly dependents: Dependents;
}

/** The bases created so far for a page, by parent. */
export type InheritedBases = Map<ElementStyle, InheritedBase>;

/** The base for the children of `parent`, created once per parent; initial values for the root. */
export function inheritedBase(parent: ElementStyle | null, bases: InheritedBases): InheritedBase {
  if (parent === null) return ROOT_BASE;
  const known = bases.get(parent);
  if (known !== undefined) return known;
  const base = buildBase(parent);
  bases.set(parent, base);
  return base;
}

const ROOT_BASE: InheritedBase = { style: INITIAL_STYLE, dependents: INITIAL_DEPENDENTS };

const INHERITED = Object.keys(PROPERTIES).filter(isInherited);

function isInherited(name: string): name is PropertyName {
  return PROPERTIES[name as PropertyName].inherited; // keys of PROPERTIES
}

function buildBase(parent: ElementStyle): InheritedBase {
  const style = { ...INITIAL_STYLE };
  for (const name of INHERITED) copy(style, parent.style, name);
  const { color } = style;
  for (const name of FOLLOWERS) style[name] = color;
  return { style, dependents: inheritedDependents(parent) };
}

function copy<P extends PropertyName>(
  to: { -readonly [Q in P]: ComputedStyle[Q] },
  from: { readonly [Q in P]: ComputedStyle[Q] },
  name: P,
): void {
  to[name] = from[name];
}

/** Properties that are not inherited and whose initial value is `currentcolor`. */
const FOLLOWERS = [
  'text-decoration-color',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
] as const satisfies readonly PropertyName[];

/** Only the two inherited colour properties can inherit a dependence on `currentcolor`. */
function inheritedDependents({ dependents }: ElementStyle): Dependents {
  const fill = dependents['-webkit-text-fill-color'];
  const shadow = dependents['text-shadow'];
  if (fill === INITIAL_DEPENDENTS['-webkit-text-fill-color'] && shadow === undefined)
    return INITIAL_DEPENDENTS;
  const own: MutableDependents = { ...INITIAL_DEPENDENTS };
  own['-webkit-text-fill-color'] = fill;
  own['text-shadow'] = shadow;
  return own;
}
