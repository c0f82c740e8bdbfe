import type { StyledPage } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import { viewPage, type PageView, type TextRun } from '../features/page-view.ts';
import { weightedMedian } from '../math/weighted.ts';

/** What no likeness of style can make up for. */
export type Gate = 'empty_page' | 'contrast_floor';

/** Fewer visible characters than a heading: a shell that scripts would fill. */
const EMPTY_BELOW_CHARACTERS = 40;
/** px², a 200 x 200 picture: below it, what is left is a logo or a spinner. */
const PICTURE_FROM_AREA = 40_000;
/** WCAG 2.2, SC 1.4.3: nothing a page says in text, however large, may stand below 3:1. */
const CONTRAST_FLOOR = 3;

const PICTURES: ReadonlySet<string> = new Set(['img', 'picture', 'svg', 'canvas', 'video']);

/** The gate the page fails, null when it may be judged by its style. */
export function failedGate(page: StyledPage): Gate | null {
  const view = viewPage(page);
  if (isEmpty(view)) return 'empty_page';
  const contrast = medianContrast(view.runs);
  return contrast !== null && contrast < CONTRAST_FLOOR ? 'contrast_floor' : null;
}

function isEmpty({ runs, visible }: PageView): boolean {
  const characters = runs.reduce((sum, run) => sum + run.characters, 0);
  if (characters >= EMPTY_BELOW_CHARACTERS) return false;
  return !visible.some(({ tag, box }) => PICTURES.has(tag) && box.width * box.height >= PICTURE_FROM_AREA);
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
