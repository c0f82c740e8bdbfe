import type { Rgba } from '../color/rgba.ts';
import type { Paint } from './paint-layers.ts';

/** A colour and its part of a paint, 0..1. */
export interface GradientPart {
  readonly color: Rgba;
  readonly part: number;
}

const LEAST_PART = 0.01; // of a paint; stops cover the rest but for rounding

/**
 * The colours of a gradient or of a pattern of gradients: its stops, and the colours below between dots and lines and
 * where a stop is transparent. Empty for other paints.
 */
export function gradientParts(paint: Paint, paints: readonly Paint[]): readonly GradientPart[] {
  const parts: GradientPart[] = [];
  let left = 1;
  let at: Paint | undefined = paint;
  for (; at !== undefined && hasStops(at) && left > LEAST_PART; at = paints[at.below]) {
    const within = left;
    for (const [index, color] of at.stops.entries()) {
      const part = within * (at.weights[index] ?? 0);
      parts.push({ color, part });
      left -= part;
    }
  }
  if (parts.length > 0 && left > LEAST_PART && at?.kind === 'color')
    parts.push({ color: at.color, part: left });
  return parts;
}

function hasStops({ kind, stops }: Paint): boolean {
  return (kind === 'gradient' || kind === 'pattern') && stops.length > 0;
}
