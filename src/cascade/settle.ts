import { scriptShownElements } from './script-shown-elements.ts';
import { preloadersOf } from './preloaders.ts';
import { firstSlides } from './first-slides.ts';
import { revealHiddenContent, hiddenRoots } from './reveal-hidden-content.ts';
import { awaitingReveal } from './awaiting-reveal.ts';
import type { RevealStates } from './rules/reveal-states.ts';
import type { CascadedElement, Keyframes, PageScript } from './styled-page.ts';
import { withoutParts } from './without-parts.ts';

/** The elements of a page after it has settled. */
export interface Settled {
  readonly elements: readonly CascadedElement[];
  /** Whether the page as served shows almost nothing. */
  readonly waits: boolean;
}

/** What settling needs to know beside the elements. */
interface Surroundings {
  readonly scripts: readonly PageScript[];
  readonly keyframes: ReadonlyMap<string, Keyframes>;
  /** Gives boxes to elements without one. */
  readonly withBoxes: (scriptShown: ReadonlySet<number>) => readonly CascadedElement[];
  readonly revealStates: RevealStates;
  /** Selects the elements that hover or focus makes opaque. */
  readonly shownByPointer: (indices: ReadonlySet<number>) => ReadonlySet<number>;
}

/**
 * The page once scripts and keyframes have run: hidden pages, content that appears on scroll and the first slides of
 * sliders are visible, preloaders are gone. Styles do not change.
 */
export function settle(
  served: readonly CascadedElement[],
  { scripts, keyframes, withBoxes, revealStates, shownByPointer }: Surroundings,
): Settled {
  const scriptShown = scriptShownElements(served, scripts);
  const slides = firstSlides(served, scripts);
  const boxless = [...scriptShown, ...slides].filter((index) => served[index]?.rendered === false);
  const boxed = boxless.length === 0 ? served : withBoxes(new Set(boxless));
  const hidden = hiddenRoots(boxed, scripts);
  const awaiting = awaitingReveal(boxed, keyframes, scripts, revealStates);
  const pointed = awaiting.size === 0 ? awaiting : shownByPointer(awaiting);
  const revealed = [...awaiting].filter((index) => !pointed.has(index));
  const shown = revealHiddenContent(boxed, new Set([...hidden, ...slides, ...revealed]));
  const preloaders = preloadersOf(shown, scripts);
  const wasHidden =
    hidden.size > 0 && shown.some(({ visible, index }) => visible && boxed[index]?.visible === false);
  return {
    elements: withoutParts(shown, preloaders),
    waits: scriptShown.size > 0 || wasHidden || preloaders.size > 0,
  };
}
