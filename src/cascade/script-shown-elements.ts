import { subtreeTextLength, textLength } from './subtree-text-length.ts';
import { MAX_WAITING_TEXT, MIN_VISIBLE_SHARE, PAGE_TEXT_SHARE } from './settling-bounds.ts';
import type { CascadedElement, PageScript } from './styled-page.ts';

const NO_TEXT = new Set(['head', 'script', 'style', 'noscript', 'template', 'title', 'option', 'svg']);

/**
 * Elements without a box that scripts will show. On a page where almost no text has a box, this is the part with most
 * of the text, or the first of several such siblings, as in a slide deck. Indices; empty for any other page.
 */
export function scriptShownElements(
  elements: readonly CascadedElement[],
  scripts: readonly PageScript[],
): ReadonlySet<number> {
  const none = new Set<number>();
  if (scripts.length === 0) return none;
  const { held, own } = textOf(elements);
  const all = held[0] ?? 0;
  const boxed = own.reduce((sum, length, at) => sum + (elements[at]?.rendered === true ? length : 0), 0);
  if (all === 0 || boxed >= MIN_VISIBLE_SHARE * all || boxed > MAX_WAITING_TEXT) return none;
  const hidden = elements.filter(
    ({ parent, rendered, style, index }) =>
      !rendered && style.display === 'none' && elements[parent]?.rendered === true && (held[index] ?? 0) > 0,
  );
  for (const row of Map.groupBy(hidden, ({ parent }) => parent).values()) {
    const [first] = row;
    const together = row.reduce((sum, { index }) => sum + (held[index] ?? 0), 0);
    if (first !== undefined && together >= PAGE_TEXT_SHARE * all) return new Set([first.index]);
  }
  return none;
}

/** Characters of each element: its own, and with all descendants. */
function textOf(elements: readonly CascadedElement[]): { own: number[]; held: number[] } {
  const silent: boolean[] = [];
  const own = elements.map((element) => {
    const { tag, parent } = element;
    const isSilent = NO_TEXT.has(tag) || (silent[parent] ?? false);
    silent.push(isSilent);
    return isSilent ? 0 : textLength(element);
  });
  return { own, held: subtreeTextLength(elements, own) };
}
