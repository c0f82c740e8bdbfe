import { composite } from '../color/composite.ts';
import type { Rgba } from '../color/rgba.ts';
import { createWorkBudget, type WorkBudget } from '../limits/work-budget.ts';
import type { Box, StyledElement, StyledPage } from '../cascade/styled-page.ts';

/** What lies behind an element: the composed flat colour, and whether an image covers it. */
export interface Ground {
  readonly color: Rgba;
  /** True when a background image or gradient lies between the element and that colour. */
  readonly image: boolean;
}

/** The own text of one visible element. */
export interface TextRun {
  readonly element: StyledElement;
  readonly text: string;
  readonly characters: number;
  readonly ground: Ground;
  readonly box: Box;
  /** Characters, weighed by where they stand. */
  readonly weight: number;
}

/** A styled page with what several features would compute again. Built once a page. */
export interface PageView {
  readonly page: StyledPage;
  /** Visible elements with a box of at least 1 px that reaches into the window horizontally. */
  readonly visible: readonly StyledElement[];
  readonly runs: readonly TextRun[];
  /** px from the top to the bottom of the lowest visible box. */
  readonly height: number;
  readonly ground: (element: StyledElement) => Ground;
  /** What observing the page may still cost. */
  readonly work: WorkBudget;
  /** Visible area of a box in px², the first screen counted twice, below the third screen a quarter. */
  readonly weight: (box: Box) => number;
}

const WINDOW: Ground = { color: { r: 255, g: 255, b: 255, a: 1 }, image: false };
const BELOW_THIRD_SCREEN = 0.25; // the first three screens weigh most, vertical rhythm looks further

const views = new WeakMap<StyledPage, PageView>();

/** Prepares a page for observation; once, for all who look at the same page and draw from the budget of the first. */
export function viewPage(page: StyledPage, work: WorkBudget = createWorkBudget()): PageView {
  const known = views.get(page);
  if (known !== undefined) return known;
  const view = prepare(page, work);
  views.set(page, view);
  return view;
}

function prepare(page: StyledPage, work: WorkBudget): PageView {
  const { width, height: screen } = page.viewport;
  const visible = page.elements.filter(
    ({ visible: shown, box }) =>
      shown &&
      box.width >= 1 &&
      box.height >= 1 &&
      box.x < width &&
      box.x + box.width > 0 &&
      box.y + box.height > 0,
  );
  const ground = groundOf(page);
  const attention = (y: number) => (y < screen ? 2 : y < 3 * screen ? 1 : BELOW_THIRD_SCREEN);
  return {
    page,
    visible,
    runs: visible.flatMap((element) => textRun(element, ground(element), attention)),
    height: visible.reduce((bottom, { box }) => Math.max(bottom, box.y + box.height), 0),
    ground,
    work,
    weight: (box) => weightOf(box, width, screen),
  };
}

function textRun(element: StyledElement, ground: Ground, attention: (y: number) => number): TextRun[] {
  if (element.textBox === null) return [];
  const text = element.content
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  if (text === '') return [];
  const characters = text.length;
  return [
    {
      element,
      text,
      characters,
      ground,
      box: element.textBox,
      weight: characters * attention(element.textBox.y),
    },
  ];
}

function weightOf(box: Box, width: number, screen: number): number {
  const across = Math.max(0, Math.min(box.x + box.width, width) - Math.max(box.x, 0));
  const within = (from: number, to: number) =>
    Math.max(0, Math.min(box.y + box.height, to) - Math.max(box.y, from));
  return (
    across *
    (2 * within(0, screen) + within(screen, 3 * screen) + BELOW_THIRD_SCREEN * within(3 * screen, Infinity))
  );
}

function groundOf(page: StyledPage): (element: StyledElement) => Ground {
  const grounds: Ground[] = [];
  for (const { parent, style } of page.elements) {
    const behind = grounds[parent] ?? WINDOW; // parents stand before their children
    const own = style['background-color'];
    const covered = own.a >= 0.9 ? false : behind.image;
    const color = composite(own, behind.color);
    grounds.push({ color, image: covered || style['background-image'].length > 0 });
  }
  return ({ index }) => grounds[index] ?? WINDOW;
}
