import type { Rgba } from '../../color/rgba.ts';
import { takeColor } from '../../color/parse-color.ts';
import type { SpecifiedColor } from '../../color/specified-color.ts';
import type { FunctionComponent } from '../../css/component.ts';
import type { Cursor } from '../../css/cursor.ts';
import { takeNumeric } from '../../css/math.ts';
import type { CssImage, GradientImage } from '../computed-value.ts';
import { canonicalText } from './canonical-text.ts';
import { fixed, type Grammar, type Specified, specified, takeCommaList } from './specified.ts';

/** Layers of images; `none` layers are left out. */
export const imageList: Grammar<readonly CssImage[]> = (cursor) => {
  const layers = takeCommaList(cursor, takeImageOrNone);
  return layers && together(layers);
};

/** One image or `none`, in a list of at most one. */
export const singleImage: Grammar<readonly CssImage[]> = (cursor) => {
  const image = takeImageOrNone(cursor);
  return image && together([image]);
};

type Layer = Specified<CssImage | null>;

const NO_IMAGE: Layer = fixed<CssImage | null>(null);

function together(layers: readonly Layer[]): Specified<readonly CssImage[]> {
  const images = layers.filter((layer) => layer !== NO_IMAGE);
  if (images.length === 0) return NOTHING;
  return specified(
    (context) => images.map((layer) => layer.compute(context)).filter((image) => image !== null),
    images.some(({ usesCurrent }) => usesCurrent),
  );
}

const NOTHING = fixed<readonly CssImage[]>([]);

function takeImageOrNone(cursor: Cursor): Layer | null {
  return cursor.takeWord('none') ? NO_IMAGE : takeImage(cursor);
}

/** url(), a gradient, or a function that chooses among images, of which the first is taken. */
export function takeImage(cursor: Cursor): Layer | null {
  const at = cursor.position;
  const component = cursor.take();
  if (component?.kind === 'url') return fixed<CssImage>({ kind: 'url', url: component.value });
  if (component?.kind !== 'function') return cursor.rewind(at);
  const image = imageFunction(component, cursor.inside(component));
  return image ?? cursor.rewind(at);
}

function imageFunction(call: FunctionComponent, args: Cursor): Layer | null {
  const { name } = call;
  if (name === 'url') return quotedUrl(args);
  if (name === 'image-set' || name === '-webkit-image-set') return imageSet(args);
  if (name === 'cross-fade' || name === '-webkit-cross-fade') return crossFade(args);
  if (name === '-webkit-gradient') return oldGradient(call, args);
  return gradient(call, args);
}

function quotedUrl(args: Cursor): Layer | null {
  const component = args.take();
  return component?.kind === 'string' ? fixed<CssImage>({ kind: 'url', url: component.value }) : null;
}

/** Each option is an image or a string with a resolution or type after it. */
function imageSet(args: Cursor): Layer | null {
  const options = takeCommaList(args, (cursor) => {
    const component = cursor.peek();
    const image =
      component?.kind === 'string'
        ? (cursor.take(), fixed<CssImage | null>({ kind: 'url', url: component.value }))
        : takeImage(cursor);
    if (image === null) return null;
    while (!cursor.done && !isComma(cursor)) cursor.take();
    return image;
  });
  return (args.done && options?.[0]) || null;
}

function crossFade(args: Cursor): Layer | null {
  const images = takeCommaList(args, (cursor) => {
    const image = takeImage(cursor) ?? (takeColor(cursor) || takeNumeric(cursor) ? NO_IMAGE : null);
    takeNumeric(cursor);
    return image;
  });
  return (args.done && images?.find((image) => image !== NO_IMAGE)) || null;
}

function isComma(cursor: Cursor): boolean {
  const component = cursor.peek();
  return component?.kind === 'delimiter' && component.value === ',';
}

type GradientForm = Pick<GradientImage, 'shape' | 'repeating'>;

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

function gradient(call: FunctionComponent, args: Cursor): Layer | null {
  const form = GRADIENTS.get(call.name);
  if (form === undefined) return null;
  const parts = args.splitCommas();
  if (parts === null) return null;
  const colors = takeStops(parts);
  if (colors === null) return null;
  return gradientImage(call, form, colors);
}

/**
 * Colour stops: a colour with up to two positions, hints between them. What stands in the first part
 * without a colour is the line, shape or interpolation of the gradient.
 */
function takeStops(parts: readonly Cursor[]): SpecifiedColor[] | null {
  const colors: SpecifiedColor[] = [];
  let hint = false;
  for (const [index, part] of parts.entries()) {
    const color = takeColor(part) ?? takeColorAfterPosition(part);
    if (color !== null) {
      takePositions(part);
      if (!part.done) return null;
      colors.push(color);
      hint = false;
      continue;
    }
    if (index === 0) continue;
    // -webkit-radial-gradient(center, circle, …) has two leading parts
    const leading = colors.length === 0 && index === 1 && part.peek()?.kind === 'ident';
    if (leading) continue;
    if (hint || colors.length === 0 || takeNumeric(part) === null || !part.done) return null;
    hint = true;
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
function oldGradient(call: FunctionComponent, args: Cursor): Layer | null {
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
): Layer {
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
