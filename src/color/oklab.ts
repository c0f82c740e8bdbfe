import { convertColor } from './color-space.ts';
import { rememberColors } from './remember-colors.ts';
import type { Rgba } from './rgba.ts';

/** A colour in OKLab, a perceptually uniform space: lightness 0..1, green to red, blue to yellow; no alpha. */
export type Oklab = readonly [l: number, a: number, b: number];

export const rgbaToOklab = rememberColors(({ r, g, b }: Rgba): Oklab => {
  const { channels } = convertColor(
    { space: 'srgb', channels: [r / 255, g / 255, b / 255], alpha: 1 },
    'oklab',
  );
  return [channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0];
});

/** OKLab distance: 0 for equal colours, 1 from black to white; about 0.02 is just noticeable. */
export function oklabDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
