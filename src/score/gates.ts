import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import { weightedMedian } from '../math/weighted.ts';
import type { Perception } from '../perception/perceive.ts';
import { MIN_TEXT, type Readiness } from '../perception/readiness.ts';
import type { TextRun } from '../perception/visible-page.ts';

/** What no likeness of style can make up for. */
export type Gate = 'empty_page' | 'contrast_floor';

/** WCAG 2.2, SC 1.4.3: nothing a page says in text, however large, may stand below 3:1. */
const CONTRAST_FLOOR = 3;

/** What one gate saw. */
export interface GateCheck {
  readonly gate: Gate;
  readonly passed: boolean;
  /** The quantity that decided, in words: `median text contrast 12.6:1, floor 3:1`. */
  readonly measure: string;
}

/** Every gate, in the order in which a failure counts. */
export function checkGates({ readiness, runs }: Perception): readonly GateCheck[] {
  return [checkContent(readiness), checkContrast(runs)];
}

/** The gate the page fails, null when it may be judged by its style. */
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
        ? 'no text on a known ground'
        : `median text contrast ${contrast.toFixed(2)}:1 (at least ${CONTRAST_FLOOR}:1)`,
  };
}

/** Median by characters; text over an image is left out, because its ground is not known. */
function medianContrast(runs: readonly TextRun[]): number | null {
  return weightedMedian(
    runs
      .filter(({ ground }) => !ground.image)
      .map(({ element, ground, characters }) => ({
        value: contrastRatio(composite(element.style.color, ground.color), ground.color),
        weight: characters,
      })),
  );
}
