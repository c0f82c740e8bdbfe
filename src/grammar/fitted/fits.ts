import type { Axis } from '../axis.ts';
import { AXES, type AxisId } from '../axes/index.ts';
import surfaceGround from '../axes/surface-ground/fit.json' with { type: 'json' };
import surfaceRadius from '../axes/surface-radius/fit.json' with { type: 'json' };
import surfaceBorders from '../axes/surface-borders/fit.json' with { type: 'json' };
import surfaceShadows from '../axes/surface-shadows/fit.json' with { type: 'json' };
import surfaceTexture from '../axes/surface-texture/fit.json' with { type: 'json' };
import surfaceDarkMode from '../axes/surface-dark-mode/fit.json' with { type: 'json' };
import paletteStrategy from '../axes/palette-strategy/fit.json' with { type: 'json' };
import paletteSaturation from '../axes/palette-saturation/fit.json' with { type: 'json' };
import paletteWarmth from '../axes/palette-warmth/fit.json' with { type: 'json' };
import paletteAccentUse from '../axes/palette-accent-use/fit.json' with { type: 'json' };
import paletteContrast from '../axes/palette-contrast/fit.json' with { type: 'json' };
import typePairing from '../axes/type-pairing/fit.json' with { type: 'json' };
import typeHeadingWeight from '../axes/type-heading-weight/fit.json' with { type: 'json' };
import typeBodySize from '../axes/type-body-size/fit.json' with { type: 'json' };
import typeDisplayScale from '../axes/type-display-scale/fit.json' with { type: 'json' };
import typeTracking from '../axes/type-tracking/fit.json' with { type: 'json' };
import emphasisMechanism from '../axes/emphasis-mechanism/fit.json' with { type: 'json' };
import emphasisCtaTreatment from '../axes/emphasis-cta-treatment/fit.json' with { type: 'json' };
import emphasisDensitySignals from '../axes/emphasis-density-signals/fit.json' with { type: 'json' };
import whitespaceDiscipline from '../axes/whitespace-discipline/fit.json' with { type: 'json' };
import whitespaceSectionGap from '../axes/whitespace-section-gap/fit.json' with { type: 'json' };
import whitespaceElementGap from '../axes/whitespace-element-gap/fit.json' with { type: 'json' };
import voiceArchetype from '../axes/voice-archetype/fit.json' with { type: 'json' };
import voiceFormality from '../axes/voice-formality/fit.json' with { type: 'json' };
import voiceHedging from '../axes/voice-hedging/fit.json' with { type: 'json' };
import voiceSentenceLength from '../axes/voice-sentence-length/fit.json' with { type: 'json' };
import motionBudget from '../axes/motion-budget/fit.json' with { type: 'json' };
import motionCharacter from '../axes/motion-character/fit.json' with { type: 'json' };
import motionTrigger from '../axes/motion-trigger/fit.json' with { type: 'json' };
import imageryStrategy from '../axes/imagery-strategy/fit.json' with { type: 'json' };
import { bindFit, type BoundFit } from './bind-fit.ts';
import confidence from './confidence.json' with { type: 'json' };
import type { ConfidenceModel } from './confidence.ts';
import type { Fit } from './fit.ts';

// `npm run fit` writes these files in the shape of Fit; a module of JSON has the types of its literals.
const FITS = [
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
] as unknown as readonly Fit[];

export const CONFIDENCE: ConfidenceModel = confidence;

/** The fit of each axis, bound to its measures. */
export const BOUND_FITS: ReadonlyMap<string, BoundFit> = new Map(
  FITS.map((fit) => {
    const axis = (AXES as readonly Axis[]).find(({ id }) => id === fit.axis);
    if (axis === undefined) throw new Error(`${fit.axis} is no axis: run npm run fit`);
    return [fit.axis, bindFit(axis, fit)] as const;
  }),
);

/** How often a reading of an axis is accepted on graded pages, 0..1. */
export type Reliability = { readonly [Id in AxisId]: number };

// 0..1, the lowest agreement between graders; for axes without graded pages.
const UNGRADED = 0.7;

// fromEntries forgets that AXES covers every AxisId.
export const RELIABILITY = Object.fromEntries(
  AXES.map(({ id }) => [id, CONFIDENCE.accepted[id] ?? UNGRADED]),
) as Reliability;
