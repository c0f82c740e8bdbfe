import type { Rgba } from './rgba.ts';

/** `#rrggbb` of the colour without its alpha, channels rounded. */
export function toHex({ r, g, b }: Rgba): string {
  const pair = (channel: number) =>
    Math.min(255, Math.max(0, Math.round(channel)))
      .toString(16)
      .padStart(2, '0');
  return `#${pair(r)}${pair(g)}${pair(b)}`;
}
