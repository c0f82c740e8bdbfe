import type { Rgba } from '../../color/rgba.ts';
import { takeColor } from '../../color/parse-color.ts';
import type { FunctionComponent } from '../../css/component.ts';
import type { Cursor } from '../../css/cursor.ts';
import { NOT_NEGATIVE, takeAngle, takeLength, takeNumber, takePercentage } from '../lengths.ts';
import { formatNumber } from './canonical-text.ts';
import { type Check, functionList } from './function-list.ts';
import { boxShadow } from './shadow.ts';
import type { Grammar } from './specified.ts';
import { type Specified, specified } from './specified.ts';

/** At most one number or percentage: `brightness()` has a default. */
const amount: Check = (args) =>
  args.done || takeNumber(args, NOT_NEGATIVE) !== null || takePercentage(args, NOT_NEGATIVE) !== null;

const AMOUNTS: ReadonlySet<string> = new Set([
  'brightness',
  'contrast',
  'grayscale',
  'invert',
  'opacity',
  'saturate',
  'sepia',
]);
/** Values above 1 are clamped to 1. */
const LIMITED_AMOUNTS: ReadonlySet<string> = new Set(['grayscale', 'invert', 'opacity', 'sepia']);

const FILTERS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...[...AMOUNTS].map((name): [string, Check] => [name, amount]),
  ['blur', (args) => args.done || takeLength(args, NOT_NEGATIVE) !== null],
  ['hue-rotate', (args) => args.done || takeAngle(args, true) !== null],
  ['drop-shadow', isDropShadow],
  ['url', (args) => args.take()?.kind === 'string'],
]);

/** A box shadow without `inset` and spread. */
function isDropShadow(args: Cursor): boolean {
  const numbers = countLengths(args);
  return numbers >= 2 && numbers <= 3 && boxShadow(args) !== null && args.done;
}

function countLengths(args: Cursor): number {
  const start = args.position;
  let count = 0;
  while (!args.done) {
    if (takeLength(args) !== null) count++;
    else if (takeColor(args) === null) count = Number.NaN;
    if (Number.isNaN(count)) break;
  }
  args.rewind(start);
  return count;
}

/** Serialises amounts as numbers, and shadows with their colour first. */
export const filter: Grammar<string> = functionList(FILTERS, (call, args) => {
  if (call.name === 'drop-shadow') return dropShadowText(args);
  return AMOUNTS.has(call.name) && !args.done ? amountText(call, args) : null;
});

function amountText({ name }: FunctionComponent, args: Cursor): Specified<string> | null {
  const limit = LIMITED_AMOUNTS.has(name) ? 1 : Infinity;
  const percent = takePercentage(args);
  const number = percent ?? takeNumber(args);
  const unit = percent === null ? 1 : 100;
  if (number === null) return null;
  return specified((context) => `${name}(${formatNumber(Math.min(limit, number.compute(context) / unit))})`);
}

function dropShadowText(args: Cursor): Specified<string> | null {
  const shadows = boxShadow(args);
  if (shadows === null) return null;
  return specified((context) => {
    const [shadow] = shadows.compute(context);
    if (shadow === undefined) return 'none';
    const { x, y, blur } = shadow;
    const lengths = [x, y, blur].map((length) => `${formatNumber(length)}px`).join(' ');
    return `drop-shadow(${colorText(shadow.color)} ${lengths})`;
  });
}

function colorText({ r, g, b, a }: Rgba): string {
  const channels = [r, g, b].map((channel) => Math.round(channel)).join(', ');
  return a < 1 ? `rgba(${channels}, ${formatNumber(a)})` : `rgb(${channels})`;
}
