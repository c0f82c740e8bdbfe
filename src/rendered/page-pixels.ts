import type { PagePixels } from '../cascade/page-pixels.ts';
import { clusterColors } from '../color/cluster.ts';
import type { Rgba } from '../color/rgba.ts';
import type { DumpedPixels } from './page-dump.ts';

/** OKLab distance up to which two shades count as one colour. */
const ONE_COLOR = 0.03;

/** Converts the pixel counts of a browser into the engine's form. Pure. */
export function pagePixels({
  height,
  colors,
  pictures,
  textures,
  painted,
  behindText,
}: DumpedPixels): PagePixels {
  const seen = colors.map(([red, green, blue, share]) => ({ color: opaque(red, green, blue), share }));
  return {
    height,
    palette: clusterColors(seen, ONE_COLOR),
    pictures,
    textures,
    painted: new Map(painted),
    behindText: new Map(behindText.map(([element, red, green, blue]) => [element, opaque(red, green, blue)])),
  };
}

function opaque(r: number, g: number, b: number): Rgba {
  return { r, g, b, a: 1 };
}
