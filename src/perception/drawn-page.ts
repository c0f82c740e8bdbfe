import type { StyledElement } from '../cascade/styled-page.ts';
import { layersOf } from './background-layers.ts';
import type { Layer } from './layer.ts';
import { perElement } from './by-element.ts';
import { controlsOf, type Controls } from './controls.ts';
import { coveredElements } from './covered-elements.ts';
import { lowestOf } from './page-height.ts';
import { paintMapOf, type PaintMap } from './paint-map.ts';
import { isReadable } from './readable-text.ts';
import { surfacesOf, type Surfaces } from './surfaces.ts';
import { withoutText } from './unseen-elements.ts';
import type { VisiblePage } from './visible-page.ts';

/** A visible page and how it is drawn. */
export interface DrawnPage extends VisiblePage {
  /** The visible background layers of an element, from back to front. */
  readonly layers: (element: StyledElement) => readonly Layer[];
  /** Which paint is on top at each position. */
  readonly paintMap: PaintMap;
  /** How elements draw their own boxes. */
  readonly surfaces: Surfaces;
  /** What a reader can press. */
  readonly controls: Controls;
}

/** Paints a visible page. */
export function drawnPage(seen: VisiblePage): DrawnPage {
  const layers = perElement((element) => layersOf(element.style, element.box, seen));
  const paintMap = paintMapOf(seen, layers);
  const shown = withoutUnpainted(seen, paintMap);
  const surfaces = surfacesOf(shown, paintMap);
  return { ...shown, layers, paintMap, surfaces, controls: controlsOf(shown.page, surfaces) };
}

/** The page without elements that others cover, and without text in the colour of its ground. */
function withoutUnpainted(seen: VisiblePage, paintMap: PaintMap): VisiblePage {
  const { page, runs, visible } = seen;
  const covered = coveredElements(visible, paintMap, page);
  const blank = runs.filter((run) => !covered.has(run.element.index) && !isReadable(run, paintMap, page));
  if (covered.size === 0 && blank.length === 0) return seen;
  const elements = [...page.elements];
  for (const index of covered) {
    const element = elements[index];
    if (element !== undefined) elements[index] = { ...element, visible: false, textBox: null };
  }
  for (const { element } of blank) elements[element.index] = withoutText(element);
  const isShown = ({ index }: StyledElement) => elements[index]?.visible === true;
  const blankIndices = new Set(blank.map(({ element }) => element.index));
  const painted = visible.flatMap((element) => (isShown(element) ? (elements[element.index] ?? []) : []));
  return {
    ...seen,
    page: { ...page, elements },
    visible: painted,
    height: lowestOf(painted, page.elements),
    runs: runs.filter(({ element }) => isShown(element) && !blankIndices.has(element.index)),
  };
}
