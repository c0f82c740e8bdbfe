import { rgbaToOklch } from '../../../color/oklch.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { paletteSaturation } from '../../../grammar/axes/palette-saturation/axis.ts';
import type { Design } from '../../design.ts';
import { shadeOf } from '../../palette/oklch.ts';

/** The light of a photograph: colours from its deepest shadow to its highlights. */
export interface Light {
  /** The colour at a lightness, 0 for black and 1 for white. */
  readonly tone: (lightness: number) => Rgba;
  /** The same, with the hue of the objects. */
  readonly matter: (lightness: number) => Rgba;
  readonly random: () => number;
}

/** OKLCH hues of shadows and of highlights, by the warmth of the page. */
const HUES = { warm: [35, 75], cool: [255, 215], mixed: [245, 70], neutral: [80, 80] } as const;
/** OKLCH chroma of the least saturated page, and what each step of the axis adds. */
const CHROMA = { least: 0.012, step: 0.022 } as const;
const DARK_PAGE = 0.8; // times the lightness

/** The light of the photographs of a page, which fits its colours. */
export function lightOf({ taste, palette }: Pick<Design, 'taste' | 'palette'>, random: () => number): Light {
  const [shadow, highlight] = HUES[taste['palette.warmth']];
  const chroma =
    taste['palette.warmth'] === 'neutral'
      ? 0.006
      : CHROMA.least + CHROMA.step * paletteSaturation.values.indexOf(taste['palette.saturation']);
  const key = palette.dark ? DARK_PAGE : 1;
  const turn = (random() - 0.5) * 30;
  const side = hueOfMatter(palette);
  return {
    tone: (l) =>
      shadeOf({ l: l * key, c: chroma * (1.2 - l * 0.5), h: (l < 0.5 ? shadow : highlight) + turn }),
    matter: (l) => shadeOf({ l: l * key, c: chroma * 1.9, h: side + turn / 2 }),
    random,
  };
}

/** OKLCH chroma; paler accents have no hue that objects could share. */
const PALE = 0.05;

/** OKLCH hues between which the shadows of objects would look olive. */
const AMBER = 62;
const GREEN = 122;

/** The hue of the main accent, so that objects are of the brand. */
function hueOfMatter({ accents }: Design['palette']): number {
  const [main] = accents;
  const { c, h } = main === undefined ? { c: 0, h: 0 } : rgbaToOklch(main.fill);
  if (c >= PALE) return h > AMBER && h < GREEN ? AMBER : h;
  return main?.warm === true ? 40 : 230;
}

/** The same colour with an alpha. */
export function faded(color: Rgba, a: number): Rgba {
  return { ...color, a };
}
