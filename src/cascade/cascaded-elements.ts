import type { DocElement, DocumentTree } from '../document/document.ts';
import { createWorkBudget, type WorkBudget } from '../limits/work-budget.ts';
import { collapseCssSpaces } from '../text/collapse-spaces.ts';
import type { PageStyles } from './computed-styles.ts';
import { generatedText, TextLength } from './generated-content.ts';
import { OUTSIDE, presenceOf, type Presence } from './rendering.ts';
import type { ResolvedStyle } from './style-resolver.ts';
import type { CascadedElement, PseudoElement } from './styled-page.ts';

const NO_CLASSES: readonly string[] = [];

/**
 * Combines the document and its styles into the elements that layout and features read. `scriptShown` elements get a box
 * whatever their `display`.
 */
export function cascadedElements(
  document: DocumentTree,
  styles: PageStyles,
  scriptShown: ReadonlySet<number> = new Set(),
  work: WorkBudget = createWorkBudget(),
): CascadedElement[] {
  const presences: Presence[] = [];
  const length = new TextLength(work);
  return document.elements.map((element) => {
    const { index, tag, namespace, id, classes, attributes, parent, children } = element;
    const own = styleOf(styles.elements[index]);
    const style = scriptShown.has(index) ? { ...own, display: 'block' } : own;
    const presence = presenceOf(element, style, (parent && presences[parent.index]) ?? OUTSIDE);
    presences.push(presence);
    return {
      index,
      tag,
      namespace,
      id,
      classes: classes ?? NO_CLASSES,
      attributes,
      parent: parent?.index ?? -1,
      children: children.map((child) => child.index),
      content: contentOf(element, style['white-space']),
      style,
      before: presence.rendered ? pseudoElement(styles.before[index], element, length) : null,
      after: presence.rendered ? pseudoElement(styles.after[index], element, length) : null,
      rendered: presence.rendered,
      visible: presence.visible,
    };
  });
}

function styleOf(resolved: ResolvedStyle | undefined): CascadedElement['style'] {
  if (resolved === undefined) throw new Error('Every element has a style.');
  return resolved.computed.style;
}

function pseudoElement(
  resolved: ResolvedStyle | null | undefined,
  element: DocElement,
  length: TextLength,
): PseudoElement | null {
  if (!resolved) return null;
  const { style } = resolved.computed;
  const text = generatedText(style.content, element, length);
  return text === null || style.display === 'none' ? null : { style, text };
}

/** White space as in CSS: runs become one space, unless `white-space` preserves them. */
function contentOf({ content }: DocElement, whiteSpace: string): (string | number)[] {
  const preserved = /pre|break-spaces/.test(whiteSpace);
  return content.map((part) => {
    if (typeof part !== 'string') return part.index;
    return preserved ? part : collapseCssSpaces(part);
  });
}
