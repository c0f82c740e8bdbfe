import { WAITS_FOR_SCRIPTS } from '../cascade/style-document.ts';
import type { Box, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import type { Remark } from '../page/page.ts';
import { elsewhereRemarks, treeRemarks } from './content-elsewhere.ts';
import { areaOf } from './box-geometry.ts';
import { ownText, type VisiblePage } from './visible-page.ts';

/** How much of a page shows already, and what its scripts have yet to add. */
export interface Readiness {
  /** The page hides its content until its scripts have run. It is read as it looks afterwards. */
  readonly hidesItself: boolean;
  /** Scripts that have not run. */
  readonly pendingScripts: number;
  /** Visible characters of text. */
  readonly characters: number;
  /** Visible pictures that are large enough to be content. */
  readonly pictures: number;
  /** There is neither text nor a picture to judge. */
  readonly isEmpty: boolean;
  /** Boxes that scripts will fill with a chart or a map, by the index of the element they find there. */
  readonly awaited: ReadonlyMap<number, Box>;
  /** What a reader of the answer should know: an empty page is a shell that only its scripts fill, or has frames; any may have shadow trees. */
  readonly remarks: readonly Remark[];
}

/**
 * Characters of visible text below which a page says nothing: a title and a "Loading …" are about 40, the shortest
 * graded page that says something has 60.
 */
export const MIN_TEXT = 50;
const MIN_PICTURE_AREA = 40_000; // px², a 200 × 200 picture: a smaller one is a logo or a spinner
const MIN_CHART = 40; // px; sparklines are about that high
const PICTURES: ReadonlySet<string> = new Set(['img', 'picture', 'svg', 'canvas', 'video']);

/** Measures what a page shows. What hides it can be told without boxes: the cascade decides that. */
export function readinessOf({ page, runs, visible }: VisiblePage): Readiness {
  const characters = runs.reduce((sum, run) => sum + run.characters, 0);
  const pictures = visible.filter(
    ({ tag, box }) => PICTURES.has(tag) && areaOf(box) >= MIN_PICTURE_AREA,
  ).length;
  return {
    hidesItself: page.hidesItself,
    pendingScripts: pendingScripts(page),
    characters,
    pictures,
    isEmpty: characters < MIN_TEXT && pictures === 0,
    awaited: scriptShownBoxes(visible, page),
    remarks:
      characters < MIN_TEXT ? emptyRemarks(page, characters) : treeRemarks(page.elements, page.scriptsRan),
  };
}

/** Number of scripts that have not run. */
export function pendingScripts({ scriptsRan, scripts }: StyledPage): number {
  return scriptsRan ? 0 : scripts.length;
}

/** A page of which scripts remove what hides it, with the remark that says so. */
export function waitingPage(page: StyledPage): StyledPage {
  if (page.hidesItself) return page;
  return { ...page, hidesItself: true, remarks: [...page.remarks, WAITS_FOR_SCRIPTS] };
}

function emptyRemarks(page: StyledPage, characters: number): Remark[] {
  return [...elsewhereRemarks(page.elements, page.scriptsRan), ...shellRemarks(page, characters)];
}

function shellRemarks(page: StyledPage, characters: number): Remark[] {
  const scripts = pendingScripts(page);
  if (scripts === 0) return [];
  const detail = `shell: needs the render pass. Its ${scripts} scripts fill the page; without them it shows ${characters} characters of text.`;
  return [{ code: 'script_shell', detail }];
}

function scriptShownBoxes(visible: readonly StyledElement[], page: StyledPage): ReadonlyMap<number, Box> {
  if (page.scriptsRan) return new Map();
  return new Map(
    visible.flatMap((element) => {
      const box = element.tag === 'canvas' ? canvasBox(element, page) : chartBox(element);
      return box === null ? [] : [[element.index, box] as const];
    }),
  );
}

/** Chart libraries stretch a canvas over the element they find it in. */
function canvasBox({ parent, box }: StyledElement, { elements }: StyledPage): Box | null {
  const frame = elements[parent];
  return frame?.children.length === 1 && areaOf(frame.box) > areaOf(box) ? frame.box : null;
}

/** An empty element with an id and a size of its own waits for a chart or a map. */
function chartBox(element: StyledElement): Box | null {
  const { id, children, box } = element;
  if (id === null || children.length > 0 || Math.min(box.width, box.height) < MIN_CHART) return null;
  return ownText(element) === '' ? box : null;
}
