import type { AxisId } from '../../grammar/axes/index.ts';
import { corners } from './corners.ts';
import { action, groups, mechanism, texture } from './emphasis.ts';
import { lines } from './lines.ts';
import { budget, character } from './motion.ts';
import { accentUse, contrast, saturation, strategy, warmth } from './palette.ts';
import type { RuleContext, RuleText, RuleWriter } from './rule.ts';
import { darkMode, ground } from './schemes.ts';
import { shadows } from './shadows.ts';
import { discipline, elementGap, sectionGap } from './space.ts';
import { bodySize, displayScale, headingWeight, pairing, tracking } from './type.ts';
import { archetype } from './voice.ts';

/** Axes whose rule depends on tokens or on other axes; the rules of all others are their texts. */
const WRITERS: Readonly<Partial<Record<AxisId, RuleWriter>>> = {
  'surface.ground': ground,
  'surface.radius': corners,
  'surface.borders': lines,
  'surface.shadows': shadows,
  'surface.texture': texture,
  'surface.dark_mode': darkMode,
  'palette.strategy': strategy,
  'palette.saturation': saturation,
  'palette.warmth': warmth,
  'palette.accent_use': accentUse,
  'palette.contrast': contrast,
  'type.pairing': pairing,
  'type.heading_weight': headingWeight,
  'type.body_size': bodySize,
  'type.display_scale': displayScale,
  'type.tracking': tracking,
  'emphasis.mechanism': mechanism,
  'emphasis.cta_treatment': action,
  'emphasis.density_signals': groups,
  'whitespace.discipline': discipline,
  'whitespace.section_gap': sectionGap,
  'whitespace.element_gap': elementGap,
  'voice.archetype': archetype,
  'motion.budget': budget,
  'motion.character': character,
};

/** The rule of an axis, written from its value together with the tokens and the other axes of the contract. */
export function writeRule(id: AxisId, value: string, context: RuleContext, plain: RuleText): RuleText {
  return { ...plain, ...WRITERS[id]?.(value, context, plain) };
}
