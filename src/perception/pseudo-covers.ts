import type { ComputedStyle } from '../cascade/properties.ts';
import type { PseudoElement, StyledPage } from '../cascade/styled-page.ts';

/** Whether a box of ::before or ::after is painted over what its element holds. */
export type CoverTest = (pseudo: PseudoElement) => boolean;

const OPAQUE = 0.95; // alpha from which a fill hides what is behind it
/** Classes of html or body while a page loads; a script takes them away, and covers with them. */
const LOADING = /^(?:is-)?(?:pre-?load(?:ing)?|loading)$/;

/**
 * Prepares the test for a page: a cover is positioned, not behind, opaque, and shown so for good. What a hover or keyframes
 * move away is an effect on what it lies on.
 */
export function coverTest(page: StyledPage): CoverTest {
  return isLoading(page) ? () => false : isCover;
}

function isLoading({ elements, scripts }: StyledPage): boolean {
  const roots = elements.filter(({ tag }) => tag === 'html' || tag === 'body');
  const states = roots.flatMap(({ classes }) => classes.filter((name) => LOADING.test(name)));
  return states.some((name) => scripts.some(({ isRead, text }) => !isRead || text.includes(name)));
}

function isCover({ style }: PseudoElement): boolean {
  const isStill =
    style.transform === 'none' &&
    style['clip-path'] === 'none' &&
    style['animation-name'].every((name) => name === 'none') &&
    style['transition-duration'].every((seconds) => seconds === 0);
  const isPositioned = style.position === 'absolute' || style.position === 'fixed';
  const isShown = style.visibility === 'visible' && style.opacity >= OPAQUE;
  return isStill && isPositioned && isShown && style['background-color'].a >= OPAQUE && !(zIndex(style) < 0);
}

/** NaN for `auto`. */
export function zIndex(style: ComputedStyle): number {
  return Number.parseInt(style['z-index'], 10);
}
