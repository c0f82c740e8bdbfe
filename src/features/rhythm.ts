import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { weightedMedian } from '../math/weighted.ts';
import { type ContentBox, contentBoxes } from './content-boxes.ts';
import { type ContentTree, contentTree, type Extent, type Row } from './content-tree.ts';
import { dividersOf } from './dividers.ts';
import { defineFeature } from './feature.ts';
import type { PageView } from './page-view.ts';
import { shortSelector } from './selector.ts';

/** Blank height between two contents that follow each other. */
export interface Gap {
  /** px */
  readonly size: number;
  /** What stands below the gap. */
  readonly selector: string;
  /** How much of the width of the window it takes, 0..1. */
  readonly breadth: number;
  /** A rule is drawn in it. */
  readonly divided: boolean;
}

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
  /** Texts, images and controls per screen, over the first three. */
  readonly crowding: number;
  /** Height of the page in screens, at least 1. */
  readonly screens: number;
}

const SCREENS = 3;
const CELL = 8; // px; finer than the smallest text is high
const DOMINANT = 0.8; // a row with this share of the height is the page itself, what surrounds it head and foot
const DEEPEST = 60; // levels; a hostile page nests without end
const LARGEST_ELEMENT_GAP = 120; // px; RUBRIC: from there on a gap parts sections in any page
const TOUCHING = 1; // px; what rounding makes of 0
const LED_BY_HEADING = /^h[1-3]$/;
const FEWEST_LED = 2; // gaps before headings that make a rhythm of their own
/** Holders of one text: what stands in them are parts of a line. */
const LINE_HOLDERS = /^(h[1-6]|p|a|span|button|label|select|pre|code|td|th)$/;

/** How content and blank space follow each other down the page. */
export const rhythm = defineFeature({
  id: 'rhythm',
  observe(view): Rhythm {
    const contents = contentBoxes(view);
    const tree = contentTree(view, contents);
    const gapsBetween = gapMeasure(view);
    const { spine, gaps, loose } = sectionsOf(view, tree, gapsBetween);
    const top = Math.min(...contents.map(({ box }) => box.y));
    const bottom = Math.max(...contents.map(({ box }) => box.y + box.height));
    return {
      sections: gaps,
      elements: [...loose, ...elementGaps(tree, spine, gapsBetween)],
      edges: contents.length === 0 ? { above: 0, below: 0 } : { above: top, below: view.height - bottom },
      coverage: coverage(view, contents),
      blank: blankShare(contents),
      crowding: crowding(view, contents),
      screens: Math.max(1, view.height / view.page.viewport.height),
    };
  },
});

interface Sections {
  /** Elements from the root to the one whose children are the sections. */
  readonly spine: ReadonlySet<number>;
  readonly gaps: readonly Gap[];
  /** Gaps between paragraphs that stand among the sections. */
  readonly loose: readonly Gap[];
}

/** Descends to where the page falls into parts; head and foot passed on the way are parts too. */
function sectionsOf(view: PageView, tree: ContentTree, gapsBetween: GapMeasure): Sections {
  const spine = new Set<number>();
  const passed: Gap[] = [];
  let at = 0;
  for (let depth = 0; depth < DEEPEST; depth++) {
    spine.add(at);
    const rows = tree.rows(at);
    const main = dominant(rows);
    if (main === null) {
      const here = gapsBetween(rows);
      const led = ledByHeadings(rows, here, view);
      if (led !== null) return { spine, gaps: [...passed, ...led.before], loose: led.others };
      const within = rows.flatMap((row) => looseParts(row, typical(here), view, tree, gapsBetween));
      for (const { spine: inner } of within) for (const index of inner) spine.add(index);
      return { spine, gaps: [...passed, ...here, ...within.flatMap(({ gaps }) => gaps)], loose: [] };
    }
    passed.push(...gapsBetween(rows));
    at = main.element.index;
  }
  return { spine, gaps: passed, loose: [] };
}

/**
 * What is nearer to its neighbour outside than its own parts are to each other is no group (the law of
 * proximity), but a wrapper around several sections.
 */
function looseParts(
  { members, top, bottom }: Row,
  outside: number,
  view: PageView,
  tree: ContentTree,
  gapsBetween: GapMeasure,
): Sections[] {
  const [wrapper, ...others] = members;
  if (wrapper === undefined || others.length > 0 || bottom - top < view.page.viewport.height) return [];
  const spine = new Set<number>();
  let rows: readonly Row[] = [];
  for (let main: Extent | null = wrapper; main !== null && spine.size < DEEPEST; main = dominant(rows)) {
    spine.add(main.element.index);
    rows = tree.rows(main.element.index);
  }
  const gaps = gapsBetween(rows);
  return gaps.length > 0 && typical(gaps) >= outside ? [{ spine, gaps, loose: [] }] : [];
}

