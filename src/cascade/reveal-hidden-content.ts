import { subtreeTextLength, textLength } from './subtree-text-length.ts';
import { MIN_OPACITY } from './rendering.ts';
import { MAX_WAITING_TEXT, MIN_VISIBLE_SHARE, PAGE_TEXT_SHARE } from './settling-bounds.ts';
import type { CascadedElement, PageScript } from './styled-page.ts';

/**
 * Elements that hide a page until its scripts or keyframes have run: almost none of its text is visible before.
 * Indices of the outermost hidden elements with enough of the text; empty for any other page.
 */
export function hiddenRoots(
  elements: readonly CascadedElement[],
  scripts: readonly PageScript[],
): ReadonlySet<number> {
  const none = new Set<number>();
  if (scripts.length === 0 && !elements.some(isAnimated)) return none;
  const own = elements.map((element) => (element.rendered ? textLength(element) : 0));
  const all = own.reduce((sum, length) => sum + length, 0);
  const shown = own.reduce((sum, length, index) => sum + (elements[index]?.visible === true ? length : 0), 0);
  if (all === 0 || shown >= MIN_VISIBLE_SHARE * all || shown > MAX_WAITING_TEXT) return none;
  const held = subtreeTextLength(elements, own);
  const hiding = elements.filter(({ rendered, visible, parent, index }) => {
    const above = parent === -1 ? undefined : elements[parent];
    const starts = rendered && !visible && (above === undefined || above.visible);
    return starts && (held[index] ?? 0) >= PAGE_TEXT_SHARE * all;
  });
  return new Set(hiding.map(({ index }) => index));
}

/**
 * Makes the content of the hidden elements visible; descendants that hide themselves stay hidden. Styles do not
 * change.
 */
export function revealHiddenContent(
  elements: readonly CascadedElement[],
  hiding: ReadonlySet<number>,
): readonly CascadedElement[] {
  if (hiding.size === 0) return elements;
  const states: (Revealed | null)[] = [];
  return elements.map((element) => {
    const starts = hiding.has(element.index) && element.rendered && !element.visible;
    const state = starts
      ? { opacity: 1, hidden: element.style.visibility !== 'visible' }
      : below(states[element.parent] ?? null, element);
    states.push(state);
    if (state === null || !element.rendered) return element;
    const visible = state.opacity > MIN_OPACITY && (state.hidden || element.style.visibility === 'visible');
    return { ...element, visible };
  });
}

const isAnimated = ({ style }: CascadedElement) => style['animation-name'].some((name) => name !== 'none');

/** State below a revealed element. */
interface Revealed {
  /** Product of the opacities below the revealed element. */
  readonly opacity: number;
  /** The revealed element was hidden by `visibility`, which its content inherits. */
  readonly hidden: boolean;
}

function below(state: Revealed | null, { style }: CascadedElement): Revealed | null {
  return state && { ...state, opacity: state.opacity * style.opacity };
}
