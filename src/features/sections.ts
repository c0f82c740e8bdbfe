import type { StyledElement } from '../cascade/styled-page.ts';
import { weightedMedian } from '../math/weighted.ts';
import type { ContentTree, Extent, Row } from './content-tree.ts';
import type { Gap, GapMeasure } from './gap.ts';
import { isCard } from './group-kind.ts';
import { holdsLine } from './line-holders.ts';
import type { PageView } from './page-view.ts';

const DOMINANT = 0.8; // a row with this share of the height is the page itself, what surrounds it head and foot
const DEEPEST = 60; // levels; a hostile page nests without end
const LED_BY_HEADING = /^h[1-3]$/;

/** The parts a page is made of. */
export interface Sections {
  /** Elements from the root to the one whose children are the sections. */
  readonly spine: ReadonlySet<number>;
  readonly gaps: readonly Gap[];
  /** Gaps between paragraphs that stand among the sections. */
  readonly loose: readonly Gap[];
}

/** Descends to where the page falls into parts; head and foot passed on the way are parts too. */
export function sectionsOf(view: PageView, tree: ContentTree, gapsBetween: GapMeasure): Sections {
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
      const outside = typical(here);
      const within = rows.flatMap((row) => openWrapper(row, outside, view, tree, gapsBetween));
      for (const { spine: inner } of within) for (const index of inner) spine.add(index);
      return { spine, gaps: [...passed, ...here, ...within.flatMap(({ gaps }) => gaps)], loose: [] };
    }
    passed.push(...gapsBetween(rows));
    if (isWhole(main.element, view)) break;
    at = main.element.index;
  }
  return { spine, gaps: passed, loose: [] };
}

/**
 * What is nearer to its neighbour outside than its own parts are to each other is no group (the law of
 * proximity), but a wrapper around several sections.
 */
function openWrapper(
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
  for (
    let main: Extent | null = wrapper;
    main !== null && !isWhole(main.element, view) && spine.size < DEEPEST;
    main = dominant(rows)
  ) {
    spine.add(main.element.index);
    rows = tree.rows(main.element.index);
  }
  const gaps = gapsBetween(rows);
  return gaps.length > 0 && typical(gaps) >= outside ? [{ spine, gaps, loose: [] }] : [];
}

function typical(gaps: readonly Gap[]): number {
  return weightedMedian(gaps.map(({ size }) => ({ value: size, weight: 1 }))) ?? 0;
}

/** A card within a screen is one thing, and what stands in it are its parts. */
function isWhole(element: StyledElement, view: PageView): boolean {
  return element.box.height < view.page.viewport.height && isCard(element, view);
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
  if (!led.includes(true)) return null;
  return { before: gaps.filter((_, at) => led[at]), others: gaps.filter((_, at) => !led[at]) };
}

function isLeaf(element: StyledElement, view: PageView): boolean {
  const inline = (child: number) => view.page.elements[child]?.style.display === 'inline';
  return holdsLine(element, view) || element.children.every(inline);
}
