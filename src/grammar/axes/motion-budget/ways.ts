import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type Way } from '../../restyle.ts';
import {
  answeringWays,
  driftingWays,
  ENTER,
  entering,
  enterChanges,
  enterSingly,
  mayScroll,
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
      return [
        movingWay(still, enterChanges(page, 6), [ENTER]),
        ...(mayScroll(page)
          ? [
              movingWay(still, enterSingly(page, 6), [ENTER]),
              movingWay(still, enterChanges(page, 3, 'view()'), [ENTER]),
            ]
          : []),
        ...driftingWays(page, still),
      ];
    }
    case 'pervasive': {
      // What enters once is no motion without end.
      if (!mayScroll(page)) {
        const drifting = driftingWays(page, []);
        return drifting.length > 0
          ? drifting
          : { manual: 'Loop pictures or decoration: text and controls that keep moving are hard to use.' };
      }
      const parts = enterChanges(page, 40, 'view()');
      const cards = changeOf(partsOf(page).cards, entering('view()'));
      return [movingWay([], parts, [ENTER]), movingWay([], [...parts, ...cards], [ENTER])];
    }
  }
}
