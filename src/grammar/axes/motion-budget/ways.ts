import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
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

/** Nothing moves; controls answer to the pointer; sections enter; much of the page moves as it scrolls. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  const { buttons, links, cards } = partsOf(page);
  const answers = (elements: readonly number[]): StyleChange[] =>
    changeOf(elements, { transition: `color ${ms(page)} ease, background-color ${ms(page)} ease` });
  const pressed = [...buttons, ...links];
  const still = stilled(page, { transitions: false });
  switch (target) {
    case 'none':
      return startedByScripts(page) ?? [{ changes: stilled(page, { transitions: true }) }];
    case 'accent':
      return startedByScripts(page) ?? [{ changes: [...still, ...answers(pressed)] }];
    case 'recurring':
      return [
        { changes: [...still, ...enterChanges(page, 6)], atRules: [ENTER] },
        { changes: [...still, ...enterChanges(page, 3, 'view()')], atRules: [ENTER] },
        // One part alone: most motion still answers to the pointer.
        { changes: [...still, ...changeOf(movableParts(page).slice(0, 1), DRIFTING)], atRules: [DRIFT] },
      ];
    case 'pervasive':
      return [
        { changes: enterChanges(page, 40, 'view()'), atRules: [ENTER] },
        {
          changes: [
            ...enterChanges(page, 40, 'view()'),
            ...changeOf(cards, { animation: 'enter linear both', 'animation-timeline': 'view()' }),
          ],
          atRules: [ENTER],
        },
      ];
  }
}
