import { DEFAULT_LENGTHS } from '../css/units.ts';
import type { Dependents } from './element-style.ts';
import { type ComputedStyle, PROPERTIES, type PropertyName } from './properties.ts';
import { VALUE_PARSERS } from './value-parsers.ts';
import type { ValueContext } from './values/specified.ts';

const CONTEXT: ValueContext = {
  ...DEFAULT_LENGTHS,
  scheme: 'light',
  current: { r: 0, g: 0, b: 0, a: 1 },
  fontWeight: 400,
};

/** The initial value of every property in a light page, with black as `currentcolor`. Shared and frozen. */
export const INITIAL_STYLE: ComputedStyle = Object.freeze({
  ...computedInitials(),
  'font-size': 16,
  'line-height': null,
});

function computedInitials(): ComputedStyle {
  const entries = Object.keys(PROPERTIES).map((key) => {
    const name = key as PropertyName; // keys of PROPERTIES
    const value = VALUE_PARSERS[name](PROPERTIES[name].initial);
    return [name, value?.compute(CONTEXT)];
  });
  return Object.fromEntries(entries) as ComputedStyle; // each parser gives its property's type
}

/** The properties whose initial value is `currentcolor`. */
export const INITIAL_DEPENDENTS: Dependents = {
  'text-decoration-color': (current) => current,
  '-webkit-text-fill-color': (current) => current,
  'border-top-color': (current) => current,
  'border-right-color': (current) => current,
  'border-bottom-color': (current) => current,
  'border-left-color': (current) => current,
  'outline-color': (current) => current,
};
