import { isNamedPreloader } from '../cascade/preloaders.ts';
import { subtreeTextLength, textLength } from '../cascade/subtree-text-length.ts';
import { MAX_PRELOADER_TEXT, MIN_VISIBLE_SHARE } from '../cascade/settling-bounds.ts';
import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { areaOf, intersect } from './box-geometry.ts';
import { MIN_TEXT, pendingScripts } from './readiness.ts';

const OPAQUE = 0.9; // alpha; a more transparent layer only dims the page
const FILLED = 0.95; // of the first screen; margins of body and of the first heading may stay free
/** Elements to press or fill in: who waits for the page is not asked for anything. */
const OPERATED: ReadonlySet<string> = new Set([
  'a',
  'button',
  'input',
  'select',
  'textarea',
  'form',
  'video',
]);

/**
 * Preloaders with `position: absolute` that scripts or keyframes remove. They fill the first screen, are opaque, contain
 * almost no text and nothing to press, and lie above text of the page. `settle` removes those with `position: fixed`.
 * Indices.
 */
export function absolutePreloadersOf(page: StyledPage): ReadonlySet<number> {
  const { elements } = page;
  const candidates = elements.filter(
    (element) =>
      fillsFirstScreen(element, page) && isRemoved(element, page) && !asksReader(element, elements),
  );
  if (candidates.length === 0) return new Set();
  const own = elements.map((element) => (element.visible ? textLength(element) : 0));
  const held = subtreeTextLength(elements, own);
  const preloaders = candidates.filter(
    (cover) =>
      (held[cover.index] ?? 0) <= MAX_PRELOADER_TEXT &&
      (held[cover.index] ?? 0) < MIN_VISIBLE_SHARE * (held[0] ?? 0) &&
      coveredText(cover, page) >= MIN_TEXT,
  );
  return new Set(preloaders.map(({ index }) => index));
}

function fillsFirstScreen({ visible, style, box }: StyledElement, { viewport }: StyledPage): boolean {
  if (!visible || style.position !== 'absolute' || style.opacity < OPAQUE) return false;
  if (style['background-color'].a < OPAQUE && style['background-image'].length === 0) return false;
  const screen = { x: 0, y: 0, ...viewport };
  return areaOf(intersect(box, screen)) >= FILLED * areaOf(screen);
}

function isRemoved(element: StyledElement, page: StyledPage): boolean {
  return (
    pendingScripts(page) > 0 ||
    element.style['animation-name'].some((name) => name !== 'none') ||
    isNamedPreloader(element)
  );
}

function asksReader(cover: StyledElement, elements: readonly StyledElement[]): boolean {
  const waiting = [...cover.children];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const element = elements[index];
    if (element === undefined || !element.visible) continue;
    if (OPERATED.has(element.tag)) return true;
    for (const child of element.children) waiting.push(child);
  }
  return false;
}

/** Characters of text on the first screen that is in flow, below the cover. */
function coveredText(cover: StyledElement, { elements, viewport }: StyledPage): number {
  const screen = { x: 0, y: 0, ...viewport };
  const inside = ancestors(cover, elements);
  const levels = levelsUpTo(cover, elements);
  return elements.reduce((sum, element) => {
    if (!element.visible || element.textBox === null) return sum;
    const { width, height } = intersect(element.textBox, screen);
    if (width < 1 || height < 1) return sum;
    return isBelow(element) ? sum + textLength(element) : sum;
  }, 0);

  /** Compares the stacking contexts of both in the nearest element that contains both. */
  function isBelow(element: StyledElement): boolean {
    let level = 0;
    let at: StyledElement | undefined = element;
    for (; at !== undefined && !inside.has(at.index); at = elements[at.parent]) {
      if (at.index === cover.index || isOutOfFlow(at)) return false;
      level = levelOf(at) ?? level;
    }
    return at !== undefined && level < (levels.get(at.index) ?? 0);
  }
}

function ancestors(element: StyledElement, elements: readonly StyledElement[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = elements[element.parent]; at !== undefined; at = elements[at.parent]) found.add(at.index);
  return found;
}

/** For each ancestor of an element, the z-index of the outermost stacking context between them; 0 without one. */
function levelsUpTo(element: StyledElement, elements: readonly StyledElement[]): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  let level = 0;
  for (let at: StyledElement | undefined = element; at !== undefined; at = elements[at.parent]) {
    level = levelOf(at) ?? level;
    levels.set(at.parent, level);
  }
  return levels;
}

function levelOf({ style }: StyledElement): number | null {
  const level = Number.parseInt(style['z-index'], 10);
  return style.position === 'static' || Number.isNaN(level) ? null : level;
}

function isOutOfFlow({ style }: StyledElement): boolean {
  return style.position === 'absolute' || style.position === 'fixed';
}
