import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type Way } from '../../restyle.ts';
import {
  answeringWays,
  DRIFT,
  DRIFTING,
  ENTER,
  entering,
  enterChanges,
  enterSingly,
  mayScroll,
  movableParts,
  movingWay,
  pressedParts,
  startedByScripts,
  stilled,
} from '../../motion-ways.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** Nothing moves; controls answer to the pointer; sections enter; much of the page moves as it scrolls. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  const still = stilled(page, { transitions: false });
  switch (target) {
    case 'none':
      return startedByScripts(page) ?? [{ changes: stilled(page, { transitions: true }) }];
    case 'accent':
      return startedByScripts(page) ?? answeringWays(page, still, pressedParts(page));
    case 'recurring': {
      // One part alone: most motion still answers to the pointer.
      const drifting = changeOf(movableParts(page).slice(0, 1), DRIFTING);
      return [
        movingWay(still, enterChanges(page, 6), [ENTER]),
        ...(mayScroll(page)
          ? [
              movingWay(still, enterSingly(page, 6), [ENTER]),
              movingWay(still, enterChanges(page, 3, 'view()'), [ENTER]),
            ]
          : []),
        movingWay(still, drifting, [DRIFT]),
      ];
    }
    case 'pervasive': {
      // What enters once is no motion without end.
      if (!mayScroll(page)) {
        const parts = [...partsOf(page).headings, ...picturesOf(page), ...movableParts(page)];
        const unread = looseParts(page, parts).slice(0, 40);
        if (unread.length === 0)
          return {
            manual: 'Loop pictures or decoration: text and controls that keep moving are hard to use.',
          };
        return [movingWay([], changeOf(unread, DRIFTING), [DRIFT])];
      }
      const parts = enterChanges(page, 40, 'view()');
      const cards = changeOf(partsOf(page).cards, entering('view()'));
      return [movingWay([], parts, [ENTER]), movingWay([], [...parts, ...cards], [ENTER])];
    }
  }
}

/** The parts that hold neither running text nor anything to press or fill in; none lies in another. */
function looseParts(page: Restyling, parts: readonly number[]): number[] {
  const { elements } = page.perception.page;
  const holders = new Set<number>();
  const { buttons, inputs } = partsOf(page);
  const used = [...page.features.typography.running.map(({ index }) => index), ...buttons, ...inputs];
  for (const index of used)
    for (let at = elements[index]; at !== undefined; at = elements[at.parent]) holders.add(at.index);
  const unread = new Set(parts.filter((index) => !holders.has(index)));
  const isInside = (index: number): boolean => {
    for (let at = elements[elements[index]?.parent ?? -1]; at !== undefined; at = elements[at.parent])
      if (unread.has(at.index)) return true;
    return false;
  };
  return [...unread].filter((index) => !isInside(index));
}

function picturesOf({ perception }: Restyling): number[] {
  return perception.visible.filter(({ tag }) => tag === 'img').map(({ index }) => index);
}
