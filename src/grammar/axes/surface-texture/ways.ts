import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { WHITE, accentColors, fillChanges, inkOn, mixedColors } from '../../restyle-colors.ts';
import { standIn } from '../../token-palette.ts';
import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** A background for the page, or flat fills where gradients and patterns are. Photographs need pictures. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  if (target === 'photo')
    return { manual: 'Choose a photograph for the first screen; a stylesheet has no pictures.' };
  if (target === 'flat') return [{ changes: flattened(page) }];
  const background = onGround(page, BACKGROUNDS[target](tintsOf(page)));
  return [{ changes: background }, { changes: [...flattened(page), ...background] }];
}

interface Tints {
  readonly ground: string;
  readonly tint: string;
  readonly second: string;
}

const BACKGROUNDS: Readonly<
  Record<Exclude<Value, 'photo' | 'flat'>, (tints: Tints) => Record<string, string>>
> = {
  grain: () => ({
    'background-image': 'radial-gradient(rgb(128 128 128 / 0.25) 1px, transparent 1px)',
    'background-size': '6px 6px',
  }),
  gradient: ({ ground, tint }) => ({
    'background-image': `linear-gradient(180deg, ${tint}, ${ground} 1600px)`,
  }),
  mesh: ({ tint, second }) => ({
    'background-image': [
      `radial-gradient(circle at 15% 300px, ${tint}, transparent 600px)`,
      `radial-gradient(circle at 85% 200px, ${second}, transparent 600px)`,
      `radial-gradient(circle at 50% 1000px, ${tint}, transparent 700px)`,
    ].join(', '),
  }),
};

/** The ground of the page and two tints of it that its text can still be read on. */
function tintsOf({ features, tokens }: Restyling): Tints {
  const ground = features.grounds.candidates[0]?.color ?? WHITE;
  const [first, second] = accentColors(tokens);
  const base = first ?? inkOn(ground, tokens);
  return {
    ground: toHex(ground),
    tint: toHex(mixedColors(ground, base, 0.18)),
    second: toHex(mixedColors(ground, second ?? base, 0.14)),
  };
}

/** On body, and nothing over it: what is as wide as the page and has its colour lets it show. */
function onGround(page: Restyling, declarations: Record<string, string>): StyleChange[] {
  const { elements } = page.perception.page;
  const { ground } = partsOf(page);
  const body = ground.filter((index) => elements[index]?.tag === 'body');
  const over = ground.filter((index) => !['html', 'body'].includes(elements[index]?.tag ?? ''));
  return [...changeOf(body, declarations), ...changeOf(over, { 'background-color': 'transparent' })];
}

function flattened(page: Restyling): StyleChange[] {
  const { features, perception } = page;
  const drawn = features.textures.surfaces;
  const boxes = features.framedBoxes.filter(({ fill }) => fill === 'gradient');
  const drawnBy = (pseudo: 'before' | 'after'): StyleChange[] => {
    const some = drawn.filter(({ index }) => {
      const style = perception.page.elements[index]?.[pseudo]?.style;
      return style !== undefined && style['background-image'].length > 0;
    });
    const elements = [...new Set(some.map(({ index }) => index))];
    return elements.length === 0 ? [] : [{ elements, pseudo, declarations: { 'background-image': 'none' } }];
  };
  const all = [...drawn, ...boxes].map(({ index }) => index);
  const fills = new Map(all.flatMap((index) => flatFill(page, index)));
  return [
    ...changeOf(all, { 'background-image': 'none' }),
    ...fillChanges(page, fills),
    ...drawnBy('before'),
    ...drawnBy('after'),
  ];
}

/** The first opaque colour of a gradient, or the token that stands in for it; behind a picture, the ground of the page. */
function flatFill({ perception, features, tokens }: Restyling, index: number): [number, Rgba][] {
  const style = perception.page.elements[index]?.style;
  if (style === undefined) return [];
  const images = style['background-image'];
  const image = images.find(({ kind }) => kind === 'gradient');
  const stop = image?.kind === 'gradient' ? image.stops.find(({ a }) => a >= OPAQUE) : undefined;
  const flat = stop === undefined ? null : standIn({ ...stop, a: 1 }, 'fill', tokens);
  if (flat !== null) return [[index, flat]];
  const pictured = images.some(({ kind }) => kind === 'url') && style['background-color'].a < OPAQUE;
  return pictured ? [[index, features.grounds.candidates[0]?.color ?? WHITE]] : [];
}

const OPAQUE = 0.9; // alpha
