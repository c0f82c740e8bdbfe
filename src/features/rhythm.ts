import { isCodeSample } from './code-sample.ts';
import { type ContentBox, contentBoxes } from './content-boxes.ts';
import { type ContentTree, contentTree } from './content-tree.ts';
import { coverage } from './coverage.ts';
import { defineFeature } from './feature.ts';
import { type Gap, type GapMeasure, measureGaps } from './gap.ts';
import { holdsLine } from './line-holders.ts';
import { nearest } from './nearest.ts';
import type { PageView } from './page-view.ts';
import { sectionsOf } from './sections.ts';

export interface Rhythm {
  /** Between the parts the page is made of, top to bottom. */
  readonly sections: readonly Gap[];
  /** Between neighbours within those parts: paragraphs, rows of lists, parts of cards. */
  readonly elements: readonly Gap[];
  /** Blank height above the first content and below the last, px. */
  readonly edges: { readonly above: number; readonly below: number };
  /** Share of the first three screens under text, images and controls. */
  readonly coverage: number;
  /** Share of the height from the first to the last content where nothing stands in the whole width. */
  readonly blank: number;
  /** Texts, images and controls per screen, over the first three; a code sample is one, however its words are coloured. */
  readonly crowding: number;
}

const SCREENS = 3;
const ONE_BLOCK = 0.6; // of a screen; contents that take no more stand as one block in the space around
const ONE_SCREEN = 1.25; // screens; a taller page has room for a second section
export const LARGEST_ELEMENT_GAP = 120; // px; RUBRIC: from there on a gap parts sections in any page

/** How content and blank space follow each other down the page. */
export const rhythm = defineFeature({
  id: 'rhythm',
  observe(view): Rhythm {
    const contents = contentBoxes(view);
    const tree = contentTree(view, contents);
    const gapsBetween = measureGaps(view);
    const { spine, gaps, loose } = sectionsOf(view, tree, gapsBetween);
    const screen = view.page.viewport.height;
    const { top, bottom } = tree.extents.get(0) ?? { top: 0, bottom: 0 };
    const inner = elementGaps(view, tree, spine, gapsBetween);
    const single = bottom - top < ONE_BLOCK * screen && view.height < ONE_SCREEN * screen;
    return {
      sections: single ? [] : gaps,
      elements: [...(single ? gaps : loose), ...inner],
      edges: { above: top, below: Math.max(view.height, screen) - bottom },
      coverage: coverage(view, contents, SCREENS),
      blank: blankShare(contents),
      crowding: crowding(view, contents),
    };
  },
});

/** Lines that touch count: rows of a list are often parted by their leading alone, and that is tight. */
function elementGaps(
  view: PageView,
  tree: ContentTree,
  spine: ReadonlySet<number>,
  gapsBetween: GapMeasure,
): Gap[] {
  return [...tree.extents].flatMap(([index, { element }]) => {
    const line = element.namespace !== 'html' || holdsLine(element, view);
    if (spine.has(index) || line) return [];
    return gapsBetween(tree.rows(index)).filter(({ size }) => size < LARGEST_ELEMENT_GAP);
  });
}

function blankShare(contents: readonly ContentBox[]): number {
  const [first, ...rest] = contents.toSorted((a, b) => a.box.y - b.box.y);
  if (first === undefined) return 1;
  let [reached, blank] = [first.box.y + first.box.height, 0];
  for (const { box } of rest) {
    blank += Math.max(0, box.y - reached);
    reached = Math.max(reached, box.y + box.height);
  }
  return blank / Math.max(1, reached - first.box.y);
}

function crowding({ page, height }: PageView, contents: readonly ContentBox[]): number {
  const screen = page.viewport.height;
  const sample = nearest(page, isCodeSample);
  const seen = contents.filter(({ box }) => box.y < SCREENS * screen);
  const things = new Set(seen.map((content) => sample(content.element) ?? content));
  return things.size / Math.min(SCREENS, Math.max(1, height / screen));
}
