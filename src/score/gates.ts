import { contrastOn } from '../color/contrast.ts';
import { weightedMedian } from '../math/weighted.ts';
import type { Perception } from '../perception/perceive.ts';
import { MIN_TEXT, type Readiness } from '../perception/readiness.ts';
import type { TextRun } from '../perception/visible-page.ts';
import { LARGE_TEXT_CONTRAST } from '../color/contrast.ts';

/** A defect that rejects a page whatever its style. */
export type Gate = 'empty_page' | 'contrast_floor';

/** The minimum of large text, so it applies to text of any size. */
const CONTRAST_FLOOR = LARGE_TEXT_CONTRAST;

/** The result of one gate. */
export interface GateCheck {
  readonly gate: Gate;
  readonly passed: boolean;
  /** The deciding measurement: `median text contrast 12.60:1 (at least 3:1)`. */
  readonly measure: string;
}

/** Every gate, in order of precedence. */
export function checkGates({ readiness, runs }: Perception): readonly GateCheck[] {
  return [checkContent(readiness), checkContrast(runs)];
}

/** The first gate that the page fails; null when it passes all. */
export function failedGate(checks: readonly GateCheck[]): Gate | null {
  return checks.find(({ passed }) => !passed)?.gate ?? null;
}

function checkContent({ characters, pictures, isEmpty }: Readiness): GateCheck {
  return {
    gate: 'empty_page',
    passed: !isEmpty,
    measure: `${characters} visible characters (at least ${MIN_TEXT}), ${pictures} pictures`,
  };
}

function checkContrast(runs: readonly TextRun[]): GateCheck {
  const contrast = medianContrast(runs);
  return {
    gate: 'contrast_floor',
    passed: contrast === null || contrast >= CONTRAST_FLOOR,
    measure:
      contrast === null
        ? 'no text on a known background'
        : `median text contrast ${contrast.toFixed(2)}:1 (at least ${CONTRAST_FLOOR}:1)`,
  };
}

/** Median weighted by characters. Text over an image is left out, because its background is not known. */
function medianContrast(runs: readonly TextRun[]): number | null {
  return weightedMedian(
    runs
      .filter(({ ground }) => !ground.image)
      .map(({ element, ground, characters }) => ({
        value: contrastOn(element.style.color, ground.color),
        weight: characters,
      })),
  );
}
