import { subtreeTextLength, textLength } from './subtree-text-length.ts';
import { MIN_OPACITY } from './rendering.ts';
import { HARDLY_ANY_TEXT, HOLDS_PAGE } from './settling-bounds.ts';
import type { CascadedElement, PageScript } from './styled-page.ts';

/**
 * What hides a page that is transparent or hidden until its scripts or keyframes have run: nobody publishes a page to
 * show nothing. Indices of the outermost hidden elements that hold the page; empty for any other page.
 */
export function veils(
  elements: readonly CascadedElement[],
  scripts: readonly PageScript[],
): ReadonlySet<number> {
  const none = new Set<number>();
  if (scripts.length === 0 && !elements.some(isAnimated)) return none;
  const own = elements.map((element) => (element.rendered ? textLength(element) : 0));
  const all = own.reduce((sum, length) => sum + length, 0);
  const shown = own.reduce((sum, length, index) => sum + (elements[index]?.visible === true ? length : 0), 0);
  if (all === 0 || shown >= HARDLY_ANY_TEXT * all) return none;
  const held = subtreeTextLength(elements, own);
  const hiding = elements.filter(({ rendered, visible, parent, index }) => {
    const above = parent === -1 ? undefined : elements[parent];
    const starts = rendered && !visible && (above === undefined || above.visible);
    return starts && (held[index] ?? 0) >= HOLDS_PAGE * all;
  });
  return new Set(hiding.map(({ index }) => index));
}

/** The elements without what these hide; parts that stay hidden within them stay so. Styles are left as they are. */
export function revealed(
  elements: readonly CascadedElement[],
  hiding: ReadonlySet<number>,
): readonly CascadedElement[] {
  if (hiding.size === 0) return elements;
  const lifted: (Lifted | null)[] = [];
  return elements.map((element) => {
    const starts = hiding.has(element.index) && element.rendered && !element.visible;
    const state = starts
      ? { opacity: 1, hidden: element.style.visibility !== 'visible' }
      : below(lifted[element.parent] ?? null, element);
    lifted.push(state);
    if (state === null || !element.rendered) return element;
    const visible = state.opacity > MIN_OPACITY && (state.hidden || element.style.visibility === 'visible');
    return { ...element, visible };
  });
}

const isAnimated = ({ style }: CascadedElement) => style['animation-name'].some((name) => name !== 'none');

/** Within the veil: what its own styles let through. */
interface Lifted {
  /** Product of the opacities below the veil. */
  readonly opacity: number;
  /** The veil is a `visibility` that its content inherits. */
  readonly hidden: boolean;
}

function below(state: Lifted | null, { style }: CascadedElement): Lifted | null {
  return state && { ...state, opacity: state.opacity * style.opacity };
}
