import type { CascadedElement, CascadedPage, PseudoElement } from '../cascade/styled-page.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import { repairChildren } from './anonymous-boxes.ts';
import { collapsedTable } from './collapsed-borders.ts';
import { controlLabel } from './form-control.ts';
import { READING_LIMITS } from '../limits/limit-table.ts';
import { newBox, type Inside, type LayoutBox } from './layout-box.ts';
import { SharedStyles } from './shared-styles.ts';

/** No page is deeper; what a parser nests beyond it has no box. */
const MAX_DEPTH = READING_LIMITS.depth.max;

const REPLACED: ReadonlySet<string> = new Set(
  'img svg video audio canvas iframe embed object input textarea select progress meter'.split(' '),
);

interface Source {
  readonly page: CascadedPage;
  readonly styles: SharedStyles;
}

/** Builds the box tree: resolves `display: contents` and adds pseudo-elements and anonymous boxes. */
export function buildBoxTree(page: CascadedPage): LayoutBox | null {
  const root = page.elements[0];
  if (root === undefined || !root.rendered) return null;
  const boxes: LayoutBox[] = [];
  appendElement(root, { page, styles: new SharedStyles() }, boxes, 0);
  const [box] = boxes;
  if (box === undefined) return null;
  box.level = 'block';
  return box;
}

function appendElement(element: CascadedElement, from: Source, into: LayoutBox[], depth: number): void {
  const { style } = element;
  if (!element.rendered || style.display === 'none' || depth > MAX_DEPTH) return;
  if (style.display === 'contents') {
    appendContent(element, from, into, depth);
    return;
  }
  const box = elementBox(element, from);
  if (box.inside !== 'replaced' && box.inside !== 'break') box.children = childrenOf(element, from, depth);
  if (box.inside === 'table') box.style = collapsedTable(box);
  repairChildren(box, from.styles);
  into.push(box);
}

function childrenOf(element: CascadedElement, from: Source, depth: number): readonly LayoutBox[] {
  const children: LayoutBox[] = [];
  appendContent(element, from, children, depth);
  return children;
}

function appendContent(element: CascadedElement, from: Source, into: LayoutBox[], depth: number): void {
  const { page, styles } = from;
  appendPseudo(element.before, styles, into);
  for (const part of element.content) {
    if (typeof part === 'string') {
      if (part !== '') into.push(textBox(part, element.style, element.index, styles));
      continue;
    }
    const child = page.elements[part];
    if (child !== undefined) appendElement(child, from, into, depth + 1);
  }
  appendPseudo(element.after, styles, into);
}

function appendPseudo(pseudo: PseudoElement | null, styles: SharedStyles, into: LayoutBox[]): void {
  if (pseudo === null || pseudo.style.display === 'none') return;
  const box = styledBox(pseudo.style, styles, null, insideOf(pseudo.style));
  if (pseudo.text !== '') box.children = [textBox(pseudo.text, pseudo.style, -1, styles)];
  repairChildren(box, styles);
  into.push(box);
}

function elementBox(element: CascadedElement, { page, styles }: Source): LayoutBox {
  if (element.tag === 'br') return styledBox(element.style, styles, element, 'break');
  const replaced = REPLACED.has(element.tag) && (element.tag === 'svg' || element.namespace !== 'svg');
  const inside = replaced ? 'replaced' : element.tag === 'legend' ? 'flow' : insideOf(element.style);
  const text = replaced ? controlLabel(element, page) : '';
  return styledBox(styles.cell(element.style), styles, element, inside, text);
}

function styledBox(
  style: ComputedStyle,
  styles: SharedStyles,
  source: CascadedElement | null,
  inside: Inside,
  text = '',
): LayoutBox {
  const outOfFlow = style.position === 'absolute' || style.position === 'fixed';
  const float = outOfFlow ? 'none' : floatOf(style.float);
  const taken = outOfFlow || float !== 'none';
  return newBox({
    element: source?.index ?? -1,
    source,
    style,
    font: styles.font(style),
    inside: inside === 'inline' && taken ? 'flow' : columnsOf(style, inside),
    level: !taken && style.display.startsWith('inline') ? 'inline' : 'block',
    outOfFlow,
    float,
    text,
  });
}

function textBox(text: string, style: ComputedStyle, element: number, styles: SharedStyles): LayoutBox {
  return newBox({ element, style, font: styles.font(style), inside: 'text', level: 'inline', text });
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
