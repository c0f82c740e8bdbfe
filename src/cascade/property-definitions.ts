import { type ElementScope, maySpend, maySpendOn, setDependent, setValue } from './element-scope.ts';
import { INITIAL_DEPENDENTS, INITIAL_STYLE } from './initial-style.ts';
import { type ComputedStyle, PROPERTIES, type PropertyName } from './properties.ts';
import { VALUE_PARSERS, type ValueParser } from './value-parsers.ts';
import type { Specified } from './values/specified.ts';
import { isWideKeyword } from './wide-keywords.ts';

/** All properties except the two whose inherited form differs from their computed value. */
export type OrdinaryProperty = Exclude<PropertyName, 'font-size' | 'line-height'>;

/** Sets one longhand of an element from its text. */
export type Apply = (text: string, scope: ElementScope) => void;

/** The setter of each ordinary property. Text that does not parse counts as `unset`. */
export const APPLY: { readonly [P in OrdinaryProperty]: Apply } = applyTable();

function applyTable(): typeof APPLY {
  const names = Object.keys(PROPERTIES).filter((name) => name !== 'font-size' && name !== 'line-height');
  const entries = names.map((name) => [name, applyProperty(name as OrdinaryProperty)]);
  return Object.fromEntries(entries) as typeof APPLY; // one entry for each name
}

function applyProperty<P extends OrdinaryProperty>(name: P): Apply {
  const { inherited } = PROPERTIES[name];
  // the grammars of ordinary properties give the computed type
  const parse = VALUE_PARSERS[name] as ValueParser<ComputedStyle[P]>;
  return (text, scope) => {
    const value = isWideKeyword(text) ? null : parse(text);
    if (value !== null && maySpend(value.size, scope)) return set(name, value, scope);
    if (text === 'inherit' || (inherited && text !== 'initial')) return inherit(name, scope);
    return reset(name, scope);
  };
}

function set<P extends OrdinaryProperty>(
  name: P,
  value: Specified<ComputedStyle[P]>,
  scope: ElementScope,
): void {
  const { context } = scope;
  setValue(scope, name, value.compute(context));
  if (name === 'color') return;
  setDependent(
    scope,
    name,
    value.usesCurrent ? (current) => value.compute({ ...context, current }) : undefined,
  );
}

function inherit<P extends OrdinaryProperty>(name: P, scope: ElementScope): void {
  const { parent, context } = scope;
  if (parent === null) return reset(name, scope);
  const dependent = parent.dependents[name];
  setDependent(scope, name, dependent);
  const inherited = parent.style[name];
  const follows = dependent !== undefined && maySpendOn(inherited, scope);
  setValue(scope, name, follows ? dependent(context.current) : inherited);
}

function reset<P extends OrdinaryProperty>(name: P, scope: ElementScope): void {
  // the initial text colour is the scheme's
  const initial = name === 'color' ? VALUE_PARSERS.color(PROPERTIES.color.initial) : null;
  if (initial !== null) return setValue(scope, 'color', initial.compute(scope.context));
  const dependent = INITIAL_DEPENDENTS[name];
  setDependent(scope, name, dependent);
  setValue(scope, name, dependent?.(scope.context.current) ?? INITIAL_STYLE[name]);
}
