import { rgbaToOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';

/** A colour and how much of it there is. */
export interface WeighedColor {
  readonly color: Rgba;
  readonly share: number;
}

/**
 * Joins colours that lie within `reach` of each other in OKLab, each with the nearest cluster of which more is seen.
 * A cluster has the colour most seen in it, which on a designed page is the very one that was chosen, and the sum of
 * the shares. Most seen first. Pure.
 */
export function clusterColors(colors: readonly WeighedColor[], reach: number): WeighedColor[] {
  const clusters: Cluster[] = [];
  for (const { color, share } of colors.toSorted((a, b) => b.share - a.share)) {
    const place = placeOf(color);
    const near = nearestOf(clusters, place, reach);
    if (near === null) clusters.push({ color, place, share });
    else near.share += share;
  }
  return clusters.toSorted((a, b) => b.share - a.share).map(({ color, share }) => ({ color, share }));
}

interface Cluster {
  readonly color: Rgba;
  readonly place: Place;
  share: number;
}

/** In OKLab: lightness, green to red, blue to yellow. */
type Place = readonly [l: number, a: number, b: number];

function placeOf(color: Rgba): Place {
  const { l, c, h } = rgbaToOklch(color);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

function nearestOf(clusters: readonly Cluster[], [l, a, b]: Place, reach: number): Cluster | null {
  let [nearest, least]: [Cluster | null, number] = [null, reach];
  for (const cluster of clusters) {
    const distance = Math.hypot(cluster.place[0] - l, cluster.place[1] - a, cluster.place[2] - b);
    if (distance <= least) [nearest, least] = [cluster, distance];
  }
  return nearest;
}
