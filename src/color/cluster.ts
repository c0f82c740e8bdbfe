import { type Oklab, oklabDistance, rgbaToOklab } from './oklab.ts';
import type { Rgba } from './rgba.ts';

/** A colour and its share. */
export interface WeightedColor {
  readonly color: Rgba;
  readonly share: number;
}

/**
 * Joins colours closer than `reach` in OKLab: each joins the nearest cluster with a larger share. A cluster takes the
 * colour with the largest share in it, which on a designed page is a colour the designer chose. Its weight is the sum
 * of the shares. Largest first. Pure.
 */
export function clusterColors(colors: readonly WeightedColor[], reach: number): WeightedColor[] {
  const clusters: Cluster[] = [];
  for (const { color, share } of colors.toSorted((a, b) => b.share - a.share)) {
    const place = rgbaToOklab(color);
    const near = nearestOf(clusters, place, reach);
    if (near === null) clusters.push({ color, place, share });
    else near.share += share;
  }
  return clusters.toSorted((a, b) => b.share - a.share).map(({ color, share }) => ({ color, share }));
}

interface Cluster {
  readonly color: Rgba;
  readonly place: Oklab;
  share: number;
}

function nearestOf(clusters: readonly Cluster[], place: Oklab, reach: number): Cluster | null {
  let [nearest, least]: [Cluster | null, number] = [null, reach];
  for (const cluster of clusters) {
    const distance = oklabDistance(cluster.place, place);
    if (distance <= least) [nearest, least] = [cluster, distance];
  }
  return nearest;
}
