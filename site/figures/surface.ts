import { parseHex } from '../../src/color/hex.ts';
import { isDarkGround } from '../../src/color/contrast.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { surfaceBorders } from '../../src/grammar/axes/surface-borders/axis.ts';
import { surfaceGround } from '../../src/grammar/axes/surface-ground/axis.ts';
import { surfaceRadius } from '../../src/grammar/axes/surface-radius/axis.ts';
import { html, type Markup } from '../html.ts';
import type { FiguresOf } from './figures-of.ts';
import { block, drawing, outline, photo } from './draw.ts';

const BLACK: Rgba = { r: 17, g: 17, b: 17, a: 1 };
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const BLUE: Rgba = { r: 29, g: 92, b: 191, a: 1 };
/** BLUE with every channel inverted. */
const ORANGE: Rgba = { r: 226, g: 163, b: 64, a: 1 };
const PALE_BLUE: Rgba = { r: 138, g: 180, b: 255, a: 1 };
const NIGHT: Rgba = { r: 22, g: 25, b: 34, a: 1 };

/** Corners, borders and grounds have the lengths and colours that a specimen has. */
export const SURFACE: FiguresOf<'surface'> = {
  'surface.ground': (value) => page(parseHex(surfaceGround.shownBy.light[value].full) ?? WHITE),
  'surface.radius': (value) =>
    drawing(outline(20, 24, 120, 48, 2, Math.min(24, surfaceRadius.shownBy.px[value]))),
  'surface.borders': (value) => {
    const px = surfaceBorders.shownBy.px[value];
    return drawing(px === 0 ? block(20, 20, 120, 56, 'rule') : outline(20, 20, 120, 56, px));
  },
  // Shadows are CSS, so they come from the stylesheet of the figures.
  'surface.shadows': (value) =>
    html`<span class="figure-drawing shadow-stage"><i class="shadow-${value}"></i></span>`,
  'surface.texture': (value) => TEXTURES[value](),
  'surface.dark_mode': (value) => {
    const [light, dark] = SCHEMES[value];
    return drawing(half(0, light), half(84, dark));
  },
};

/** A page on a ground, with text that is readable on it. */
function page(ground: Rgba): Markup {
  const ink = isDarkGround(ground) ? WHITE : BLACK;
  return drawing(
    block(0, 0, 160, 96, ground),
    block(16, 20, 72, 10, ink),
    ...[42, 52, 62].map((y, at) => block(16, y, 112 - 20 * at, 3, ink)),
  );
}

const TEXTURES = {
  flat: () => drawing(block(0, 0, 160, 96, 'rule')),
  grain: () => drawing(block(0, 0, 160, 96, 'rule'), html`${grains()}`),
  gradient: () => html`<span class="figure-drawing texture-gradient"></span>`,
  mesh: () => html`<span class="figure-drawing texture-mesh"></span>`,
  photo: () => drawing(photo(0, 160)),
} as const;

/** Dots in an order without a visible pattern: multiples of two irrational numbers. */
function grains(): readonly Markup[] {
  return Array.from({ length: 420 }, (_, at) =>
    block(
      Math.round(((at * 0.618) % 1) * 1590) / 10,
      Math.round(((at * 0.7549) % 1) * 950) / 10,
      1,
      1,
      'quiet',
    ),
  );
}

interface Half {
  readonly ground: Rgba;
  readonly ink: Rgba;
  readonly accent: Rgba;
  readonly hasSwitch?: true;
}
const LIGHT: Half = { ground: WHITE, ink: BLACK, accent: BLUE };
const DARK: Half = { ground: NIGHT, ink: WHITE, accent: PALE_BLUE };
const INVERTED: Half = { ground: BLACK, ink: WHITE, accent: ORANGE };

/** What visitors with a light and with a dark scheme see; with a switch, before and after it. */
const SCHEMES = {
  none: [LIGHT, LIGHT],
  'system-adaptive': [LIGHT, DARK],
  inversion: [LIGHT, INVERTED],
  'custom-palette': [
    { ...LIGHT, hasSwitch: true },
    { ...DARK, hasSwitch: true },
  ],
  'dark-first': [DARK, DARK],
} as const satisfies Record<string, readonly [Half, Half]>;

function half(x: number, { ground, ink, accent, hasSwitch }: Half): Markup {
  return html`${block(x, 0, 76, 96, 'rule')}${block(x + 1, 1, 74, 94, ground)}
  ${block(x + 10, 14, 36, 6, ink)}${block(x + 10, 32, 54, 3, ink)}${block(x + 10, 40, 46, 3, ink)}
  ${block(x + 10, 62, 28, 14, accent)}
  ${hasSwitch === true ? html`${block(x + 52, 12, 16, 9, ink, 4.5)}${block(x + (ground === WHITE ? 53 : 60), 13, 7, 7, ground, 3.5)}` : ''}`;
}
