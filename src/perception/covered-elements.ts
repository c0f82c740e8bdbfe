import type { ComputedStyle } from '../cascade/properties.ts';
import { MAX_PRELOADER_TEXT } from '../cascade/settling-bounds.ts';
import { subtreeTextLength, textLength } from '../cascade/subtree-text-length.ts';
import type { Box, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { shownPart } from './clips.ts';
import type { Paint } from './paint-layers.ts';
import { MAX_PAINTS, type PaintMap } from './paint-map.ts';
import { pendingScripts } from './readiness.ts';

/** Alpha from which a fill hides what is behind it. */
const OPAQUE = 0.95;
/** Of the viewport: a smaller bar or dialog that is fixed to it leaves room to scroll what it covers into view. */
const FILLS_VIEWPORT = 0.98;
const POSITIONED: ReadonlySet<string> = new Set(['relative', 'absolute']);

/**
 * The elements that something opaque covers completely, whatever the reader does. In-flow boxes do not cover text: CSS paints
 * their backgrounds first (CSS 2, appendix E). Indices. Below the grid nothing is known to be covered.
 */
export function coveredElements(
  visible: readonly StyledElement[],
  map: PaintMap,
  page: StyledPage,
): ReadonlySet<number> {
  const covers = new Covers(page, map);
  const shownBox = ({ index, box, textBox }: StyledElement) => {
    const clip = map.clips[index];
    if (clip === undefined) return box;
    return textBox === null ? shownPart(box, clip.own) : shownPart(textBox, clip.contents);
  };
  return new Set(
    visible.flatMap((element) => (isCovered(element, shownBox(element), map, covers) ? [element.index] : [])),
  );
}

function isCovered(element: StyledElement, box: Box, map: PaintMap, covers: Covers): boolean {
  const centre = map.atCentre(box);
  if (centre === undefined || !covers.hides(centre, element)) return false;
  return map.under(box).every((paint) => covers.hides(paint, element));
}

/** Which paints hide which elements. */
class Covers {
  readonly #page: StyledPage;
  readonly #map: PaintMap;
  #held: readonly number[] | null = null;

  constructor(page: StyledPage, map: PaintMap) {
    this.#page = page;
    this.#map = map;
  }

  hides(top: Paint, element: StyledElement): boolean {
    const turn = this.#map.turns[element.index] ?? 0;
    let paint: Paint | undefined = top;
    for (let layer = 0; layer < MAX_PAINTS && paint !== undefined; layer++) {
      if (paint.turn <= turn) return false;
      if (isOpaque(paint) && this.#isAbove(paint, element)) return true;
      paint = this.#map.paints[paint.below];
    }
    return false;
  }

  /** Painted after all that the element holds, and not to be scrolled away from it. */
  #isAbove({ element: painted, cover }: Paint, element: StyledElement): boolean {
    if (cover !== null && cover.style.position !== 'fixed' && holds(painted, element, this.#page.elements))
      return painted.index !== element.index;
    let isRaised = cover !== null;
    let fixed: StyledElement | null = cover?.style.position === 'fixed' ? painted : null;
    const { elements } = this.#page;
    for (let at: StyledElement | undefined = painted; at !== undefined; at = elements[at.parent]) {
      if (at.index === element.index) return false;
      if (holds(at, element, elements)) break;
      isRaised ||= raises(at.style);
      if (at.style.position === 'fixed' || at.style.position === 'sticky') fixed = at;
    }
    return fixed === null ? isRaised || isLowered(element, painted, elements) : this.#isPage(fixed);
  }

  /** Fills the viewport for good: it holds more than a preloader that scripts remove. */
  #isPage({ index, box: { width, height } }: StyledElement): boolean {
    const { viewport } = this.#page;
    if (width < FILLS_VIEWPORT * viewport.width || height < FILLS_VIEWPORT * viewport.height) return false;
    return pendingScripts(this.#page) === 0 || (this.#text()[index] ?? 0) > MAX_PRELOADER_TEXT;
  }

  /** Visible characters within each element. */
  #text(): readonly number[] {
    const { elements } = this.#page;
    this.#held ??= subtreeTextLength(
      elements,
      elements.map((element) => (element.visible ? textLength(element) : 0)),
    );
    return this.#held;
  }
}

function holds(outer: StyledElement, inner: StyledElement, elements: readonly StyledElement[]): boolean {
  if (outer.index > inner.index) return false; // parents precede their children
  let at: StyledElement | undefined = inner;
  while (at !== undefined && at.index > outer.index) at = elements[at.parent];
  return at?.index === outer.index;
}

/** A negative z-index puts the element, or what holds it, behind the boxes in flow. */
function isLowered(
  element: StyledElement,
  cover: StyledElement,
  elements: readonly StyledElement[],
): boolean {
  for (let at: StyledElement | undefined = element; at !== undefined; at = elements[at.parent]) {
    if (holds(at, cover, elements)) return false;
    if (at.style.position !== 'static' && Number.parseInt(at.style['z-index'], 10) < 0) return true;
  }
  return false;
}

function raises(style: ComputedStyle): boolean {
  return POSITIONED.has(style.position) || style.transform !== 'none' || style.opacity < 1;
}

/** Media without transparent parts, as pictures have them: films, and documents of others, most of which are players and maps. */
const FRAMES: ReadonlySet<string> = new Set(['video', 'iframe']);

function isOpaque({ kind, element, cover }: Paint): boolean {
  if (cover !== null) return true; // see coverTest
  const { style } = element;
  if (style.opacity < OPAQUE) return false;
  if (kind === 'color') return style['background-color'].a >= OPAQUE;
  if (kind === 'media') return FRAMES.has(element.tag);
  return (
    kind === 'gradient' &&
    (style['background-color'].a >= OPAQUE ||
      style['background-image'].some(
        (image) => image.kind === 'gradient' && image.stops.every(({ a }) => a >= OPAQUE),
      ))
  );
}
