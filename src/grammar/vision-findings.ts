import type { Axis } from './axis.ts';
import { AXES, type AxisId } from './axes/index.ts';
import type { Readings } from './read-axes.ts';
import type { Reading, Shown } from './reading.ts';

/** What a vision model sees of one axis in a screenshot. */
export interface VisionFinding {
  readonly axis: AxisId;
  readonly value: string;
  readonly certainty: 'certain' | 'likely';
  /** What was seen, in a few words. */
  readonly seen: string;
}

/** The axes that a screenshot of the first screen can show. */
export const VISIBLE_AXES: readonly Axis<AxisId>[] = AXES.filter(({ notInPicture }) => notInPicture !== true);

/** Confidence; less certain readings are worth the cost of a vision pass. */
const UNSURE_BELOW = 0.5;

/**
 * 0..1. No graded pictures stand behind these, so they stay below what readings of the page itself reach, and the
 * lower one below what is asked about.
 */
const CONFIDENCE: Readonly<Record<VisionFinding['certainty'], number>> = { certain: 0.6, likely: 0.45 };

/** The axes with no reading or an uncertain one that a screenshot may show. */
export function axesForVision(readings: Readings): AxisId[] {
  return VISIBLE_AXES.map(({ id }) => id).filter((id) => readings[id].confidence < UNSURE_BELOW);
}

/**
 * Fills the axes of `axesForVision` from findings of the vision model. A reading stays when it has the same value or a
 * higher confidence. Findings with an unknown value are ignored.
 */
export function withVisionFindings(readings: Readings, findings: readonly VisionFinding[]): Readings {
  const asked = new Set(axesForVision(readings));
  const filled = findings.flatMap((finding): (readonly [AxisId, Shown])[] => {
    const { axis, value } = finding;
    const known: Reading = readings[axis];
    const isNews = known.value !== value && known.confidence < CONFIDENCE[finding.certainty];
    return asked.has(axis) && isNews && hasValue(axis, value) ? [[axis, seenReading(finding, known)]] : [];
  });
  // Each value belongs to its axis, which the types of the entries cannot say.
  return { ...readings, ...(Object.fromEntries(filled) as Partial<Readings>) };
}

/** The axes whose reading comes from the vision pass. */
export function axesSeen(readings: Readings): AxisId[] {
  return AXES.map(({ id }) => id).filter((id) => {
    const reading: Reading = readings[id];
    return reading.value !== null && reading.method === 'visual';
  });
}

function hasValue(id: AxisId, value: string): boolean {
  return (AXES as readonly Axis[]).some((axis) => axis.id === id && axis.values.includes(value));
}

function seenReading({ value, certainty, seen }: VisionFinding, known: Reading): Shown {
  return {
    value,
    confidence: CONFIDENCE[certainty],
    method: 'visual',
    runnerUp:
      known.value === null
        ? null
        : { value: known.value, why: 'The HTML and CSS give weak evidence for this value.' },
    measure: seen,
    evidence: [{ selector: ':root', property: 'screenshot', value: seen, share: 1, source: 'vision' }],
  };
}
