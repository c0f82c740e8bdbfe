import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import type { Taste } from './taste.ts';

/** Axes a page cannot show beside the others that were asked for, each with the reason. */
export type NotShownAxes = Readonly<Partial<Record<AxisId, string>>>;

export interface Settled {
  readonly taste: Taste;
  readonly notShown: NotShownAxes;
}

/** A quiet page: what stands where nothing is asked for. */
const PLAIN: Taste = {
  'surface.ground': 'white',
  'surface.radius': '4-6px',
  'surface.borders': 'hairline',
  'surface.shadows': 'none',
  'surface.texture': 'flat',
  'surface.dark_mode': 'none',
  'palette.strategy': 'mono+1',
  'palette.saturation': 'balanced',
  'palette.warmth': 'cool',
  'palette.accent_use': 'recurring',
  'palette.contrast': 'high',
  'type.pairing': 'single-family',
  'type.heading_weight': 'bold',
  'type.body_size': 'regular',
  'type.display_scale': 'balanced',
  'type.tracking': 'normal',
  'emphasis.mechanism': 'weight',
  'emphasis.cta_treatment': 'filled-solid',
  'emphasis.density_signals': 'whitespace',
  'whitespace.discipline': 'generous',
  'whitespace.section_gap': 'balanced',
  'whitespace.element_gap': 'medium',
  'voice.archetype': 'generic',
  'voice.formality': 'professional',
  'voice.hedging': 'none',
  'voice.sentence_length': 'balanced',
  'motion.budget': 'none',
  'motion.character': 'smooth',
  'motion.trigger': 'hover-only',
  'imagery.strategy': 'none',
};

/** Drops what contradicts, and fills every gap with the plainest value that fits to the rest. */
export function completeTaste(asked: Grammar): Settled {
  const kept: Record<string, string> = { ...asked };
  const notShown: Partial<Record<AxisId, string>> = {};
  for (const { axis, holds, reason } of CONTRADICTIONS) {
    if (!holds(kept as Grammar)) continue; // keys and values come from a grammar
    delete kept[axis];
    notShown[axis] = reason;
  }
  for (const axis of AXES as readonly Axis[]) kept[axis.id] ??= plainest(axis, kept);
  return { taste: kept as Taste, notShown }; // every axis has a value now
}

/** The plain value, unless another leads to fewer contradictions with what is settled already. */
function plainest({ id, values }: Axis, settled: Readonly<Record<string, string>>): string {
  const plain: string = PLAIN[id as AxisId]; // AXES holds axes of these ids only
  const conflicts = (value: string) =>
    CONTRADICTIONS.filter(({ holds }) => holds({ ...settled, [id]: value } as Grammar)).length;
  return [plain, ...values].toSorted((a, b) => conflicts(a) - conflicts(b))[0] ?? plain;
}
