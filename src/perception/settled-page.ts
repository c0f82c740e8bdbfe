import type { StyledPage } from '../cascade/styled-page.ts';
import { withoutParts } from '../cascade/without-parts.ts';
import { absolutePreloadersOf } from './absolute-preloaders.ts';
import { clippedSlides } from './clipped-slides.ts';
import { waitingPage } from './readiness.ts';

/** The page without the slides that carousels do not show, and without the preloaders that its scripts remove. */
export function settledPage(page: StyledPage): StyledPage {
  const preloaders = absolutePreloadersOf(page);
  const elements = withoutParts(page.elements, new Set([...preloaders, ...clippedSlides(page)]));
  if (preloaders.size === 0) return { ...page, elements };
  return waitingPage({ ...page, elements });
}
