import { hasGradient } from '../perception/has-gradient.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import type { Action } from '../features/actions.ts';
import type { Features } from '../features/index.ts';
import type { Seen } from '../features/seen.ts';
import { holdsContents } from '../perception/contents.ts';
import type { Perception } from '../perception/perceive.ts';
import { oncePer } from '../text/once-per.ts';

/** Names of the parts of a page that fixes restyle. */
export type PartName = 'ground' | 'text' | 'headings' | 'buttons' | 'links' | 'cards' | 'inputs';

/** The elements of each part, as indices in document order. */
export type PageParts = Readonly<Record<PartName, readonly number[]>>;

/** Finds the parts among the visible elements of a page, once for all ways of a page. */
export const partsOf = oncePer(foundParts, ({ features }) => features);

function foundParts({ perception, features }: Seen): PageParts {
  return {
    ground: groundElements(perception, features),
    text: indices(features.typography.running),
    headings: indices(features.typography.headings),
    buttons: buttonsOf({ perception, features }),
    links: linksOf(perception),
    cards: cardsOf(perception),
    inputs: perception.visible.filter((element) => isInput(element, perception)).map(({ index }) => index),
  };
}

const FILLED = 0.5; // alpha of a fill that is seen

/** The buttons that are filled, where some are: others are for second actions, and a fill would make them main ones. */
export function mainButtonsOf(page: Seen): readonly number[] {
  const { buttons } = partsOf(page);
  const filled = buttons.filter((index) => isFilled(index, page));
  return filled.length > 0 ? filled : buttons;
}

/** The buttons without a fill: their outline alone tells them from text. */
export function outlinedButtonsOf(page: Seen): readonly number[] {
  return partsOf(page).buttons.filter((index) => !isFilled(index, page));
}

function isFilled(index: number, { perception }: Seen): boolean {
  const style = perception.page.elements[index]?.style;
  if (style === undefined) return false;
  return style['background-color'].a >= FILLED || hasGradient(style);
}

/** html and body, then what else paints the ground of the page. */
function groundElements({ page }: Perception, { grounds }: Features): number[] {
  const roots = page.elements.filter(({ tag, parent }) => parent === -1 || (tag === 'body' && parent === 0));
  const [main] = grounds.candidates;
  return [...new Set([...roots.map(({ index }) => index), ...(main?.elements ?? [])])];
}

function buttonsOf({ perception, features: { framedBoxes, actions } }: Seen): number[] {
  const framed = framedBoxes.filter(({ kind }) => kind === 'button');
  const pressed = actions.filter(({ kind }) => kind === 'button');
  const tiles = new Set(actions.flatMap((action) => (isTile(action, perception) ? [action.index] : [])));
  return inOrder([...framed, ...pressed].map(({ index }) => index)).filter((index) => !tiles.has(index));
}

const LIST = 3; // drawn alike in one part of the page
const TALL = 64; // px; higher than a label with its padding

/** Whether a button is one of several tiles that lead to other places: cards that readers press, and no main action. */
export function isTile({ index, alike }: Action, { page }: Perception): boolean {
  const element = page.elements[index];
  return element?.tag === 'a' && alike >= LIST && element.box.height >= TALL;
}

/** Links in running text and lists; those drawn as buttons are buttons. */
function linksOf({ visible, controls }: Perception): number[] {
  return visible
    .filter((element) => element.tag === 'a' && !controls.isControl(element))
    .map(({ index }) => index);
}

/** Boxes that hold something: an empty one is decoration. */
function cardsOf(perception: Perception): number[] {
  const { visible, groups, controls } = perception;
  const isFull = holdsContents(perception);
  const isCard = (element: StyledElement) =>
    groups.isCard(element) && isFull(element) && !controls.isControl(element) && !controls.isField(element);
  return visible.filter(isCard).map(({ index }) => index);
}

function isInput(element: StyledElement, { controls }: Perception): boolean {
  return controls.isField(element) && !controls.isControl(element);
}

function indices(settings: readonly { readonly index: number }[]): number[] {
  return inOrder(settings.map(({ index }) => index));
}

function inOrder(all: readonly number[]): number[] {
  return [...new Set(all)].toSorted((a, b) => a - b);
}
