import type { CascadedElement, CascadedPage, PseudoElement } from '../cascade/styled-page.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import { repairChildren } from './anonymous-boxes.ts';
import { collapsedCell, collapsedTable } from './collapsed-borders.ts';
import { controlLabel } from './form-control.ts';
import { newBox, type Inside, type LayoutBox } from './layout-box.ts';

/** Deeper elements use the box of their ancestor at this depth. Chromium's parser stops nesting at 512. */
const MAX_DEPTH = 200;

const REPLACED: ReadonlySet<string> = new Set(
  'img svg video audio canvas iframe embed object input textarea select progress meter'.split(' '),
);

/** Builds the box tree: resolves `display: contents` and adds pseudo-elements and anonymous boxes. */
export function buildBoxTree(page: CascadedPage): LayoutBox | null {
  const root = page.elements[0];
  if (root === undefined || !root.rendered) return null;
  const boxes: LayoutBox[] = [];
  appendElement(root, page, boxes, 0);
  const [box] = boxes;
  if (box === undefined) return null;
  box.level = 'block';
  return box;
}

function appendElement(element: CascadedElement, page: CascadedPage, into: LayoutBox[], depth: number): void {
  const { style } = element;
  if (!element.rendered || style.display === 'none' || depth > MAX_DEPTH) return;
  if (style.display === 'contents') {
    appendContent(element, page, into, depth);
    return;
  }
  const box = elementBox(element, page);
  if (box.inside !== 'replaced' && box.inside !== 'break') appendContent(element, page, box.children, depth);
  if (box.inside === 'table') box.style = collapsedTable(box);
  repairChildren(box);
  into.push(box);
}

function appendContent(element: CascadedElement, page: CascadedPage, into: LayoutBox[], depth: number): void {
  appendPseudo(element.before, into);
  for (const part of element.content) {
    if (typeof part === 'string') {
      if (part !== '') into.push(textBox(part, element.style, element.index));
      continue;
    }
    const child = page.elements[part];
    if (child !== undefined) appendElement(child, page, into, depth + 1);
  }
  appendPseudo(element.after, into);
}

function appendPseudo(pseudo: PseudoElement | null, into: LayoutBox[]): void {
  if (pseudo === null || pseudo.style.display === 'none') return;
  const box = styledBox(pseudo.style, -1, null, insideOf(pseudo.style));
  if (pseudo.text !== '') box.children.push(textBox(pseudo.text, pseudo.style, -1));
  repairChildren(box);
  into.push(box);
}

function elementBox(element: CascadedElement, page: CascadedPage): LayoutBox {
  if (element.tag === 'br') return styledBox(element.style, element.index, element, 'break');
  const replaced = REPLACED.has(element.tag) && (element.tag === 'svg' || element.namespace !== 'svg');
  const inside = replaced ? 'replaced' : element.tag === 'legend' ? 'flow' : insideOf(element.style);
  return styledBox(
    collapsedCell(element.style),
    element.index,
    element,
    inside,
    replaced ? controlLabel(element, page) : '',
  );
}

function styledBox(
  style: ComputedStyle,
  element: number,
  source: CascadedElement | null,
  inside: Inside,
  text = '',
): LayoutBox {
  const outOfFlow = style.position === 'absolute' || style.position === 'fixed';
  const float = outOfFlow ? 'none' : floatOf(style.float);
  const taken = outOfFlow || float !== 'none';
  return newBox({
    element,
    source,
    style,
    inside: inside === 'inline' && taken ? 'flow' : columnsOf(style, inside),
    level: !taken && style.display.startsWith('inline') ? 'inline' : 'block',
    outOfFlow,
    float,
    text,
  });
}

function textBox(text: string, style: ComputedStyle, element: number): LayoutBox {
  return newBox({ element, style, inside: 'text', level: 'inline', text });
}

function insideOf(style: ComputedStyle): Inside {
  const { display } = style;
  if (style['-webkit-line-clamp'] !== 'none' && display.endsWith('-webkit-box')) return 'flow';
  if (display === 'inline' || display === 'ruby') return 'inline';
  if (display.endsWith('flex') || display.endsWith('-webkit-box')) return 'flex';
  if (display.endsWith('grid')) return 'grid';
  return display === 'table' || display === 'inline-table' ? 'table' : 'flow';
}

function columnsOf(style: ComputedStyle, inside: Inside): Inside {
  const single = style['column-count'] === 'auto' && style['column-width'] === 'auto';
  return inside === 'flow' && !single && style['column-count'] !== '1' ? 'columns' : inside;
}

function floatOf(float: string): 'none' | 'left' | 'right' {
  if (float === 'left' || float === 'inline-start') return 'left';
  return float === 'right' || float === 'inline-end' ? 'right' : 'none';
}
