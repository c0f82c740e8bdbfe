import type { StyledPage } from '../cascade/styled-page.ts';
import { withoutParts } from '../cascade/without-parts.ts';
import { clippedSlides } from './clipped-slides.ts';
import { preloadersOf } from './covers.ts';
import { waitingPage } from './readiness.ts';

/** The page without the slides that carousels do not show, and without the covers that its scripts remove. */
export function settledPage(page: StyledPage): StyledPage {
  const covers = preloadersOf(page);
  const elements = withoutParts(page.elements, new Set([...covers, ...clippedSlides(page)]));
  if (covers.size === 0) return { ...page, elements };
  return waitingPage({ ...page, elements });
}
