import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type Way } from '../../restyle.ts';
import {
  DRIFT,
  DRIFTING,
  ENTER,
  enterChanges,
  movableParts,
  ms,
  startedByScripts,
  stilled,
} from '../../motion-ways.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** Motion that starts by pointer, by scrolling or by itself. Gestures need scripts or markup. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  const still = stilled(page, { transitions: false });
  const { buttons, links } = partsOf(page);
  switch (target) {
    case 'hover-only':
      return (
        startedByScripts(page) ?? [
          {
            changes: [
              ...still,
              ...changeOf([...buttons, ...links], { transition: `color ${ms(page)} ease` }),
            ],
          },
        ]
      );
    case 'scroll':
      return [
        { changes: enterChanges(page, 8, 'view()'), atRules: [ENTER] },
        { changes: [...still, ...enterChanges(page, 16, 'view()')], atRules: [ENTER] },
      ];
    case 'autonomous': {
      const drifting = (most: number) => changeOf(movableParts(page).slice(0, most), DRIFTING);
      return [
        { changes: enterChanges(page, 8), atRules: [ENTER] },
        { changes: [...still, ...enterChanges(page, 8)], atRules: [ENTER] },
        { changes: [...still, ...drifting(4)], atRules: [DRIFT] },
      ];
    }
    case 'gesture':
      return {
        manual: 'Build a carousel or another part that readers drag or swipe; a stylesheet alone cannot.',
      };
  }
}
