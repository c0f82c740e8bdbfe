import { takeColor } from '../../color/parse-color.ts';
import type { Rgba } from '../../color/rgba.ts';
import type { SpecifiedColor } from '../../color/specified-color.ts';
import type { FunctionComponent } from '../../css/component.ts';
import type { Cursor } from '../../css/cursor.ts';
import { takeNumeric } from '../../css/math.ts';
import type { CssImage, GradientImage } from '../computed-value.ts';
import { canonicalText } from './canonical-text.ts';
import { takeGradientLine, takeOldGradientLine } from './gradient-line.ts';
import { type Specified, specified } from './specified.ts';

type GradientForm = Pick<GradientImage, 'shape' | 'repeating'>;

/** DATA: the gradient functions; prefixed ones have a syntax of their own for the line. */
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

/** A gradient, or null for other functions and for gradients that are not well formed. */
export function gradient(call: FunctionComponent, args: Cursor): Specified<CssImage> | null {
  if (call.name === '-webkit-gradient') return oldestGradient(call, args);
  const form = GRADIENTS.get(call.name);
  if (form === undefined) return null;
  const prefixed = call.name.startsWith('-webkit-');
  if (!(prefixed ? takeOldGradientLine : takeGradientLine)(args, form.shape)) return null;
  const parts = args.splitCommas();
  const colors = parts && takeStops(parts);
  return colors && gradientImage(call, form, colors);
}

/** Colour stops: a colour with up to two positions, before or after it, and hints between two stops. */
function takeStops(parts: readonly Cursor[]): SpecifiedColor[] | null {
  const colors: SpecifiedColor[] = [];
  let hint = false;
  for (const part of parts) {
    const color = takeColor(part) ?? takeColorAfterPosition(part);
    if (color !== null) {
      takePositions(part);
      colors.push(color);
      hint = false;
    } else if (hint || colors.length === 0 || takeNumeric(part) === null) return null;
    else hint = true;
    if (!part.done) return null;
  }
  return colors.length > 0 && !hint ? colors : null;
}

function takeColorAfterPosition(part: Cursor): SpecifiedColor | null {
  const at = part.position;
  takePositions(part);
  return (part.position > at ? takeColor(part) : null) ?? part.rewind(at);
}

function takePositions(part: Cursor): void {
  if (takeNumeric(part) !== null) takeNumeric(part);
}

/** `-webkit-gradient(linear, left top, left bottom, from(red), color-stop(50%, blue), to(green))` */
function oldestGradient(call: FunctionComponent, args: Cursor): Specified<CssImage> | null {
  const shape = args.takeWord('linear') ? 'linear' : args.takeWord('radial') ? 'radial' : null;
  if (shape === null) return null;
  const colors: SpecifiedColor[] = [];
  for (let part = args.take(); part !== undefined; part = args.take()) {
    if (part.kind !== 'function') continue;
    const inside = args.inside(part);
    if (part.name === 'color-stop' && (takeNumeric(inside) === null || !inside.takeDelimiter(',')))
      return null;
    const color = takeColor(inside);
    if (color === null) return null;
    colors.push(color);
  }
  return gradientImage(call, { shape, repeating: false }, colors);
}

function gradientImage(
  call: FunctionComponent,
  form: GradientForm,
  colors: readonly SpecifiedColor[],
): Specified<CssImage> {
  const text = canonicalText([call]);
  return specified(
    (context): CssImage => ({
      kind: 'gradient',
      ...form,
      stops: colors.map((color): Rgba => color.resolve(context)),
      text: text.compute(context),
    }),
    colors.some(({ usesCurrent }) => usesCurrent),
  );
}
