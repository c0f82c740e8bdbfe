import type { StyledElement } from '../cascade/styled-page.ts';
import { areaOf } from './clip.ts';
import { fillingGradients } from './layers.ts';
import { isOutlined } from './outline.ts';
import type { PageView } from './page-view.ts';

const CONTROL_TAGS = new Set(['button', 'select', 'summary', 'option', 'optgroup']);
const SCRIPTED_TAGS = new Set(['div', 'span']); // without a meaning of their own, so the hand gives them one
const PUSH_INPUTS = new Set(['submit', 'button', 'reset', 'image']);
const TALLEST_BUTTON = 110; // px; a linked box above that is a card or a banner
const LOWEST_BUTTON = 22; // px; a lower filled link is a tag or a marked word
const WIDEST_BUTTON = 640; // px
const NARROWEST_PADDING = 4; // px of room beside the label; less and the fill is a text marker
const WHOLE_BOX = 1.5; // times its own area: a link in a larger box is a line of text in a card
const FURTHEST_FILL = 3; // ancestors

/** Something to press: a button element, or a link, a label or a scripted element dressed as one. */
export function isControl(element: StyledElement, view: PageView): boolean {
  const { tag, attributes } = element;
  if (CONTROL_TAGS.has(tag) || attributes['role'] === 'button') return true;
  if (tag === 'input') return PUSH_INPUTS.has(attributes['type'] ?? 'text');
  return (tag === 'a' || tag === 'label' || takesPresses(element, view)) && isBoxedLink(element, view);
}

/** Shows the hand over a text of its own; a row or card around several texts holds none itself. */
function takesPresses({ tag, style, parent, textBox }: StyledElement, { page }: PageView): boolean {
  if (!SCRIPTED_TAGS.has(tag) || textBox === null || style.cursor !== 'pointer') return false;
  return page.elements[parent]?.style.cursor !== 'pointer';
}

function isBoxedLink(element: StyledElement, view: PageView): boolean {
  const { box } = element;
  if (box.height < LOWEST_BUTTON || box.height > TALLEST_BUTTON || box.width > WIDEST_BUTTON) return false;
  if (roomBesideLabel(element) < NARROWEST_PADDING) return false;
  return isFilled(element, view) || isOutlined(element, view) || filledAround(element, view) !== null;
}

/**
 * The filled box that a link takes up, as the cell of a table in letters that old mail programs have to show. It is the
 * box that a reader presses.
 */
export function filledAround(link: StyledElement, view: PageView): StyledElement | null {
  const { page } = view;
  const least = WHOLE_BOX * areaOf(link.box);
  let within = link;
  for (let step = 0; step < FURTHEST_FILL; step++) {
    const around = page.elements[within.parent];
    if (around?.namespace !== 'html' || around.children.length > 1 || around.textBox !== null) return null;
    if (areaOf(around.box) > least) return null;
    if (isFilled(around, view)) return around;
    within = around;
  }
  return null;
}

/** px: padding, or what a stated width leaves on both sides of a label of one line. */
function roomBesideLabel({ style, box, textBox }: StyledElement): number {
  const padding = Math.min(style['padding-left'].px, style['padding-right'].px);
  if (textBox === null || style.display === 'inline') return padding;
  const left = textBox.x - box.x;
  const right = box.x + box.width - (textBox.x + textBox.width);
  return Math.max(padding, Math.min(left, right));
}

/** Painted by a colour or a gradient of its own. */
export function isFilled(element: StyledElement, { page }: PageView): boolean {
  const { style } = element;
  if (style['background-clip'][0] === 'text') return false;
  return style['background-color'].a >= 0.05 || fillingGradients(element, page).length > 0;
}
