import { controlsOf, type Controls } from './controls.ts';
import { paintMapOf, type PaintMap } from './paint-map.ts';
import { surfacesOf, type Surfaces } from './surfaces.ts';
import type { VisiblePage } from './visible-page.ts';

/** A visible page and how it is drawn. */
export interface DrawnPage extends VisiblePage {
  /** Which paint is on top at each position. */
  readonly paintMap: PaintMap;
  /** How elements draw their own boxes. */
  readonly surfaces: Surfaces;
  /** What a reader can press. */
  readonly controls: Controls;
}

/** Paints a visible page. */
export function drawnPage(seen: VisiblePage): DrawnPage {
  const paintMap = paintMapOf(seen);
  const surfaces = surfacesOf(seen, paintMap);
  return { ...seen, paintMap, surfaces, controls: controlsOf(seen.page, surfaces) };
}
