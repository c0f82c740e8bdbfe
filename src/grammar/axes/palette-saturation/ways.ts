import { oklchColor, rgbaToOklch } from '../../../color/oklch.ts';
import type { Rgba } from '../../../color/rgba.ts';
import { accentEdges, accentLinks } from '../../accent-carriers.ts';
import { chromaticColors } from '../../accents.ts';
import type { Restyling, Way } from '../../restyle.ts';
import { accentColors, recolor } from '../../restyle-colors.ts';
import { targetPalette } from '../../target-palette.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** OKLCH chroma in the middle of each value. */
const CHROMA: Readonly<Record<Value, number>> = {
  desaturated: 0.02,
  muted: 0.066,
  balanced: 0.125,
  vivid: 0.2,
  neon: 0.26,
};
const FLUORESCENT = { l: 0.87, c: 0.29, h: 142 } as const; // OKLCH, near #39ff14

/** Another chroma for every accent; in its own hue, then in that of the target. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { paintedColors, grounds } = page.features;
  const chromatic = chromaticColors(paintedColors, grounds);
  const [own] = accentColors(page.tokens);
  const hue = own === undefined ? null : rgbaToOklch(own).h;
  const inChroma = (keepsHue: boolean): Way => ({
    changes: recolor(page, chromatic, ({ oklch }) =>
      toned(target, oklch.l, keepsHue ? oklch.h : (hue ?? oklch.h)),
    ),
  });
  const inChromas = hue === null ? [inChroma(true)] : [inChroma(true), inChroma(false)];
  const marks = own === undefined ? [] : [...accentLinks(page, own), ...accentEdges(page, [own])];
  return [...inChromas, ...targetPalette(page), { changes: marks }];
}

function toned(target: Value, lightness: number, hue: number): Rgba {
  if (target === 'neon') return oklchColor(FLUORESCENT.l, FLUORESCENT.c, FLUORESCENT.h);
  // Very light and very dark colours cannot be saturated in sRGB.
  const l = target === 'desaturated' ? lightness : Math.min(0.75, Math.max(0.35, lightness));
  return oklchColor(l, CHROMA[target], hue);
}
