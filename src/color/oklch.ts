import { rememberColors } from './remember-colors.ts';
import type { Rgba } from './rgba.ts';
import { convertColor, toRgba } from './color-space.ts';

/** A colour in OKLCH: lightness 0..1, chroma 0..about 0.4, hue 0..360 degrees (0 for greys); no alpha. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export const rgbaToOklch = rememberColors(({ r, g, b }: Rgba): Oklch => {
  const { channels } = convertColor(
    { space: 'srgb', channels: [r / 255, g / 255, b / 255], alpha: 1 },
    'oklch',
  );
  return { l: channels[0] ?? 0, c: channels[1] ?? 0, h: channels[2] ?? 0 };
});

/** An OKLCH colour, clipped to sRGB, in whole channel steps as in a hex colour. */
export function oklchColor(l: number, c: number, h: number): Rgba {
  const { r, g, b } = toRgba({ space: 'oklch', channels: [l, c, h], alpha: 1 });
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a: 1 };
}
