import { SAYS_NOTHING } from '../cascade/settling-bounds.ts';
import type { StyledPage } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import { viewPage, type PageView, type TextRun } from '../features/page-view.ts';
import { weightedMedian } from '../math/weighted.ts';

/** What no likeness of style can make up for. */
export type Gate = 'empty_page' | 'contrast_floor';

/** px², a 200 x 200 picture: below it, what is left is a logo or a spinner. */
const PICTURE_FROM_AREA = 40_000;
/** WCAG 2.2, SC 1.4.3: nothing a page says in text, however large, may stand below 3:1. */
const CONTRAST_FLOOR = 3;

const PICTURES: ReadonlySet<string> = new Set(['img', 'picture', 'svg', 'canvas', 'video']);

/** What one gate saw. */
export interface GateCheck {
  readonly gate: Gate;
  readonly passed: boolean;
  /** The quantity that decided, in words: `median text contrast 12.6:1, floor 3:1`. */
  readonly measure: string;
}

/** Every gate, in the order in which a failure counts. */
export function checkGates(page: StyledPage): readonly GateCheck[] {
  const view = viewPage(page);
  return [checkContent(view), checkContrast(view)];
}

/** The gate the page fails, null when it may be judged by its style. */
export function failedGate(checks: readonly GateCheck[]): Gate | null {
  return checks.find(({ passed }) => !passed)?.gate ?? null;
}

function checkContent({ runs, visible }: PageView): GateCheck {
  const characters = runs.reduce((sum, run) => sum + run.characters, 0);
  const pictures = visible.filter(
    ({ tag, box }) => PICTURES.has(tag) && box.width * box.height >= PICTURE_FROM_AREA,
  ).length;
  return {
    gate: 'empty_page',
    passed: characters >= SAYS_NOTHING || pictures > 0,
    measure: `${characters} visible characters (at least ${SAYS_NOTHING}), ${pictures} pictures`,
  };
}

function checkContrast({ runs }: PageView): GateCheck {
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
