import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { nearest } from '../perception/by-element.ts';
import type { Perception } from '../perception/perceive.ts';

/** The words that a link or a control shows. */
export interface ActionLabel {
  readonly text: string;
  /** Around the words. */
  readonly box: Box;
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
    const before = labels.get(holder.index) ?? { text: '', box: run.box };
    if (before.text.length >= MAX_LENGTH) continue;
    labels.set(holder.index, {
      text: `${before.text} ${run.text}`.trim(),
      box: around(before.box, run.box),
    });
  }
  return labels;
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
