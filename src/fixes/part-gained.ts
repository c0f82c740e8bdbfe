import type { AxisId } from '../grammar/axes/index.ts';

/** Part of the points of an axis that its first way gains. Trials begin with what gains more surely. */
export function partGained(axis: AxisId): number {
  return PART_GAINED[axis] ?? UNMEASURED;
}

/** For axes of which no stylesheet was measured. */
const UNMEASURED = 0.5;

/**
 * DATA: points that the first way of an axis gains, as a part of the points for the axis, on 90 graded pages of the
 * training part.
 */
const PART_GAINED: Readonly<Partial<Record<AxisId, number>>> = {
  'surface.radius': 1,
  'type.heading_weight': 0.95,
  'motion.budget': 0.89,
  'motion.character': 0.88,
  'type.tracking': 0.83,
  'type.pairing': 0.8,
  'surface.ground': 0.79,
  'whitespace.element_gap': 0.79,
  'type.display_scale': 0.78,
  'emphasis.cta_treatment': 0.78,
  'motion.trigger': 0.76,
  'surface.dark_mode': 0.71,
  'palette.contrast': 0.71,
  'surface.shadows': 0.7,
  'type.body_size': 0.7,
  'palette.saturation': 0.66,
  'whitespace.section_gap': 0.65,
  'palette.accent_use': 0.64,
  'surface.borders': 0.6,
  'palette.strategy': 0.58,
  'palette.warmth': 0.57,
  'surface.texture': 0.53,
  'emphasis.density_signals': 0.52,
  'emphasis.mechanism': 0.46,
  'whitespace.discipline': 0.46,
};
