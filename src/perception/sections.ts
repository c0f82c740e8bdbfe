import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { weightedMedian } from '../math/weighted.ts';
import type { ContentTree, Extent, Row } from './content-tree.ts';
import type { Gap, GapMeasure } from './gaps.ts';
import type { Groups } from './groups.ts';

const MIN_MAIN_SHARE = 0.8; // of the height: such a row is the page itself, and what surrounds it head and foot
const WIDE = 0.6; // of the viewport; two cards are narrower, so that they have room side by side
const MAX_DEPTH = 60; // levels; a hostile page nests without end
const LED_BY_HEADING = /^h[1-3]$/;

/** The parts a page is made of. */
export interface Sections {
  /** Elements from the root to the one whose children are the sections. */
  readonly spine: ReadonlySet<number>;
  readonly gaps: readonly Gap[];
  /** Gaps between paragraphs among the sections. */
  readonly paragraphs: readonly Gap[];
}

/** What sections are found in. */
interface Structure {
  readonly page: StyledPage;
  readonly groups: Groups;
  readonly contentTree: ContentTree;
  readonly gapsBetween: GapMeasure;
}

/** Descends to where the page splits into parts. Head and foot passed on the way are parts too. */
export function sectionsOf(structure: Structure): Sections {
  const { page, contentTree } = structure;
  const gapsBetween = sectionGaps(structure);
  const spine = new Set<number>();
  const passed: Gap[] = [];
  let at = 0;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    spine.add(at);
    const rows = contentTree.rows(at);
    const main = dominant(rows);
    if (main === null) {
      const here = gapsBetween(rows);
      const led = ledByHeadings(rows, here, page);
      if (led !== null) return { spine, gaps: [...passed, ...led.before], paragraphs: led.others };
      const outside = typical(here);
      const within = rows.flatMap((row) => openWrapper(row, outside, structure));
      for (const { spine: inner } of within) for (const index of inner) spine.add(index);
      return { spine, gaps: [...passed, ...here, ...within.flatMap(({ gaps }) => gaps)], paragraphs: [] };
    }
    passed.push(...gapsBetween(rows));
    if (isWhole(main.element, structure)) break;
    at = main.element.index;
  }
  return { spine, gaps: passed, paragraphs: [] };
}

/**
 * A box that is nearer to its neighbours than its own parts are to each other is no group (the law of proximity), but a
 * wrapper around several sections.
 */
function openWrapper({ members, top, bottom }: Row, outside: number, structure: Structure): Sections[] {
  const { page, contentTree } = structure;
  const [wrapper, ...others] = members;
  if (wrapper === undefined || others.length > 0 || bottom - top < page.viewport.height) return [];
  const spine = new Set<number>();
  let rows: readonly Row[] = [];
  for (
    let main: Extent | null = wrapper;
    main !== null && !isWhole(main.element, structure) && spine.size < MAX_DEPTH;
    main = dominant(rows)
  ) {
    spine.add(main.element.index);
    rows = contentTree.rows(main.element.index);
  }
  const gaps = sectionGaps(structure)(rows);
  return gaps.length > 0 && typical(gaps) >= outside ? [{ spine, gaps, paragraphs: [] }] : [];
}

/** Measures from content to content: a wide box is a section with a ground of its own, and no card. */
function sectionGaps({ page, gapsBetween }: Structure): GapMeasure {
  const contentOf = (row: Row): Row => {
    const [only, ...others] = row.members;
    const alone = only !== undefined && others.length === 0;
    return alone && only.element.box.width >= WIDE * page.viewport.width ? { ...row, ...only.inner } : row;
  };
  return (rows) => gapsBetween(rows.map(contentOf));
}

function typical(gaps: readonly Gap[]): number {
  return weightedMedian(gaps.map(({ size }) => ({ value: size, weight: 1 }))) ?? 0;
}

/** A card lower than a screen is one thing with parts. */
function isWhole(element: StyledElement, { page, groups }: Structure): boolean {
  return element.box.height < page.viewport.height && groups.isCard(element);
}

/** The part that is nearly all of the page; null where the page splits into several, or ends. */
function dominant(rows: readonly Row[]): Extent | null {
  const height = (row: Row) => row.bottom - row.top;
  const total = rows.reduce((sum, row) => sum + height(row), 0);
  const [tallest] = rows.toSorted((a, b) => height(b) - height(a));
  if (tallest === undefined || height(tallest) < MIN_MAIN_SHARE * total) return null;
  const size = ({ top, bottom, left, right }: Extent) => (bottom - top) * (right - left);
  return tallest.members.toSorted((a, b) => size(b) - size(a))[0] ?? null;
}

/** In running text, where most parts are paragraphs, a heading starts a section. */
function ledByHeadings(rows: readonly Row[], gaps: readonly Gap[], page: StyledPage) {
  const plain = rows.filter(({ members }) => members.every(({ element }) => isLeaf(element, page)));
  if (plain.length <= rows.length / 2) return null;
  const led = rows.slice(1).map(({ members }) => LED_BY_HEADING.test(members[0]?.element.tag ?? ''));
  if (!led.includes(true)) return null;
  return { before: gaps.filter((_, at) => led[at]), others: gaps.filter((_, at) => !led[at]) };
}

function isLeaf(element: StyledElement, page: StyledPage): boolean {
  const inline = (child: number) => page.elements[child]?.style.display === 'inline';
  return holdsLine(element, page) || element.children.every(inline);
}

const LINE_TAGS = /^(h[1-6]|p|a|span|button|label|select|pre|code|td|th)$/;
/** These hold one text, or any part of a page: a card that is a link, a table that is a layout. */
const MAY_HOLD_BLOCKS = /^(a|td|th)$/;

/** True for an element that holds one text, so that its children are parts of a line and not neighbours. */
export function holdsLine({ tag, children }: StyledElement, { elements }: StyledPage): boolean {
  if (!LINE_TAGS.test(tag)) return false;
  return !MAY_HOLD_BLOCKS.test(tag) || children.every((child) => isInLine(elements[child]));
}

function isInLine(element: StyledElement | undefined): boolean {
  const display = element?.style.display ?? 'none';
  return display === 'none' || display.startsWith('inline');
}
