import type { StyledElement } from '../cascade/styled-page.ts';
import { layersOf, type Layer } from './background-layers.ts';
import { perElement } from './by-element.ts';
import { controlsOf, type Controls } from './controls.ts';
import { paintMapOf, type PaintMap } from './paint-map.ts';
import { surfacesOf, type Surfaces } from './surfaces.ts';
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
  const surfaces = surfacesOf(seen, paintMap);
  return { ...seen, layers, paintMap, surfaces, controls: controlsOf(seen.page, surfaces) };
}
