import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { ENTER, enterChanges, startedByScripts, stilled } from '../../motion-ways.ts';
import { ms } from '../../motion-ways.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** Nothing moves; controls answer to the pointer; sections enter; much of the page moves as it scrolls. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  const { buttons, links, cards } = partsOf(page);
  const answers = (elements: readonly number[]): StyleChange[] =>
    changeOf(elements, { transition: `color ${ms(page)} ease, background-color ${ms(page)} ease` });
  const pressed = [...buttons, ...links];
  switch (target) {
    case 'none':
      return startedByScripts(page) ?? [{ changes: stilled(page, { transitions: true }) }];
    case 'accent':
      return [{ changes: [...stilled(page, { transitions: false }), ...answers(pressed)] }];
    case 'recurring':
      return [
        { changes: [...stilled(page, { transitions: false }), ...enterChanges(page, 6)], atRules: [ENTER] },
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
