import { takeColor } from '../../color/parse-color.ts';
import type { Rgba } from '../../color/rgba.ts';
import type { SpecifiedColor } from '../../color/specified-color.ts';
import type { FunctionComponent } from '../../css/component.ts';
import type { Cursor } from '../../css/cursor.ts';
import { takeNumeric } from '../../css/math.ts';
import type { CssImage, GradientImage, LengthPercentage } from '../computed-value.ts';
import { takeAngle, takeLengthPercentage, takeNumber } from '../lengths.ts';
import { canonicalText } from './canonical-text.ts';
import { takeGradientLine, takeOldGradientLine } from './gradient-line.ts';
import { fixed, type Specified, specified } from './specified.ts';

type GradientForm = Pick<GradientImage, 'shape' | 'repeating'>;

/** DATA: the gradient functions; prefixed ones have their own gradient line syntax. */
const GRADIENTS: ReadonlyMap<string, GradientForm> = new Map<string, GradientForm>([
  ['linear-gradient', { shape: 'linear', repeating: false }],
  ['radial-gradient', { shape: 'radial', repeating: false }],
  ['conic-gradient', { shape: 'conic', repeating: false }],
  ['repeating-linear-gradient', { shape: 'linear', repeating: true }],
  ['repeating-radial-gradient', { shape: 'radial', repeating: true }],
  ['repeating-conic-gradient', { shape: 'conic', repeating: true }],
  ['-webkit-linear-gradient', { shape: 'linear', repeating: false }],
  ['-webkit-radial-gradient', { shape: 'radial', repeating: false }],
  ['-webkit-repeating-linear-gradient', { shape: 'linear', repeating: true }],
  ['-webkit-repeating-radial-gradient', { shape: 'radial', repeating: true }],
]);

/** Parses a gradient; null for other functions and invalid gradients. */
export function gradient(call: FunctionComponent, args: Cursor): Specified<CssImage> | null {
  if (call.name === '-webkit-gradient') return oldestGradient(call, args);
  const form = GRADIENTS.get(call.name);
  if (form === undefined) return null;
  const prefixed = call.name.startsWith('-webkit-');
  if (!(prefixed ? takeOldGradientLine : takeGradientLine)(args, form.shape)) return null;
  const parts = args.splitCommas();
  const stops = parts && takeStops(parts);
  return stops && gradientImage(call, form, stops);
}

interface Stop {
  readonly color: SpecifiedColor;
  readonly place: Specified<LengthPercentage> | null;
}

/** Colour stops: a colour with up to two positions before or after it, and hints between two stops. */
function takeStops(parts: readonly Cursor[]): Stop[] | null {
  const stops: Stop[] = [];
  let hint = false;
  for (const part of parts) {
    const taken = takeStop(part);
    if (taken !== null) {
      stops.push(...taken);
      hint = false;
    } else if (hint || stops.length === 0 || takeNumeric(part) === null) return null;
    else hint = true;
    if (!part.done) return null;
  }
  return stops.length > 0 && !hint ? stops : null;
}

/** Two positions mean two stops of one colour (css-images-4, 3.4.3). */
function takeStop(part: Cursor): Stop[] | null {
  const at = part.position;
  const before = takePlaces(part);
  const color = takeColor(part);
  if (color === null) return part.rewind(at);
  const places = [...before, ...takePlaces(part)];
  return places.length === 0 ? [{ color, place: null }] : places.map((place) => ({ color, place }));
}

function takePlaces(part: Cursor): Specified<LengthPercentage>[] {
  const places: Specified<LengthPercentage>[] = [];
  for (let place = takePlace(part); place !== null; place = takePlace(part)) {
    if (places.push(place) === 2) break;
  }
  return places;
}

/** A position on the line, or an angle as a share of the turn. */
function takePlace(part: Cursor): Specified<LengthPercentage> | null {
  const place = takeLengthPercentage(part);
  if (place !== null) return place;
  const angle = takeAngle(part);
  return angle && specified((context) => ({ px: 0, percent: angle.compute(context) / 3.6 }));
}

/** `-webkit-gradient(linear, left top, left bottom, from(red), color-stop(50%, blue), to(green))` */
function oldestGradient(call: FunctionComponent, args: Cursor): Specified<CssImage> | null {
  const shape = args.takeWord('linear') ? 'linear' : args.takeWord('radial') ? 'radial' : null;
  if (shape === null) return null;
  const stops: Stop[] = [];
  for (let part = args.take(); part !== undefined; part = args.take()) {
    if (part.kind !== 'function') continue;
    const inside = args.inside(part);
    const place = part.name === 'color-stop' ? takeOldPlace(inside) : END_PLACES.get(part.name);
    if (part.name === 'color-stop' && (!place || !inside.takeDelimiter(','))) return null;
    const color = takeColor(inside);
    if (color === null) return null;
    stops.push({ color, place: place ?? null });
  }
  return gradientImage(call, { shape, repeating: false }, stops);
}

/** A percentage, or a number as a share of the line. */
function takeOldPlace(part: Cursor): Specified<LengthPercentage> | null {
  const number = takeNumber(part);
  if (number !== null) return specified((context) => ({ px: 0, percent: 100 * number.compute(context) }));
  return takeLengthPercentage(part);
}

const END_PLACES: ReadonlyMap<string, Specified<LengthPercentage>> = new Map([
  ['from', fixed({ px: 0, percent: 0 })],
  ['to', fixed({ px: 0, percent: 100 })],
]);

function gradientImage(
  call: FunctionComponent,
  form: GradientForm,
  stops: readonly Stop[],
): Specified<CssImage> {
  const text = canonicalText([call]);
  return specified(
    (context): CssImage => ({
      kind: 'gradient',
      ...form,
      stops: stops.map(({ color }): Rgba => color.resolve(context)),
      places: stops.map(({ place }) => place && place.compute(context)),
      text: text.compute(context),
    }),
    stops.some(({ color }) => color.usesCurrent),
    stops.length + text.size,
  );
}