function typical(gaps: readonly Gap[]): number {
  return weightedMedian(gaps.map(({ size }) => ({ value: size, weight: 1 }))) ?? 0;
}

/** The part that is nearly all of the page; null where the page falls into several, or ends. */
function dominant(rows: readonly Row[]): Extent | null {
  const height = (row: Row) => row.bottom - row.top;
  const total = rows.reduce((sum, row) => sum + height(row), 0);
  const [tallest] = rows.toSorted((a, b) => height(b) - height(a));
  if (tallest === undefined || height(tallest) < DOMINANT * total) return null;
  const size = ({ top, bottom, left, right }: Extent) => (bottom - top) * (right - left);
  return tallest.members.toSorted((a, b) => size(b) - size(a))[0] ?? null;
}

/** In running text, where most parts are paragraphs, a section begins at a heading. */
function ledByHeadings(rows: readonly Row[], gaps: readonly Gap[], view: PageView) {
  const plain = rows.filter(({ members }) => members.every(({ element }) => isLeaf(element, view)));
  if (plain.length <= rows.length / 2) return null;
  const led = rows.slice(1).map(({ members }) => LED_BY_HEADING.test(members[0]?.element.tag ?? ''));
  if (led.filter(Boolean).length < FEWEST_LED) return null;
  return { before: gaps.filter((_, at) => led[at]), others: gaps.filter((_, at) => !led[at]) };
}

function isLeaf({ children, tag }: StyledElement, { page }: PageView): boolean {
  return (
    LINE_HOLDERS.test(tag) || children.every((child) => page.elements[child]?.style.display === 'inline')
  );
}

type GapMeasure = (rows: readonly Row[]) => Gap[];

/** Measures the blank height between rows that follow each other. */
function gapMeasure(view: PageView): GapMeasure {
  const { page } = view;
  const dividers = dividersOf(view);
  return (rows) =>
    rows.slice(1).flatMap((row, before) => {
      const above = rows[before];
      const [first] = row.members;
      if (first === undefined || above === undefined) return [];
      const holder = page.elements[first.element.parent];
      return {
        size: Math.max(0, row.top - above.bottom),
        selector: shortSelector(first.element),
        breadth: Math.min(1, (holder?.box.width ?? 0) / page.viewport.width),
        divided: dividers.some((line) => liesBetween(line, above, row)),
      };
    });
}

function liesBetween(line: Box, above: Row, below: Row): boolean {
  const middle = line.y + line.height / 2;
  if (middle < above.bottom - TOUCHING || middle > below.top + TOUCHING) return false;
  return below.members.some(({ left, right }) => line.x < right && line.x + line.width > left);
}

function elementGaps(tree: ContentTree, spine: ReadonlySet<number>, gapsBetween: GapMeasure): Gap[] {
  return [...tree.extents].flatMap(([index, { element }]) => {
    const line = element.namespace !== 'html' || LINE_HOLDERS.test(element.tag);
    if (spine.has(index) || line) return [];
    return gapsBetween(tree.rows(index)).filter(({ size }) => size < LARGEST_ELEMENT_GAP);
  });
}

/** Counted on a grid, so that a button and its label count once. */
function coverage({ page, height }: PageView, contents: readonly ContentBox[]): number {
  const columns = Math.ceil(page.viewport.width / CELL);
  const rows = Math.ceil(
    Math.min(SCREENS * page.viewport.height, Math.max(height, page.viewport.height)) / CELL,
  );
  const cells = new Uint8Array(columns * rows);
  for (const { box } of contents) {
    const from = Math.max(0, Math.round(box.x / CELL));
    const to = Math.min(columns, Math.round((box.x + box.width) / CELL));
    const last = Math.min(rows, Math.round((box.y + box.height) / CELL));
    for (let row = Math.max(0, Math.round(box.y / CELL)); row < last; row++) {
      if (to > from) cells.fill(1, row * columns + from, row * columns + to);
    }
  }
  return cells.reduce((sum, cell) => sum + cell, 0) / Math.max(1, cells.length);
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
  const seen = contents.filter(({ box }) => box.y < SCREENS * screen);
  return seen.length / Math.min(SCREENS, Math.max(1, height / screen));
}
