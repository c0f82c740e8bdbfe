import { hasGradient } from '../perception/has-gradient.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import type { Action } from '../features/actions.ts';
import type { Features } from '../features/index.ts';
import type { Seen } from '../features/seen.ts';
import { nearest } from '../perception/by-element.ts';
import {
  isCurrent,
  isNamedButton,
  isNamedFirst,
  isNamedSecond,
  isTag,
  submitsForm,
} from '../perception/control-use.ts';
import { holdsContents } from '../perception/contents.ts';
import type { Perception } from '../perception/perceive.ts';
import { oncePer } from '../text/once-per.ts';
import { keptLooks } from './kept-looks.ts';

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
const SEEN_FILL = 0.02; // OKLab distance from the ground; a fainter fill is seen by its outline alone

/**
 * The buttons of main actions: those that are filled, where some are, and of these those that the markup does not call
 * second ones. A fill would make main actions of others.
 */
export const mainButtonsOf = oncePer(mainButtons, ({ features }: Seen) => features);

function mainButtons(page: Seen): readonly number[] {
  const { fills: kept } = keptLooks(page);
  const minor = minorControlsOf(page);
  const usable = partsOf(page).buttons.filter((index) => !kept.has(index) && !minor.has(index));
  const filled = usable.filter((index) => isFilled(index, page));
  const isSecond = secondFinder(page);
  const first = (filled.length > 0 ? filled : usable).filter((index) => !isSecond(index));
  return first.length > 0 ? first : filled.length > 0 ? filled : usable;
}

/** Controls that are never a main action, whatever they look like: tags, entries of a menu, tabs, and what copies code. */
export const minorControlsOf = oncePer(minorControls, ({ features }: Seen) => features);

function minorControls({ perception }: Seen): ReadonlySet<number> {
  const inNavigation = nearest(
    perception.page,
    ({ tag, attributes }) => tag === 'nav' || attributes['role'] === 'navigation',
  );
  const inCode = nearest(perception.page, ({ tag }) => tag === 'pre');
  const isInTags = nearest(perception.page, isTag);
  const isMinor = (element: StyledElement) =>
    (element.tag === 'a' ? isInTags(element) !== null && !isNamedButton(element) : isTag(element)) ||
    isCurrent(element) ||
    inCode(element) !== null ||
    (element.tag === 'a' &&
      !isNamedButton(element) &&
      (inNavigation(element) !== null ||
        (isBesideText({ perception }, element.index) && isMark(element, perception))));
  return new Set(perception.visible.filter(isMinor).map(({ index }) => index));
}

const LOW = 30; // px; a higher link with a tint is a button
const PALE = 0.15; // OKLab distance of a tint from its ground

/** Whether a link is a marked word beside others. */
function isMark(element: StyledElement, { surfaces }: Perception): boolean {
  return element.box.height < LOW && surfaces.fill(element).contrast < PALE;
}

/** Whether text stands beside an element in its parent, as beside a link in a sentence. */
export function isBesideText({ perception }: Pick<Seen, 'perception'>, index: number): boolean {
  return textedIn(perception).has(perception.page.elements[index]?.parent ?? -1);
}

const textedIn = oncePer(({ runs }: Perception) => new Set(runs.map(({ element }) => element.index)));

/** Whether an element is all that an item of a list holds. */
export function isItem({ perception: { page } }: Pick<Seen, 'perception'>, index: number): boolean {
  return ITEMS.has(page.elements[page.elements[index]?.parent ?? -1]?.tag ?? '');
}

/** DATA: items of lists. */
const ITEMS: ReadonlySet<string> = new Set(['li', 'dd', 'dt']);

/** The buttons beside those of main actions. */
export function otherButtonsOf(page: Seen): ReadonlySet<number> {
  const main = new Set(mainButtonsOf(page));
  return new Set(partsOf(page).buttons.filter((index) => !main.has(index)));
}

/** DATA: ends of the names of main actions. */
const FIRST = /[-_]+(?:primary|cta)$/;

/**
 * Tells the buttons that the markup calls second ones: by their class, beside the button that submits their form, beside
 * one that is called the first, or of the same class as one, as `btn` and `btn btn-primary`.
 */
function secondFinder({ perception: { page } }: Seen): (index: number) => boolean {
  const formOf = nearest(page, ({ tag }) => tag === 'form');
  const submitted = new Set(page.elements.filter(submitsForm).map((element) => formOf(element)));
  const first = page.elements.filter(isNamedFirst);
  const led = new Set(first.map(({ parent }) => parent));
  const bases = new Set(first.flatMap(({ classes }) => classes.map((name) => name.replace(FIRST, ''))));
  return (index) => {
    const element = page.elements[index];
    if (element === undefined) return false;
    const form = formOf(element);
    const isBeside = form !== null && submitted.has(form) && !submitsForm(element);
    if (isBeside || isNamedSecond(element)) return true;
    if (isNamedFirst(element)) return false;
    const isPlain =
      (form === null || !submitsForm(element)) && element.classes.some((name) => bases.has(name));
    return isPlain || led.has(element.parent);
  };
}

/** Buttons whose fill is that of their ground: on another ground it would look like the fill of a main action. */
export function unseenFillsOf(page: Seen): readonly number[] {
  const { fills: kept } = keptLooks(page);
  return outlinedButtonsOf(page).filter((index) => {
    const fill = page.perception.page.elements[index]?.style['background-color'];
    return fill !== undefined && fill.a >= FILLED && !kept.has(index);
  });
}

/** The buttons without a fill: their outline alone tells them from text. */
export function outlinedButtonsOf(page: Seen): readonly number[] {
  return partsOf(page).buttons.filter((index) => !isFilled(index, page));
}

function isFilled(index: number, { perception }: Seen): boolean {
  const element = perception.page.elements[index];
  if (element === undefined) return false;
  if (hasGradient(element.style)) return true;
  return (
    element.style['background-color'].a >= FILLED && perception.surfaces.fill(element).contrast >= SEEN_FILL
  );
}

/**
 * body, whose background reaches the whole canvas, and html where it has one of its own; then what else paints the ground
 * of the page. With a background on html, a gradient of body would end where the content ends.
 */
function groundElements({ page }: Perception, { grounds }: Features): number[] {
  const body = page.elements.find(({ tag, parent }) => tag === 'body' && parent === 0);
  const roots = page.elements.filter(
    (element) => element === body || (element.parent === -1 && (body === undefined || isPainted(element))),
  );
  const [main] = grounds.candidates;
  return [...new Set([...roots.map(({ index }) => index), ...(main?.elements ?? [])])];
}

function isPainted({ style }: StyledElement): boolean {
  return style['background-color'].a > 0 || style['background-image'].length > 0;
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
