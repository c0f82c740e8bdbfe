import type { AxisId } from '../../src/grammar/axes/index.ts';
import type { Labels } from './written.ts';

/** What follows from a value by the definitions of the axes, or nearly: some writers mark it, others do not. */
const ENTAILED: readonly (readonly [axis: AxisId, values: readonly string[], also: readonly AxisId[]])[] = [
  ['surface.ground', ['black', 'gray-dark'], ['surface.dark_mode']],
  ['surface.texture', ['photo'], ['imagery.strategy']],
  ['palette.strategy', ['mono'], ['palette.saturation', 'palette.warmth']],
  ['palette.strategy', ['duotone', 'triadic', 'full-spectrum'], ['palette.warmth']],
  ['palette.saturation', ['desaturated'], ['palette.strategy', 'palette.warmth']],
  ['palette.accent_use', ['rare-signal', 'recurring'], ['palette.strategy']],
  ['palette.accent_use', ['pervasive'], ['palette.strategy', 'palette.warmth']],
  ['palette.contrast', ['extreme'], ['surface.ground']],
  ['emphasis.density_signals', ['dividers', 'whitespace', 'borders'], ['surface.borders']],
  ['motion.trigger', ['hover-only', 'scroll', 'autonomous', 'gesture'], ['motion.budget']],
  ['motion.budget', ['accent', 'recurring', 'pervasive'], ['motion.trigger']],
  ['whitespace.discipline', ['extreme'], ['whitespace.section_gap']],
  ['whitespace.section_gap', ['grand'], ['whitespace.discipline']],
  ['type.display_scale', ['oversized'], ['emphasis.mechanism']],
  ['emphasis.mechanism', ['scale'], ['type.display_scale']],
];

/** Axes that words with these labels may state too, although their writer did not mark them. */
export function entailedAxes(labels: Labels): readonly AxisId[] {
  const also = ENTAILED.flatMap(([axis, values, others]) => {
    const stated = labels.get(axis);
    return stated?.every((value) => values.includes(value)) === true ? others : [];
  });
  return [...new Set(also)].filter((axis) => !labels.has(axis));
}
