import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { collapseSpaces } from '../text/collapse-spaces.ts';
import { nearest } from '../perception/by-element.ts';
import type { Perception } from '../perception/perceive.ts';
import type { TextRun } from '../perception/visible-page.ts';
import { isUnderlined, isUnderlinedFromAround } from '../perception/underline.ts';

/** The words that a link or a control shows. */
export interface ActionLabel {
  readonly text: string;
  /** Around the words. */
  readonly box: Box;
  /** A line below the words, drawn by an element in or around the link or control. */
  readonly underlined: boolean;
}

const LINKS = new Set(['a', 'label']);
const MAX_LENGTH = 200; // characters; a longer label is a card of texts

/** The readable label of each link and control, by index, without icons and text for screen readers. */
export function actionLabels(perception: Perception): ReadonlyMap<number, ActionLabel> {
  const words = new Map<number, { holder: StyledElement; runs: TextRun[]; length: number }>();
  const holderOf = holdersOf(perception);
  for (const { run, role } of perception.textRoles) {
    const holder = holderOf(run.element);
    if (role === 'hidden' || role === 'icon' || holder === null) continue;
    const own = words.get(holder.index) ?? { holder, runs: [], length: 0 };
    words.set(holder.index, own);
    if (own.length >= MAX_LENGTH) continue;
    own.runs.push(run);
    own.length += run.text.length + 1;
  }
  return new Map([...words].map(([index, own]) => [index, labelOf(own, perception)]));
}

function labelOf(
  { holder, runs }: { readonly holder: StyledElement; readonly runs: readonly TextRun[] },
  perception: Perception,
): ActionLabel {
  return {
    text: textOf(holder, runs, perception),
    box: runs.map(({ box }) => box).reduce(around),
    underlined:
      isUnderlinedFromAround(holder, perception) ||
      runs.some(({ element }) => isUnderlinedIn(holder, element, perception)),
  };
}

/** The words in the order of the document; runs are in that of their elements. */
function textOf(holder: StyledElement, runs: readonly TextRun[], { page }: Perception): string {
  const [first] = runs;
  if (first !== undefined && runs.length === 1) return first.text.trim();
  const read = new Set(runs.map(({ element }) => element.index));
  const inOrder = (element: StyledElement, depth: number): string =>
    element.content
      .map((part) => {
        if (typeof part === 'string') return read.has(element.index) ? part : ' ';
        const child = page.elements[part];
        if (child === undefined || depth === 0) return ' ';
        const gap = child.style.display.startsWith('inline') ? '' : ' ';
        return `${gap}${inOrder(child, depth - 1)}${gap}`;
      })
      .join('');
  const text = collapseSpaces(inOrder(holder, MAX_DEPTH));
  return text === '' ? runs.map((run) => run.text.trim()).join(' ') : text;
}

const MAX_DEPTH = 16; // elements within a button or a link; deeper words are left out

function isUnderlinedIn(holder: StyledElement, words: StyledElement, perception: Perception): boolean {
  let at: StyledElement | undefined = words;
  for (; at !== undefined && at !== holder; at = perception.page.elements[at.parent])
    if (isUnderlined(at, perception)) return true;
  return false;
}

/** A link within a button is pressed with it. */
function holdersOf({ page, controls }: Perception): (element: StyledElement) => StyledElement | null {
  const controlAround = nearest(page, controls.isControl);
  const linkAround = nearest(page, ({ tag }) => LINKS.has(tag));
  return (element) => controlAround(element) ?? linkAround(element);
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
