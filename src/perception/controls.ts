import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { areaOf } from './box-geometry.ts';
import { perElement } from './by-element.ts';
import { nameplateOf } from './nameplate.ts';
import type { Surfaces } from './surfaces.ts';

/** What a reader can press; each answer is computed once per element. */
export interface Controls {
  /** A button element, or a link, label or scripted element that is drawn as a button, or the box that fills a link. */
  readonly isControl: (element: StyledElement) => boolean;
  /** An element to fill in or choose from; a push button among them is a control as well. */
  readonly isField: (element: StyledElement) => boolean;
  /**
   * The filled box that a link takes up, null without one: tables in letters draw their buttons as cells. It is the box
   * that a reader presses.
   */
  readonly filledAround: (link: StyledElement) => StyledElement | null;
  /** Part of the box in the header that holds the name of the site. */
  readonly isNameplate: (element: StyledElement) => boolean;
}

/** Elements to fill in. */
export const FIELD_TAGS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
/** Types of `input` that are buttons. */
export const PUSH_INPUTS: ReadonlySet<string> = new Set(['submit', 'button', 'reset', 'image']);
const CHOICES: ReadonlySet<string> = new Set(['radio', 'checkbox']);
const CONTROL_TAGS = new Set(['button', 'select', 'summary', 'option', 'optgroup']);
const SCRIPTED_TAGS = new Set(['div', 'span']); // without semantics of their own; the cursor tells what they do
const MAX_BUTTON_HEIGHT = 110; // px; a linked box above that is a card or a banner
const MIN_BUTTON_HEIGHT = 22; // px; a lower filled link is a tag or a marked word
const MAX_BUTTON_WIDTH = 640; // px
const MIN_PADDING = 4; // px beside the label; with less the fill marks words
const MAX_OWN_AREA = 1.5; // times the area of the link: in a larger box the link is a line of text in a card
const MAX_ANCESTORS = 3; // searched for the fill

/** Prepares the answers for one page. */
export function controlsOf(page: StyledPage, surfaces: Surfaces): Controls {
  const nameplate = nameplateOf(page, surfaces);
  const choices = labelsOfChoices(page);
  const filledAround = perElement((link) => findFilledAround(link, page, surfaces));
  const isBoxed = (element: StyledElement) =>
    hasButtonShape(element) &&
    (surfaces.isFilled(element) || surfaces.isOutlined(element) || filledAround(element) !== null);
  const isControl = perElement((element) => {
    const { tag, attributes } = element;
    if (nameplate.has(element.index)) return false;
    if (CONTROL_TAGS.has(tag) || attributes['role'] === 'button') return true;
    if (tag === 'input') return PUSH_INPUTS.has(attributes['type'] ?? 'text');
    const isPressed =
      tag === 'a' ||
      (tag === 'label' && !choices.has(element.index)) ||
      takesPresses(element, page) ||
      fillsLink(element, page, surfaces);
    return isPressed && isBoxed(element);
  });
  return {
    isControl,
    isField: ({ tag }) => FIELD_TAGS.has(tag),
    filledAround,
    isNameplate: ({ index }) => nameplate.has(index),
  };
}

/** Labels that hold or name a radio button or a checkbox: to choose is no action. */
function labelsOfChoices({ elements }: StyledPage): ReadonlySet<number> {
  const found = new Set<number>();
  const named = new Set<string>();
  for (const { tag, attributes, id, parent } of elements) {
    if (tag !== 'input' || !CHOICES.has(attributes['type'] ?? '')) continue;
    if (id !== null) named.add(id);
    for (let at = elements[parent]; at !== undefined; at = elements[at.parent])
      if (at.tag === 'label') found.add(at.index);
  }
  for (const { tag, attributes, index } of elements)
    if (tag === 'label' && named.has(attributes['for'] ?? '')) found.add(index);
  return found;
}

/**
 * Has the cursor of a link over a text of its own, or over a single child with text; a row or card around several texts
 * has none itself.
 */
function takesPresses({ tag, style, parent, textBox, children }: StyledElement, page: StyledPage): boolean {
  if (!SCRIPTED_TAGS.has(tag) || style.cursor !== 'pointer') return false;
  if (page.elements[parent]?.style.cursor === 'pointer') return false;
  return textBox !== null || holdsOneText(children, page);
}

/** All that a link without a box of its own has in it: the box is what a reader presses. */
function fillsLink({ tag, parent, textBox }: StyledElement, page: StyledPage, surfaces: Surfaces): boolean {
  const above = page.elements[parent];
  if (!SCRIPTED_TAGS.has(tag) || textBox === null || above?.tag !== 'a') return false;
  if (above.attributes['href'] === undefined || above.children.length > 1 || above.textBox !== null)
    return false;
  return !surfaces.isFilled(above) && !surfaces.isOutlined(above);
}

function holdsOneText(children: readonly number[], { elements }: StyledPage): boolean {
  const inside = children.flatMap((index) => elements[index] ?? []);
  const plain = inside.every((child) => child.children.length === 0);
  return plain && inside.filter(({ textBox }) => textBox !== null).length === 1;
}

function hasButtonShape(element: StyledElement): boolean {
  const { width, height } = element.box;
  if (height < MIN_BUTTON_HEIGHT || height > MAX_BUTTON_HEIGHT || width > MAX_BUTTON_WIDTH) return false;
  return roomBesideLabel(element) >= MIN_PADDING;
}

function findFilledAround(link: StyledElement, page: StyledPage, surfaces: Surfaces): StyledElement | null {
  const most = MAX_OWN_AREA * areaOf(link.box);
  let within = link;
  for (let step = 0; step < MAX_ANCESTORS; step++) {
    const around = page.elements[within.parent];
    if (around?.namespace !== 'html' || around.children.length > 1 || around.textBox !== null) return null;
    if (areaOf(around.box) > most) return null;
    if (surfaces.isFilled(around)) return around;
    within = around;
  }
  return null;
}

/** px: padding, or what a fixed width leaves on both sides of a label of one line. */
function roomBesideLabel({ style, box, textBox }: StyledElement): number {
  const padding = Math.min(style['padding-left'].px, style['padding-right'].px);
  if (textBox === null || style.display === 'inline') return padding;
  const left = textBox.x - box.x;
  const right = box.x + box.width - (textBox.x + textBox.width);
  return Math.max(padding, Math.min(left, right));
}
