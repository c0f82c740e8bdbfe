import { toRgba } from '../../src/color/color-space.ts';
import { parseHex, toHex } from '../../src/color/hex.ts';
import { rgbaToOklch } from '../../src/color/oklch.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { looksColored } from '../../src/color/seen-hue.ts';

/** A colour with another OKLCH hue, the same lightness and chroma; neutral colours stay. */
export function turnHue(hex: string, degrees: number): string {
  const color = parseHex(hex.slice(1));
  if (color === null || !looksColored(color)) return hex;
  const { l, c, h } = rgbaToOklch(color);
  const turned = toRgba({ space: 'oklch', channels: [l, c, (h + degrees) % 360], alpha: color.a });
  return toHex(inGamut(turned));
}

/** A neutral colour as its negative; coloured ones stay. */
export function invertNeutral(hex: string): string {
  const color = parseHex(hex.slice(1));
  if (color === null || looksColored(color)) return hex;
  return toHex({ r: 255 - color.r, g: 255 - color.g, b: 255 - color.b, a: color.a });
}

function inGamut({ r, g, b, a }: Rgba): Rgba {
  const channel = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return { r: channel(r), g: channel(g), b: channel(b), a };
}
