import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type Way } from '../../restyle.ts';
import {
  answeringWays,
  DRIFT,
  DRIFTING,
  ENTER,
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
  const { cards } = partsOf(page);
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
        const drifting = changeOf([...movableParts(page).slice(0, 40), ...cards], DRIFTING);
        return [movingWay([], drifting, [DRIFT])];
      }
      const entering = enterChanges(page, 40, 'view()');
      const enteringCards = changeOf(cards, {
        animation: 'enter linear both',
        'animation-timeline': 'view()',
      });
      return [movingWay([], entering, [ENTER]), movingWay([], [...entering, ...enteringCards], [ENTER])];
    }
  }
}
