import { isNamed } from './is-named.ts';
import { MEDIA_ENVIRONMENT } from '../document/media-environment.ts';
import type { LengthPercentage, Size } from './computed-value.ts';
import { subtreeTextLength, textLength } from './subtree-text-length.ts';
import type { ComputedStyle } from './properties.ts';
import { MAX_PRELOADER_TEXT, MIN_VISIBLE_SHARE } from './settling-bounds.ts';
import type { CascadedElement, PageScript } from './styled-page.ts';

const OPAQUE = 0.9; // alpha; a more transparent layer only dims the page

/**
 * Preloaders that scripts or keyframes remove: elements that fill the whole viewport, are in front of their siblings,
 * and contain almost none of the page's text. Indices.
 */
export function preloadersOf(
  elements: readonly CascadedElement[],
  scripts: readonly PageScript[],
): ReadonlySet<number> {
  const candidates = elements.filter((element) => element.visible && fillsViewport(element));
  if (candidates.length === 0) return new Set();
  const own = elements.map((element) => (element.visible ? textLength(element) : 0));
  const held = subtreeTextLength(elements, own);
  const preloaders = candidates.filter((element) => {
    const passes =
      scripts.length > 0 ||
      element.style['animation-name'].some((name) => name !== 'none') ||
      isNamedPreloader(element);
    const text = held[element.index] ?? 0;
    const isBare = text <= MAX_PRELOADER_TEXT && text < MIN_VISIBLE_SHARE * (held[0] ?? 0);
    return passes && isBare && isInFront(element, elements);
  });
  return new Set(preloaders.map(({ index }) => index));
}

/** Pages are often posted without their scripts. */
export function isNamedPreloader(element: Pick<CascadedElement, 'id' | 'classes'>): boolean {
  return isNamed(element, PRELOADER);
}

const PRELOADER =
  /^(?:page-?|site-?|pre-?)?(?:load(?:er|ing)|preload(?:er)?|spinner|splash)(?:[-_]?(?:wrapper|wrap|container|overlay|screen|bg|area|page))?$/i;

function fillsViewport({ style, tag }: CascadedElement): boolean {
  if (style.position !== 'fixed' || tag === 'body' || tag === 'html') return false;
  if (style['background-color'].a < OPAQUE && style['background-image'].length === 0) return false;
  return (
    spans(style, 'left', 'right', 'width', MEDIA_ENVIRONMENT.width) &&
    spans(style, 'top', 'bottom', 'height', MEDIA_ENVIRONMENT.height)
  );
}

function spans(
  style: ComputedStyle,
  start: 'left' | 'top',
  end: 'right' | 'bottom',
  size: 'width' | 'height',
  window: number,
): boolean {
  const extent = lengthOf(style[size], window);
  const [from, to] = [lengthOf(style[start], window), lengthOf(style[end], window)];
  if (extent !== null) return extent >= window && (from ?? 0) <= 0;
  return from !== null && to !== null && from <= 0 && to <= 0;
}

function lengthOf(size: Size, window: number): number | null {
  return typeof size === 'string' ? null : inPixels(size, window);
}

function inPixels({ px, percent }: LengthPercentage, window: number): number {
  return px + (percent / 100) * window;
}

/** A fixed background is behind its siblings; a preloader has the highest z-index. */
function isInFront({ index, parent, style }: CascadedElement, elements: readonly CascadedElement[]): boolean {
  const own = levelOf(style);
  const siblings = elements[parent]?.children ?? [];
  return own > 0 && siblings.every((at) => at === index || levelOf(elements[at]?.style) < own);
}

function levelOf(style: ComputedStyle | undefined): number {
  return Number.parseInt(style?.['z-index'] ?? '', 10) || 0;
}
