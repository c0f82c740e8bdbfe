import type { Axis } from '../axis.ts';
import { surfaceGround } from './surface-ground.ts';
import { surfaceRadius } from './surface-radius.ts';
import { surfaceBorders } from './surface-borders.ts';
import { surfaceShadows } from './surface-shadows.ts';
import { surfaceTexture } from './surface-texture.ts';
import { surfaceDarkMode } from './surface-dark-mode.ts';
import { paletteStrategy } from './palette-strategy.ts';
import { paletteSaturation } from './palette-saturation.ts';
import { paletteWarmth } from './palette-warmth.ts';
import { paletteAccentUse } from './palette-accent-use.ts';
import { paletteContrast } from './palette-contrast.ts';
import { typePairing } from './type-pairing.ts';
import { typeHeadingWeight } from './type-heading-weight.ts';
import { typeBodySize } from './type-body-size.ts';
import { typeDisplayScale } from './type-display-scale.ts';
import { typeTracking } from './type-tracking.ts';
import { emphasisMechanism } from './emphasis-mechanism.ts';
import { emphasisCtaTreatment } from './emphasis-cta-treatment.ts';
import { emphasisDensitySignals } from './emphasis-density-signals.ts';
import { whitespaceDiscipline } from './whitespace-discipline.ts';
import { whitespaceSectionGap } from './whitespace-section-gap.ts';
import { whitespaceElementGap } from './whitespace-element-gap.ts';
import { voiceArchetype } from './voice-archetype.ts';
import { voiceFormality } from './voice-formality.ts';
import { voiceHedging } from './voice-hedging.ts';
import { voiceSentenceLength } from './voice-sentence-length.ts';
import { motionBudget } from './motion-budget.ts';
import { motionCharacter } from './motion-character.ts';
import { motionTrigger } from './motion-trigger.ts';
import { imageryStrategy } from './imagery-strategy.ts';

/** Every axis. Append only: the position is the index in a vector. */
export const AXES = [
  surfaceGround,
  surfaceRadius,
  surfaceBorders,
  surfaceShadows,
  surfaceTexture,
  surfaceDarkMode,
  paletteStrategy,
  paletteSaturation,
  paletteWarmth,
  paletteAccentUse,
  paletteContrast,
  typePairing,
  typeHeadingWeight,
  typeBodySize,
  typeDisplayScale,
  typeTracking,
  emphasisMechanism,
  emphasisCtaTreatment,
  emphasisDensitySignals,
  whitespaceDiscipline,
  whitespaceSectionGap,
  whitespaceElementGap,
  voiceArchetype,
  voiceFormality,
  voiceHedging,
  voiceSentenceLength,
  motionBudget,
  motionCharacter,
  motionTrigger,
  imageryStrategy,
] as const satisfies readonly Axis[];

/** Rises when any reading could change its value set or meaning. */
export const GRAMMAR_VERSION = '2.0.0';

type ListedAxis = (typeof AXES)[number];
export type AxisId = ListedAxis['id'];
export type ValueOf<Id extends AxisId> = Extract<ListedAxis, { id: Id }>['values'][number];

/** Values by axis; an axis that is absent states nothing. The flat form of SPEC's grammar block. */
export type Grammar = { readonly [Id in AxisId]?: ValueOf<Id> };
