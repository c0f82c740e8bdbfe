import { takeColor } from '../../color/parse-color.ts';
import type { FunctionComponent } from '../../css/component.ts';
import type { Cursor } from '../../css/cursor.ts';
import { takeNumeric } from '../../css/math.ts';
import type { CssImage } from '../computed-value.ts';
import { gradient } from './gradient.ts';
import { fixed, type Grammar, sizeOf, type Specified, specified, takeCommaList } from './specified.ts';

/** Image layers, none if all are `none`. */
export const imageList: Grammar<readonly CssImage[]> = (cursor) => {
  const layers = takeCommaList(cursor, takeImageOrNone);
  return layers && together(layers);
};

/** One image or `none`, as a list of at most one. */
export const singleImage: Grammar<readonly CssImage[]> = (cursor) => {
  const image = takeImageOrNone(cursor);
  return image && together([image]);
};

type Layer = Specified<CssImage>;

const NO_IMAGE: Layer = fixed<CssImage>({ kind: 'none' });

function together(layers: readonly Layer[]): Specified<readonly CssImage[]> {
  if (layers.every((layer) => layer === NO_IMAGE)) return NOTHING;
  return specified(
    (context) => layers.map((layer) => layer.compute(context)),
    layers.some(({ usesCurrent }) => usesCurrent),
    sizeOf(layers),
  );
}

const NOTHING = fixed<readonly CssImage[]>([]);

function takeImageOrNone(cursor: Cursor): Layer | null {
  return cursor.takeWord('none') ? NO_IMAGE : takeImage(cursor);
}

/** url(), a gradient, or the first image of a function that chooses among images. */
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
        ? (cursor.take(), fixed<CssImage>({ kind: 'url', url: component.value }))
        : takeImage(cursor);
    if (image === null) return null;
    while (!cursor.done && !isComma(cursor)) cursor.take();
    return image;
  });
  return (args.done && options?.[0]) || null;
}

/** An image or colour of a cross-fade, and its share; null where the others leave it the rest. */
interface FadePart {
  readonly layer: Layer;
  readonly percent: number | null;
}

/** The image or colour that makes up most of the mixture stands for all of it. */
function crossFade(args: Cursor): Layer | null {
  const operands = args.splitCommas() ?? [];
  const ofSecond = operands.length === 3 ? lonePercentage(operands[2]) : null; // -webkit-cross-fade(a, b, 30%)
  const parts = (ofSecond === null ? operands : operands.slice(0, 2)).map(takeFadePart);
  if (ofSecond !== null && parts[1]) parts[1] = { ...parts[1], percent: ofSecond };
  return parts.includes(null) ? null : heaviest(parts.filter((part) => part !== null));
}

function heaviest(parts: readonly FadePart[]): Layer | null {
  const stated = parts.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  const open = parts.filter(({ percent }) => percent === null).length;
  const rest = Math.max(0, 100 - stated) / open;
  const [first] = parts.toSorted((a, b) => (b.percent ?? rest) - (a.percent ?? rest));
  return first?.layer ?? null;
}

function takeFadePart(operand: Cursor): FadePart | null {
  const before = takePercentage(operand);
  const layer = takeImage(operand) ?? takeFlatColor(operand);
  const percent = before ?? takePercentage(operand);
  return layer && operand.done ? { layer, percent } : null;
}

/** A colour as an image: a gradient with one stop. */
function takeFlatColor(cursor: Cursor): Layer | null {
  const color = takeColor(cursor);
  if (color === null) return null;
  const form = { kind: 'gradient', shape: 'linear', repeating: false, places: [null], text: '' } as const;
  return specified<CssImage>((context) => ({ ...form, stops: [color.resolve(context)] }), color.usesCurrent);
}

function lonePercentage(operand: Cursor | undefined): number | null {
  const percent = operand === undefined ? null : takePercentage(operand);
  return operand?.done ? percent : (operand?.rewind(0) ?? null);
}

/** Calculations are read, but count as unstated. */
function takePercentage(cursor: Cursor): number | null {
  const component = cursor.peek();
  takeNumeric(cursor);
  return component?.kind === 'percentage' ? component.value : null;
}

function isComma(cursor: Cursor): boolean {
  const component = cursor.peek();
  return component?.kind === 'delimiter' && component.value === ',';
}
