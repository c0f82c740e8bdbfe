import type { ContentBox } from '../perception/content-boxes.ts';
import type { Extent, Row } from '../perception/content-tree.ts';
import type { Gap } from '../perception/gaps.ts';
import type { Perception } from '../perception/perceive.ts';
import { holdsLine } from '../perception/sections.ts';
import { coverage } from './coverage.ts';
import { defineFeature } from './feature.ts';

export interface Rhythm {
  /** Between the sections of the page, top to bottom. */
  readonly sections: readonly Gap[];
  /** Between neighbours within those parts: paragraphs, rows of lists, parts of cards. */
  readonly elements: readonly Gap[];
  /** Bands that are blank across the whole width, from content to content, top to bottom. */
  readonly bands: readonly Gap[];
  /** Blank height above the first content and below the last, px. */
  readonly edges: { readonly above: number; readonly below: number };
  /** Height of the page in screens, at least 1. */
  readonly screens: number;
  /** Share of the first three screens under text, images and controls. */
  readonly coverage: number;
  /** Share of the height from the first to the last content that is blank across the whole width. */
  readonly blank: number;
  /** Texts, images and controls per screen, over the first three; a code sample is one, however its words are coloured. */
  readonly crowding: number;
}

const SCREENS = 3;
const MIN_BAND = 2; // px; less is rounding, and glyphs that nearly touch
const MAX_BLOCK = 0.6; // of a screen; lower contents are one block
const MAX_SINGLE = 1.25; // screens; a taller page has room for a second section
export const MAX_ELEMENT_GAP = 120; // px; RUBRIC: from there on a gap parts sections in any page

/** How content and blank space alternate down the page. */
export const rhythm = defineFeature({
  id: 'rhythm',
  observe(perception): Rhythm {
    const { page, height, contents, contentTree, sections } = perception;
    const screen = page.viewport.height;
    const { top, bottom } = contentTree.extents.get(0) ?? { top: 0, bottom: 0 };
    const single = bottom - top < MAX_BLOCK * screen && height < MAX_SINGLE * screen;
    return {
      sections: single ? [] : sections.gaps,
      elements: [...(single ? sections.gaps : sections.paragraphs), ...elementGaps(perception)],
      bands: perception.gapsBetween(inRows(contents)).filter(({ size }) => size >= MIN_BAND),
      edges: { above: top, below: Math.max(height, screen) - bottom },
      screens: Math.max(1, height / screen),
      coverage: coverage(perception, SCREENS),
      blank: blankShare(contents),
      crowding: crowding(perception),
    };
  },
});

/** Lines that touch count: rows of a list are often separated by their leading alone, and that is tight. */
function elementGaps({ page, contentTree, gapsBetween, sections }: Perception): Gap[] {
  return [...contentTree.extents].flatMap(([index, { element }]) => {
    const line = element.namespace !== 'html' || holdsLine(element, page);
    if (sections.spine.has(index) || line) return [];
    return gapsBetween(contentTree.rows(index)).filter(({ size }) => size < MAX_ELEMENT_GAP);
  });
}

/** The contents in rows that share no height. */
function inRows(contents: readonly ContentBox[]): Row[] {
  const rows: { top: number; bottom: number; members: Extent[] }[] = [];
  for (const { element, seen } of contents.toSorted((a, b) => a.seen.y - b.seen.y)) {
    const range = { top: seen.y, bottom: seen.y + seen.height };
    const extent = { element, ...range, left: seen.x, right: seen.x + seen.width, inner: range };
    const last = rows.at(-1);
    if (last === undefined || range.top > last.bottom) rows.push({ ...range, members: [extent] });
    else {
      last.members.push(extent);
      last.bottom = Math.max(last.bottom, range.bottom);
    }
  }
  return rows;
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

function crowding({ page, height, contents, codeSample }: Perception): number {
  const screen = page.viewport.height;
  const seen = contents.filter(({ box }) => box.y < SCREENS * screen);
  const things = new Set(seen.map((content) => codeSample(content.element) ?? content));
  return things.size / Math.min(SCREENS, Math.max(1, height / screen));
}
