import type { Rgba } from '../color/rgba.ts';
import type { GroundCandidate, Grounds } from '../features/grounds.ts';

/** The ground with the largest share of page and text; the ground of the whole page counts twice. */
export function mainGround({ candidates }: Grounds): GroundCandidate | undefined {
  const weight = ({ share, textShare, root }: GroundCandidate) => (share + textShare) * (root ? 2 : 1);
  return candidates.toSorted((a, b) => weight(b) - weight(a))[0];
}

/** Channels of a ground, 0..255; without one those of white. */
export function channelsOf(ground: { readonly color: Rgba } | undefined): readonly number[] {
  return ground === undefined ? [255] : [ground.color.r, ground.color.g, ground.color.b];
}
