import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type Way } from '../../restyle.ts';
import {
  DRIFT,
  DRIFTING,
  ENTER,
  enterChanges,
  movableParts,
  movingWay,
  ms,
  startedByScripts,
  stilled,
} from '../../motion-ways.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const FEW_PARTS = 3;

/** Motion that starts by pointer, by scrolling or by itself. Gestures need scripts or markup. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  const still = stilled(page, { transitions: false });
  const { buttons, links } = partsOf(page);
  switch (target) {
    case 'hover-only': {
      const answers = changeOf([...buttons, ...links], { transition: `color ${ms(page)} ease` });
      return startedByScripts(page) ?? [movingWay(still, answers)];
    }
    case 'scroll':
      return [
        // A few parts are no motion of the whole page.
        ...(page.target['motion.budget'] === 'pervasive'
          ? []
          : [movingWay(still, enterChanges(page, FEW_PARTS, 'view()'), [ENTER])]),
        movingWay([], enterChanges(page, 8, 'view()'), [ENTER]),
        movingWay(still, enterChanges(page, 16, 'view()'), [ENTER]),
      ];
    case 'autonomous': {
      const drifting = changeOf(movableParts(page).slice(0, 4), DRIFTING);
      return [
        movingWay([], enterChanges(page, 8), [ENTER]),
        movingWay(still, enterChanges(page, 8), [ENTER]),
        movingWay(still, drifting, [DRIFT]),
      ];
    }
    case 'gesture':
      return {
        manual: 'Build a carousel or another part that readers drag or swipe; a stylesheet alone cannot.',
      };
  }
}
