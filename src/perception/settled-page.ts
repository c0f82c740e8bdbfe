import type { StyledPage } from '../cascade/styled-page.ts';
import { textLength } from '../cascade/subtree-text-length.ts';
import { withoutParts } from '../cascade/without-parts.ts';
import { absolutePreloadersOf } from './absolute-preloaders.ts';
import { withoutBlankImages } from './blank-images.ts';
import { consentBars } from './consent-bars.ts';
import { withFadedIn } from './faded-in.ts';
import { withInvertedColors } from './inverted-page.ts';
import { MIN_TEXT, pendingScripts, waitingPage } from './readiness.ts';
import { withoutUnseen } from './unseen-elements.ts';

/**
 * The page without preloaders that its scripts remove, bars that ask for consent, images that draw nothing, and what no reader sees; generated boxes
 * are as faded in as they stay, and colours are those that a filter on the root shows.
 */
export function settledPage(laidOut: StyledPage): StyledPage {
  const loaded = withoutBlankImages(withInvertedColors(laidOut));
  const page = { ...loaded, elements: withFadedIn(loaded) };
  const preloaders = absolutePreloadersOf(page);
  const foreign = new Set([...preloaders, ...consentBars(page)]);
  const rest = { ...page, elements: withoutParts(page.elements, foreign) };
  const seen = { ...rest, elements: withoutUnseen(rest) };
  const settled = isLeftEmpty(seen, rest) ? waitingPage(rest) : seen;
  return preloaders.size === 0 ? settled : waitingPage(settled);
}

/** Whether a page with scripts would show no text at all: its scripts size the boxes that clip it, as slide decks do. */
function isLeftEmpty(seen: StyledPage, laidOut: StyledPage): boolean {
  return pendingScripts(laidOut) > 0 && characters(seen) < MIN_TEXT && characters(laidOut) >= MIN_TEXT;
}

function characters({ elements }: StyledPage): number {
  return elements.reduce(
    (sum, element) => (element.visible && element.textBox !== null ? sum + textLength(element) : sum),
    0,
  );
}
