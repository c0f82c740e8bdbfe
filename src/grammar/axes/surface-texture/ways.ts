import { isDarkGround } from '../../../color/contrast.ts';
import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { WHITE, accentColors, fillChanges, inkOn, mixedColors } from '../../restyle-colors.ts';
import { isPhotographic } from '../../photo-ground.ts';
import { standIn } from '../../token-palette.ts';
import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** A background for the page, or flat fills where gradients and patterns are. Photographs need pictures, and stay. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  if (target === 'photo')
    return { manual: 'Choose a photograph for the first screen; a stylesheet has no pictures.' };
  if (isPhotographic(page.features.textures)) return { manual: PHOTOGRAPHS };
  if (target === 'flat') return [{ changes: flattened(page) }];
  if (target === 'gradient') return gradients(page);
  const drawn = BACKGROUNDS[target](tintsOf(page));
  const background = onGround(page, drawn);
  return [
    background,
    // A panel that is let through may be a card of the page.
    [...changeOf(bodyOf(page), drawn), ...onPanels(page, drawn)],
    [...flattened(page), ...background],
  ].map((changes) => ({ changes }));
}

const PHOTOGRAPHS =
  'Move the photographs behind the first screens into the content, or leave them out; a stylesheet could only hide them.';

/** px; a gradient behind the first screen leaves the ground of the page as it is. */
const LOW = 480;
const TALL = 1600;

/** A tint that fades into the ground: a neutral one changes no other axis, then one of the accent. */
function gradients(page: Restyling): readonly Way[] {
  const { ground, tint, neutral } = tintsOf(page);
  const fade = (from: string, height: number) => ({
    'background-image': `linear-gradient(180deg, ${from}, ${ground} ${height}px)`,
  });
  const calm = onGround(page, fade(neutral, LOW));
  return [
    calm,
    onPanels(page, fade(neutral, LOW)),
    onGround(page, fade(tint, LOW)),
    [...flattened(page), ...calm],
    onGround(page, fade(tint, TALL)),
  ].flatMap((changes) => (changes.length === 0 ? [] : [{ changes }]));
}

interface Tints {
  readonly ground: string;
  readonly tint: string;
  readonly second: string;
  /** A tint in the ink instead of an accent. */
  readonly neutral: string;
}

const BACKGROUNDS: Readonly<
  Record<Exclude<Value, 'photo' | 'flat' | 'gradient'>, (tints: Tints) => Record<string, string>>
> = {
  grain: () => ({
    'background-image': 'radial-gradient(rgb(128 128 128 / 0.25) 1px, transparent 1px)',
    'background-size': '6px 6px',
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
  const ink = inkOn(ground, tokens);
  const base = first ?? ink;
  return {
    ground: toHex(ground),
    tint: toHex(mixedColors(ground, base, 0.18)),
    second: toHex(mixedColors(ground, second ?? base, 0.14)),
    neutral: toHex(mixedColors(ground, ink, isDarkGround(ground) ? 0.06 : 0.1)),
  };
}

/** A background of body repeats on the canvas where its content ends before the screen does. */
const OF_SCREEN = { 'min-height': '100vh' } as const;

/** On body, and nothing over it: what is as wide as the page and has its colour lets it show. */
function onGround(page: Restyling, declarations: Record<string, string>): StyleChange[] {
  return [
    ...changeOf(bodyOf(page), { ...declarations, ...OF_SCREEN }),
    ...changeOf(panelsOf(page), { 'background-color': 'transparent' }),
  ];
}

/** On what covers the body in the colour of the page. */
function onPanels(page: Restyling, declarations: Record<string, string>): StyleChange[] {
  return changeOf(panelsOf(page), declarations);
}

function bodyOf(page: Restyling): number[] {
  const { elements } = page.perception.page;
  return partsOf(page).ground.filter((index) => elements[index]?.tag === 'body');
}

function panelsOf(page: Restyling): number[] {
  const { elements } = page.perception.page;
  return partsOf(page).ground.filter((index) => !['html', 'body'].includes(elements[index]?.tag ?? ''));
}

/** A gradient may tint a picture, which would go with it. */
function isPictured({ perception }: Restyling, index: number): boolean {
  const images = perception.page.elements[index]?.style['background-image'] ?? [];
  return images.some(({ kind }) => kind === 'url');
}

function flattened(page: Restyling): StyleChange[] {
  const { features, perception } = page;
  const drawn = features.textures.surfaces.filter(
    ({ kind, index }) => kind === 'pattern' || (kind === 'gradient' && !isPictured(page, index)),
  );
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
