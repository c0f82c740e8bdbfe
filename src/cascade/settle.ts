import { scriptShownElements } from './script-shown-elements.ts';
import { coversOf } from './covers.ts';
import { firstSlides } from './first-slides.ts';
import { revealed, veils } from './reveal-hidden-content.ts';
import type { CascadedElement, PageScript } from './styled-page.ts';

/** The elements of a page once it has settled. */
export interface Settled {
  readonly elements: readonly CascadedElement[];
  /** The page as it is served shows next to nothing of itself. */
  readonly waits: boolean;
}

/**
 * What a reader sees once scripts and keyframes have brought the page in: hidden pages and the first slides of
 * sliders show, preloaders are gone. `withBoxes` gives boxes to elements that have none. Styles stay as they are.
 */
export function settle(
  served: readonly CascadedElement[],
  withBoxes: (awaited: ReadonlySet<number>) => readonly CascadedElement[],
  scripts: readonly PageScript[],
): Settled {
  const awaited = scriptShownElements(served, scripts);
  const slides = firstSlides(served, scripts);
  const boxless = [...awaited, ...slides].filter((index) => served[index]?.rendered === false);
  const boxed = boxless.length === 0 ? served : withBoxes(new Set(boxless));
  const hidden = veils(boxed, scripts);
  const shown = revealed(boxed, new Set([...hidden, ...slides]));
  const covers = coversOf(shown, scripts);
  const isVeiled =
    hidden.size > 0 && shown.some(({ visible, index }) => visible && boxed[index]?.visible === false);
  return { elements: uncovered(shown, covers), waits: awaited.size > 0 || isVeiled || covers.size > 0 };
}

function uncovered(
  elements: readonly CascadedElement[],
  covers: ReadonlySet<number>,
): readonly CascadedElement[] {
  if (covers.size === 0) return elements;
  const gone: boolean[] = [];
  return elements.map((element) => {
    const isGone = covers.has(element.index) || gone[element.parent] === true;
    gone.push(isGone);
    return isGone ? { ...element, visible: false } : element;
  });
}
