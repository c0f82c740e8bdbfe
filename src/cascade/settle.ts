import { scriptShownElements } from './script-shown-elements.ts';
import { preloadersOf } from './preloaders.ts';
import { firstSlides } from './first-slides.ts';
import { revealHiddenContent, hiddenRoots } from './reveal-hidden-content.ts';
import type { CascadedElement, PageScript } from './styled-page.ts';
import { withoutParts } from './without-parts.ts';

/** The elements of a page after it has settled. */
export interface Settled {
  readonly elements: readonly CascadedElement[];
  /** Whether the page as served shows almost nothing. */
  readonly waits: boolean;
}

/**
 * The page once scripts and keyframes have run: hidden pages and the first slides of sliders are visible, preloaders
 * are gone. `withBoxes` gives boxes to elements without one. Styles do not change.
 */
export function settle(
  served: readonly CascadedElement[],
  withBoxes: (scriptShown: ReadonlySet<number>) => readonly CascadedElement[],
  scripts: readonly PageScript[],
): Settled {
  const scriptShown = scriptShownElements(served, scripts);
  const slides = firstSlides(served, scripts);
  const boxless = [...scriptShown, ...slides].filter((index) => served[index]?.rendered === false);
  const boxed = boxless.length === 0 ? served : withBoxes(new Set(boxless));
  const hidden = hiddenRoots(boxed, scripts);
  const shown = revealHiddenContent(boxed, new Set([...hidden, ...slides]));
  const preloaders = preloadersOf(shown, scripts);
  const wasHidden =
    hidden.size > 0 && shown.some(({ visible, index }) => visible && boxed[index]?.visible === false);
  return {
    elements: withoutParts(shown, preloaders),
    waits: scriptShown.size > 0 || wasHidden || preloaders.size > 0,
  };
}
