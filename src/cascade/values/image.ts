import { takeColor } from '../../color/parse-color.ts';
import type { FunctionComponent } from '../../css/component.ts';
import type { Cursor } from '../../css/cursor.ts';
import { takeNumeric } from '../../css/math.ts';
import type { CssImage } from '../computed-value.ts';
import { gradient } from './gradient.ts';
import { fixed, type Grammar, sizeOf, type Specified, specified, takeCommaList } from './specified.ts';

/** Image layers; `none` layers are omitted. */
export const imageList: Grammar<readonly CssImage[]> = (cursor) => {
  const layers = takeCommaList(cursor, takeImageOrNone);
  return layers && together(layers);
};

/** One image or `none`, as a list of at most one. */
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
    sizeOf(images),
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
