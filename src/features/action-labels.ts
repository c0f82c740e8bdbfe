import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { nearest } from '../perception/by-element.ts';
import type { Perception } from '../perception/perceive.ts';
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
  const labels = new Map<number, ActionLabel>();
  const holderOf = holdersOf(perception);
  for (const { run, role } of perception.textRoles) {
    const holder = holderOf(run.element);
    if (role === 'hidden' || role === 'icon' || holder === null) continue;
    const before = labels.get(holder.index) ?? {
      text: '',
      box: run.box,
      underlined: isUnderlinedFromAround(holder, perception),
    };
    if (before.text.length >= MAX_LENGTH) continue;
    labels.set(holder.index, {
      text: `${before.text} ${run.text}`.trim(),
      box: around(before.box, run.box),
      underlined: before.underlined || isUnderlinedIn(holder, run.element, perception),
    });
  }
  return labels;
}

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
