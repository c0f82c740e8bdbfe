import type { Cursor } from '../../css/cursor.ts';
import {
  backgroundAttachment,
  backgroundBox,
  backgroundClip,
  oneBackgroundRepeat,
  oneBackgroundSize,
} from '../values/background.ts';
import { color } from '../values/color.ts';
import { singleImage } from '../values/image.ts';
import { keyword } from '../values/keyword.ts';
import { onePosition } from '../values/position.ts';
import type { Grammar } from '../values/specified.ts';
import { joinLayers, type Shorthand, type ShorthandEntry, takeText } from './shorthand.ts';

/** The declared parts of one layer. */
interface Layer {
  image?: string;
  position?: string;
  size?: string;
  repeat?: string;
  attachment?: string;
  origin?: string;
  clip?: string;
  color?: string;
  mode?: string;
}

const LAYER_PARTS: readonly (readonly [keyof Layer, Grammar<unknown>])[] = [
  ['image', singleImage],
  ['repeat', oneBackgroundRepeat],
  ['attachment', backgroundAttachment],
  ['origin', backgroundBox],
  ['clip', backgroundClip],
];

const background: Shorthand = {
  longhands: [
    'background-image',
    'background-position',
    'background-size',
    'background-repeat',
    'background-attachment',
    'background-clip',
    'background-color',
  ],
  expand: (cursor) => {
    const layers: Layer[] = [];
    do {
      const layer = takeLayer(cursor, LAYER_PARTS);
      // Only the last layer may have a colour.
      if (layer === null || layers.at(-1)?.color !== undefined) return null;
      layers.push(layer);
    } while (cursor.takeDelimiter(','));
    const texts = layers.map((layer) => [
      layer.image ?? 'none',
      layer.position ?? '0% 0%',
      layer.size ?? 'auto',
      layer.repeat ?? 'repeat',
      layer.attachment ?? 'scroll',
      layer.clip ?? layer.origin ?? 'border-box',
    ]);
    return [...joinLayers(texts, 6), layers.at(-1)?.color ?? 'transparent'];
  },
};

/** One layer up to the next comma; null when it is empty or invalid. */
function takeLayer(
  cursor: Cursor,
  parts: readonly (readonly [keyof Layer, Grammar<unknown>])[],
): Layer | null {
  const layer: Layer = {};
  let empty = true;
  while (!cursor.done && takeLayerPart(cursor, layer, parts)) empty = false;
  return empty ? null : layer;
}

function takeLayerPart(
  cursor: Cursor,
  layer: Layer,
  parts: readonly (readonly [keyof Layer, Grammar<unknown>])[],
): boolean {
  for (const [name, grammar] of parts) {
    const text = layer[name] === undefined ? takeText(cursor, grammar) : null;
    if (text === null) continue;
    layer[name] = text;
    return true;
  }
  return takePosition(cursor, layer) || takeColorPart(cursor, layer, parts);
}

/** A position, and a size after a slash. */
function takePosition(cursor: Cursor, layer: Layer): boolean {
  const position = layer.position === undefined ? takeText(cursor, onePosition) : null;
  if (position === null) return false;
  layer.position = position;
  if (!cursor.takeDelimiter('/')) return true;
  const size = takeText(cursor, oneBackgroundSize);
  if (size === null) return false;
  layer.size = size;
  return true;
}

function takeColorPart(
  cursor: Cursor,
  layer: Layer,
  parts: readonly (readonly [keyof Layer, Grammar<unknown>])[],
): boolean {
  const text = parts === LAYER_PARTS && layer.color === undefined ? takeText(cursor, color) : null;
  if (text === null) return false;
  layer.color = text;
  return true;
}

const maskBox = keyword('border-box padding-box content-box fill-box stroke-box view-box margin-box');
const maskMode = keyword('alpha luminance match-source');
const maskComposite = keyword('add subtract intersect exclude');

const MASK_PARTS: readonly (readonly [keyof Layer, Grammar<unknown>])[] = [
  ['image', singleImage],
  ['repeat', oneBackgroundRepeat],
  ['origin', maskBox],
  ['clip', keyword('border-box padding-box content-box fill-box stroke-box view-box no-clip text')],
  ['mode', maskMode],
  ['attachment', maskComposite],
];

/** Of a mask, images and sizes are tracked. */
const mask: Shorthand = {
  longhands: ['mask-image', 'mask-size'],
  expand: (cursor) => {
    const images: string[] = [];
    const sizes: string[] = [];
    do {
      const layer = takeLayer(cursor, MASK_PARTS);
      if (layer === null) return null;
      images.push(layer.image ?? 'none');
      sizes.push(layer.size ?? 'auto');
    } while (cursor.takeDelimiter(','));
    return [images.join(', '), sizes.join(', ')];
  },
};

export const BACKGROUND_SHORTHANDS: readonly ShorthandEntry[] = [
  ['background', background],
  ['mask', mask],
];
