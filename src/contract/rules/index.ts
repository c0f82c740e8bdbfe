import type { AxisId } from '../../grammar/axes/index.ts';
import { EMPHASIS_RULES } from './emphasis.ts';
import { IMAGERY_RULES } from './imagery.ts';
import { MOTION_RULES } from './motion.ts';
import { PALETTE_RULES } from './palette.ts';
import type { Rule } from './rule.ts';
import { SURFACE_RULES } from './surface.ts';
import { TYPE_RULES } from './type.ts';
import { VOICE_RULES } from './voice.ts';
import { WHITESPACE_RULES } from './whitespace.ts';

/** Rules by axis and value, complete for the whole grammar. */
export const RULES: Readonly<Record<AxisId, Readonly<Record<string, Rule>>>> = {
  ...SURFACE_RULES,
  ...PALETTE_RULES,
  ...TYPE_RULES,
  ...EMPHASIS_RULES,
  ...WHITESPACE_RULES,
  ...VOICE_RULES,
  ...MOTION_RULES,
  ...IMAGERY_RULES,
};
