import { heldText, textLength } from './held-text.ts';
import { FAINTEST } from './rendering.ts';
import type { CascadedElement, PageScript } from './styled-page.ts';

const SHOWN = 0.1; // of the text: a page that shows less is hidden, not sparse
const HELD = 0.2; // of the text: smaller hidden parts of such a page are menus and dialogs

/**
 * A page that is transparent or hidden until its scripts or keyframes have run, as it looks once they have: nobody
 * publishes a page to show nothing. Parts that stay hidden within it stay so. Styles are left as they are.
 */
export function liftVeil(
  elements: readonly CascadedElement[],
  scripts: readonly PageScript[],
): readonly CascadedElement[] {
  if (scripts.length === 0 && !elements.some(isAnimated)) return elements;
  const own = elements.map((element) => (element.rendered ? textLength(element) : 0));
  const all = own.reduce((sum, length) => sum + length, 0);
  const shown = own.reduce((sum, length, index) => sum + (elements[index]?.visible === true ? length : 0), 0);
  if (all === 0 || shown >= SHOWN * all) return elements;
  const held = heldText(elements, own);
  const lifted: (Lifted | null)[] = [];
  return elements.map((element) => {
    const above = element.parent === -1 ? undefined : elements[element.parent];
    const starts = element.rendered && !element.visible && (above === undefined || above.visible);
    const state = starts
      ? (held[element.index] ?? 0) >= HELD * all
        ? { opacity: 1, hidden: element.style.visibility !== 'visible' }
        : null
      : below(lifted[element.parent] ?? null, element);
    lifted.push(state);
    if (state === null || !element.rendered) return element;
    const visible = state.opacity > FAINTEST && (state.hidden || element.style.visibility === 'visible');
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
