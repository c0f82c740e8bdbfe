import { cssString } from '../../css/css-string.ts';
import type { Component } from '../../css/component.ts';
import { Cursor } from '../../css/cursor.ts';
import { takeNumeric } from '../../css/math.ts';
import type { NumericKind } from '../../css/numeric-type.ts';
import type { Quantity } from '../../css/quantity.ts';
import type { LengthPercentage } from '../computed-value.ts';
import { clampLength } from '../lengths.ts';
import { type Specified, specified, type ValueContext } from './specified.ts';

/**
 * Serialises values that stay text in canonical form: lengths in px, angles in deg, times in s, calculations
 * evaluated, keywords in lower case, one space between parts and one after a comma. `zeroUnit` is the unit for a bare
 * 0.
 */
export function canonicalText(
  components: readonly Component[],
  keepCase = false,
  zeroUnit: string | null = null,
): Specified<string> {
  const pieces = components.map((component) => ({ component, write: writer(component, keepCase, zeroUnit) }));
  const write = (context: ValueContext) => {
    let text = '';
    let joined = true;
    for (const { component, write } of pieces) {
      const separator = component.kind === 'delimiter' ? component.value : '';
      if (separator === ',') text += ',';
      else text += joined ? write(context) : ` ${write(context)}`;
      joined = false;
    }
    return text;
  };
  return specified(write, false, sizeOfAll(components));
}

function sizeOfAll(components: readonly Component[]): number {
  return components.reduce((sum, part) => sum + ('content' in part ? 1 + sizeOfAll(part.content) : 1), 0);
}

/** Six significant digits, as in Chromium, without trailing zeros. */
export function formatNumber(value: number): string {
  const rounded = Number(value.toPrecision(6));
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

function formatQuantity(quantity: Quantity, kind: NumericKind): string {
  const { percent } = quantity;
  const value = kind.startsWith('length') ? clampLength(quantity.value) : quantity.value;
  const unit = UNITS[kind] ?? '';
  if (percent === 0 && kind !== 'percentage') return formatNumber(value) + unit;
  if (value === 0) return `${formatNumber(percent)}%`;
  const sign = value < 0 ? '-' : '+';
  return `calc(${formatNumber(percent)}% ${sign} ${formatNumber(Math.abs(value))}px)`;
}

/** A length, a percentage, or a calc() of both. */
export function formatLength({ px, percent }: LengthPercentage): string {
  return formatQuantity({ value: px, percent }, 'length-percentage');
}

const UNITS: { readonly [kind in NumericKind]?: string } = {
  length: 'px',
  'length-percentage': 'px',
  percentage: '%',
  angle: 'deg',
  time: 's',
  flex: 'fr',
  resolution: 'dppx',
};

type Write = (context: ValueContext) => string;

function writer(component: Component, keepCase: boolean, zeroUnit: string | null): Write {
  if (zeroUnit !== null && component.kind === 'number' && component.value === 0) return () => `0${zeroUnit}`;
  const numeric = takeNumeric(new Cursor([component], ''));
  // min(100%, 20em) depends on layout, so it stays a function.
  const open =
    numeric?.kind === 'length-percentage' && component.kind === 'function' && component.name !== 'calc';
  if (numeric !== null && !open) return (context) => formatQuantity(numeric.evaluate(context), numeric.kind);
  if (component.kind === 'function' || component.kind === 'block') return nested(component, keepCase);
  const text = leaf(component, keepCase);
  return () => text;
}

function nested(component: Component & { kind: 'function' | 'block' }, keepCase: boolean): Write {
  const [open, close] =
    component.kind === 'function'
      ? [`${FUNCTION_NAMES.get(component.name) ?? component.name}(`, ')']
      : [component.open, CLOSING[component.open]];
  const zeroUnit = component.kind === 'function' ? (ZERO_UNITS.get(component.name) ?? null) : null;
  const inner = canonicalText(component.content, keepCase, zeroUnit);
  return (context) => open + inner.compute(context) + close;
}

/** DATA: functions whose arguments are lengths or angles, where 0 may stand without its unit. */
const ZERO_UNITS: ReadonlyMap<string, string> = new Map([
  ...[
    'translate',
    'translatex',
    'translatey',
    'translatez',
    'translate3d',
    'perspective',
    'blur',
    'drop-shadow',
    'inset',
    'rect',
    'xywh',
    'circle',
    'ellipse',
    'polygon',
    'minmax',
    'fit-content',
  ].map((name) => [name, 'px'] as const),
  ...['rotate', 'rotatex', 'rotatey', 'rotatez', 'skew', 'skewx', 'skewy', 'hue-rotate'].map(
    (name) => [name, 'deg'] as const,
  ),
]);

/** DATA: functions whose names are not in lower case. */
const FUNCTION_NAMES: ReadonlyMap<string, string> = new Map(
  ['translateX', 'translateY', 'translateZ', 'scaleX', 'scaleY', 'scaleZ', 'rotateX', 'rotateY', 'rotateZ']
    .concat(['skewX', 'skewY'])
    .map((name) => [name.toLowerCase(), name]),
);

const CLOSING = { '(': ')', '[': ']', '{': '}' } as const;

function leaf(component: Component, keepCase: boolean): string {
  if (component.kind === 'ident') return keepCase ? component.value : component.name;
  if (component.kind === 'string') return cssString(component.value);
  if (component.kind === 'url') return `url(${cssString(component.value)})`;
  if (component.kind === 'hash') return `#${component.value}`;
  return component.kind === 'delimiter' ? component.value : '';
}
