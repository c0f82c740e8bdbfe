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
import { finiteNumber } from './scan.ts';
import { type Calculation, flatten, type MathEnvironment, type Quantity } from './quantity.ts';
import { ABSOLUTE_UNITS, RELATIVE_UNITS } from './units.ts';

/** A number, percentage, dimension or math function of any type. */
export interface Numeric {
  readonly kind: NumericKind;
  /** Literals are checked against a range when parsed; calculations are clamped to it when computed. */
  readonly literal: boolean;
  readonly evaluate: (environment: MathEnvironment) => Quantity;
}

/** Takes the next component if it is numeric. `channels` are the idents that count as numbers inside calc(). */
export function takeNumeric(cursor: Cursor, channels?: ReadonlySet<string>): Numeric | null {
  const component = cursor.peek();
  if (component === undefined) return null;
  const calculation =
    component.kind === 'function' ? calculated(cursor, component, channels) : literalOf(component);
  const kind = calculation && kindOf(calculation.type);
  if (calculation === null || kind === null) return null;
  cursor.take();
  const literal = component.kind !== 'function';
  return { kind, literal, evaluate: literal ? calculation.evaluate : censored(calculation) };
}

/** Inside a calculation NaN and infinities are valid; its result is a finite number. */
function censored({ evaluate }: Calculation): Calculation['evaluate'] {
  return (environment) => {
    const { value, percent } = evaluate(environment);
    return { value: finiteNumber(value), percent: finiteNumber(percent) };
  };
}

function calculated(
  cursor: Cursor,
  component: Component & { kind: 'function' },
  channels: ReadonlySet<string> | undefined,
): Calculation | null {
  if (!isMathFunction(component.name)) return null;
  return mathFunction(component.name, cursor.inside(component), (inner) => sum(inner, channels));
}

/** A sum of products, up to the end of the cursor or the next comma. */
function sum(cursor: Cursor, channels: ReadonlySet<string> | undefined): Calculation | null {
  const first = product(cursor, channels);
  if (first === null) return null;
  let { type } = first;
  const others: SignedTerm[] = [];
  for (let sign = takeSign(cursor); sign !== null; sign = takeSign(cursor)) {
    const term = product(cursor, channels);
    const common = term && addTypes(type, term.type);
    if (term === null || common === null) return null;
    type = common;
    others.push({ term, sign });
  }
  return others.length === 0 ? first : total(type, first, others);
}

interface SignedTerm {
  readonly term: Calculation;
  readonly sign: 1 | -1;
}

/** A loop over all terms: recursion would overflow the stack on long sums. */
function total(type: NumericType, first: Calculation, others: readonly SignedTerm[]): Calculation {
  return {
    type,
    evaluate: (environment) => {
      let { value, percent } = first.evaluate(environment);
      for (const { term, sign } of others) {
        const quantity = term.evaluate(environment);
        value += sign * quantity.value;
        percent += sign * quantity.percent;
      }
      return { value, percent };
    },
  };
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
  const first = term(cursor, channels);
  if (first === null) return null;
  let { type } = first;
  const others: Factor[] = [];
  for (let divide = takeFactorSign(cursor); divide !== null; divide = takeFactorSign(cursor)) {
    const factor = term(cursor, channels);
    if (factor === null) return null;
    type = multiplyTypes(type, factor.type, divide ? -1 : 1);
    others.push({ factor, divide });
  }
  return others.length === 0 ? first : multiplied(type, first, others);
}

interface Factor {
  readonly factor: Calculation;
  readonly divide: boolean;
}

/** True for `/`, false for `*`, null for anything else. */
function takeFactorSign(cursor: Cursor): boolean | null {
  if (cursor.takeDelimiter('/')) return true;
  return cursor.takeDelimiter('*') ? false : null;
}

/** A loop over all factors, as for sums. */
function multiplied(type: NumericType, first: Calculation, others: readonly Factor[]): Calculation {
  return {
    type,
    evaluate: (environment) => {
      let result = first.evaluate(environment);
      for (const { factor, divide } of others) {
        const operand = factor.evaluate(environment);
        result = divide ? quotient(result, operand, environment) : times(result, operand, environment);
      }
      return result;
    },
  };
}

function term(cursor: Cursor, channels: ReadonlySet<string> | undefined): Calculation | null {
  const component = cursor.take();
  if (component === undefined) return null;
  if (component.kind === 'function') return calculated(cursor, component, channels);
  if (component.kind === 'block') return bracketed(cursor, component, channels);
  if (component.kind === 'ident') return named(component.name, channels);
  return literalOf(component);
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

function literalOf(component: Component): Calculation | null {
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

/** A product is linear if one side is a plain number; otherwise percentages resolve against the viewport. */
function times(left: Quantity, right: Quantity, environment: MathEnvironment): Quantity {
  if (left.percent === 0) return scale(right, left.value);
  if (right.percent === 0) return scale(left, right.value);
  return { value: flatten(left, environment) * flatten(right, environment), percent: 0 };
}

function quotient(left: Quantity, right: Quantity, environment: MathEnvironment): Quantity {
  if (right.percent === 0) return scale(left, 1 / right.value);
  return { value: flatten(left, environment) / flatten(right, environment), percent: 0 };
}

function scale({ value, percent }: Quantity, factor: number): Quantity {
  return { value: value * factor, percent: percent === 0 ? 0 : percent * factor };
}
