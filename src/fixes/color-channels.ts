import { convertColor, fromRgba } from '../color/color-space.ts';
import { parseFixedColor } from '../color/parse-color.ts';

/** A function around a custom property that holds the channels of a colour: `--surface: 220 14% 96%`. */
export type ChannelFunction = keyof typeof CHANNELS;

interface Channels {
  readonly space: 'srgb' | 'hsl' | 'oklch';
  /** Of each channel as written: how often its unit holds 1, decimals and sign. */
  readonly parts: readonly (readonly [times: number, decimals: number, sign: string])[];
}

const CHANNELS = {
  rgb: { space: 'srgb', parts: Array.from({ length: 3 }, () => [255, 0, ''] as const) },
  hsl: {
    space: 'hsl',
    parts: [
      [1, 1, ''],
      [1, 1, '%'],
      [1, 1, '%'],
    ],
  },
  oklch: {
    space: 'oklch',
    parts: [
      [1, 4, ''],
      [1, 4, ''],
      [1, 1, ''],
    ],
  },
} as const satisfies Record<string, Channels>;

const AROUND = /\b(rgb|hsl|oklch)a?\(\s*var\(\s*(--[\w-]+)\s*[,)]/g;

/** The functions that texts of CSS have around custom properties, by name; the first of each. */
export function functionsAround(texts: readonly string[]): ReadonlyMap<string, ChannelFunction> {
  const found = texts.flatMap((text) => [...text.matchAll(AROUND)]);
  // The pattern has names of functions only.
  return new Map(found.toReversed().map(([, own, name = '']) => [name, own as ChannelFunction]));
}

/** A colour as the channels of a function, with commas where the page has them; null where they cannot hold it. */
export function channelsOf(value: string, around: ChannelFunction, before: string): string | null {
  const rgba = parseFixedColor(value);
  if (rgba === null || rgba.a < 1) return null;
  const { space, parts } = CHANNELS[around];
  const { channels } = convertColor(fromRgba(rgba), space);
  const written = parts.map(
    ([times, decimals, sign], at) => `${Number((times * (channels[at] ?? 0)).toFixed(decimals))}${sign}`,
  );
  return written.join(before.includes(',') ? ', ' : ' ');
}
