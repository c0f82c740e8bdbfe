import type { Component } from './component.ts';
import type { Cursor } from './cursor.ts';
import { isMathFunction, mathFunction } from './math-functions.ts';
import {
  addTypes,
  dimensionType,
  kindOf,
  multiplyTypes,
  NUMBER,
  type NumericKind,
  type NumericType,
  PERCENT,
} from './numeric-type.ts';
import { type Calculation, flatten, type MathEnvironment, type Quantity } from './quantity.ts';
import { ABSOLUTE_UNITS, RELATIVE_UNITS } from './units.ts';

/** A number, percentage, dimension or math function of any kind. */
export interface Numeric {
  readonly kind: NumericKind;
  /** Literals are checked against a range when parsed, calculations are clamped to it when computed. */
  readonly literal: boolean;
  readonly evaluate: (environment: MathEnvironment) => Quantity;
}

/** The next component when it is numeric. `channels` are the idents that count as numbers inside calc(). */
export function takeNumeric(cursor: Cursor, channels?: ReadonlySet<string>): Numeric | null {
  const component = cursor.peek();
  if (component === undefined) return null;
  const calculation =
    component.kind === 'function' ? calculated(cursor, component, channels) : literal(component);
  const kind = calculation && kindOf(calculation.type);
  if (calculation === null || kind === null) return null;
  cursor.take();
  return { kind, literal: component.kind !== 'function', evaluate: calculation.evaluate };
}

function calculated(
  cursor: Cursor,
  component: Component & { kind: 'function' },
  channels: ReadonlySet<string> | undefined,
): Calculation | null {
  if (!isMathFunction(component.name)) return null;
  return mathFunction(component.name, cursor.inside(component), (inner) => sum(inner, channels));
}

/** A sum of products, to the end of the cursor or the next comma. */
function sum(cursor: Cursor, channels: ReadonlySet<string> | undefined): Calculation | null {
  let left = product(cursor, channels);
  while (left !== null) {
    const sign = takeSign(cursor);
    if (sign === null) return left;
    const right = product(cursor, channels);
    left = right && add(left, right, sign);
  }
  return null;
}

/** `+` and `-` between terms need white space on both sides. */
function takeSign(cursor: Cursor): 1 | -1 | null {
  const at = cursor.position;
  const operator = cursor.peek();
  if (operator?.kind !== 'delimiter' || (operator.value !== '+' && operator.value !== '-')) return null;
  cursor.take();
  if (operator.spaced && cursor.peek()?.spaced === true) return operator.value === '+' ? 1 : -1;
  return cursor.rewind(at);
}

function product(cursor: Cursor, channels: ReadonlySet<string> | undefined): Calculation | null {
  let left = term(cursor, channels);
  while (left !== null) {
    const divide = cursor.takeDelimiter('/');
    if (!divide && !cursor.takeDelimiter('*')) return left;
    const right = term(cursor, channels);
    left = right && (divide ? quotient(left, right) : multiply(left, right));
  }
  return null;
}

function term(cursor: Cursor, channels: ReadonlySet<string> | undefined): Calculation | null {
  const component = cursor.take();
  if (component === undefined) return null;
  if (component.kind === 'function') return calculated(cursor, component, channels);
  if (component.kind === 'block') return bracketed(cursor, component, channels);
  if (component.kind === 'ident') return named(component.name, channels);
  return literal(component);
}

function bracketed(
  cursor: Cursor,
  block: Component & { kind: 'block' },
  channels: ReadonlySet<string> | undefined,
): Calculation | null {
  if (block.open !== '(') return null;
  const inner = cursor.inside(block);
  const result = sum(inner, channels);
  return inner.done ? result : null;
}

const CONSTANTS: ReadonlyMap<string, number> = new Map([
  ['e', Math.E],
  ['pi', Math.PI],
  ['infinity', Infinity],
  ['-infinity', -Infinity],
  ['nan', Number.NaN],
]);

function named(name: string, channels: ReadonlySet<string> | undefined): Calculation | null {
  if (channels?.has(name) === true)
    return {
      type: NUMBER,
      evaluate: (environment) => ({ value: environment.channels?.[name] ?? 0, percent: 0 }),
    };
  const value = CONSTANTS.get(name);
  return value === undefined ? null : constant(NUMBER, value);
}

function literal(component: Component): Calculation | null {
  if (component.kind === 'number') return constant(NUMBER, component.value);
  if (component.kind === 'percentage') {
    const quantity: Quantity = { value: 0, percent: component.value };
    return { type: PERCENT, evaluate: () => quantity };
  }
  if (component.kind !== 'dimension') return null;
  const { unit, value } = component;
  const absolute = ABSOLUTE_UNITS.get(unit);
  if (absolute !== undefined) return constant(dimensionType(absolute.dimension), value * absolute.size);
  const relative = RELATIVE_UNITS.get(unit);
  if (relative === undefined) return null;
  return {
    type: dimensionType('length'),
    evaluate: (environment) => ({ value: value * relative(environment), percent: 0 }),
  };
}

function constant(type: NumericType, value: number): Calculation {
  const quantity: Quantity = { value, percent: 0 };
  return { type, evaluate: () => quantity };
}

function add(a: Calculation, b: Calculation, sign: 1 | -1): Calculation | null {
  const type = addTypes(a.type, b.type);
  if (type === null) return null;
  return {
    type,
    evaluate: (environment) => {
      const left = a.evaluate(environment);
      const right = b.evaluate(environment);
      return { value: left.value + sign * right.value, percent: left.percent + sign * right.percent };
    },
  };
}

/** A product is linear as long as one side is a plain number; else percentages count against the window. */
function multiply(a: Calculation, b: Calculation): Calculation {
  return {
    type: multiplyTypes(a.type, b.type, 1),
    evaluate: (environment) => {
      const left = a.evaluate(environment);
      const right = b.evaluate(environment);
      if (left.percent === 0) return scale(right, left.value);
      if (right.percent === 0) return scale(left, right.value);
      return { value: flatten(left, environment) * flatten(right, environment), percent: 0 };
    },
  };
}

function quotient(a: Calculation, b: Calculation): Calculation {
  return {
    type: multiplyTypes(a.type, b.type, -1),
    evaluate: (environment) => {
      const left = a.evaluate(environment);
      const right = b.evaluate(environment);
      if (right.percent === 0) return scale(left, 1 / right.value);
      return { value: flatten(left, environment) / flatten(right, environment), percent: 0 };
    },
  };
}

function scale({ value, percent }: Quantity, factor: number): Quantity {
  return { value: value * factor, percent: percent === 0 ? 0 : percent * factor };
}
