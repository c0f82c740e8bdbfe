import type { Axis } from '../axis.ts';
import { surfaceGround } from './surface-ground/axis.ts';
import { surfaceRadius } from './surface-radius/axis.ts';
import { surfaceBorders } from './surface-borders/axis.ts';
import { surfaceShadows } from './surface-shadows/axis.ts';
import { surfaceTexture } from './surface-texture/axis.ts';
import { surfaceDarkMode } from './surface-dark-mode/axis.ts';
import { paletteStrategy } from './palette-strategy/axis.ts';
import { paletteSaturation } from './palette-saturation/axis.ts';
import { paletteWarmth } from './palette-warmth/axis.ts';
import { paletteAccentUse } from './palette-accent-use/axis.ts';
import { paletteContrast } from './palette-contrast/axis.ts';
import { typePairing } from './type-pairing/axis.ts';
import { typeHeadingWeight } from './type-heading-weight/axis.ts';
import { typeBodySize } from './type-body-size/axis.ts';
import { typeDisplayScale } from './type-display-scale/axis.ts';
import { typeTracking } from './type-tracking/axis.ts';
import { emphasisMechanism } from './emphasis-mechanism/axis.ts';
import { emphasisCtaTreatment } from './emphasis-cta-treatment/axis.ts';
import { emphasisDensitySignals } from './emphasis-density-signals/axis.ts';
import { whitespaceDiscipline } from './whitespace-discipline/axis.ts';
import { whitespaceSectionGap } from './whitespace-section-gap/axis.ts';
import { whitespaceElementGap } from './whitespace-element-gap/axis.ts';
import { voiceArchetype } from './voice-archetype/axis.ts';
import { voiceFormality } from './voice-formality/axis.ts';
import { voiceHedging } from './voice-hedging/axis.ts';
import { voiceSentenceLength } from './voice-sentence-length/axis.ts';
import { motionBudget } from './motion-budget/axis.ts';
import { motionCharacter } from './motion-character/axis.ts';
import { motionTrigger } from './motion-trigger/axis.ts';
import { imageryStrategy } from './imagery-strategy/axis.ts';

/** Every axis. Append only: positions are indices of published vectors. */
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

/** Changes with the values or the meaning of any axis. */
export const GRAMMAR_VERSION = '2.0.0';

type ListedAxis = (typeof AXES)[number];
export type AxisId = ListedAxis['id'];
export type ValueOf<Id extends AxisId> = Extract<ListedAxis, { id: Id }>['values'][number];

/** Values by axis; an axis that is absent states nothing. The flat form of SPEC's grammar block. */
export type Grammar = { readonly [Id in AxisId]?: ValueOf<Id> };
