import { partsOf } from '../../page-parts.ts';
import { changeOf, type ByHand, type Restyling, type Way } from '../../restyle.ts';
import { ENTER, enterChanges, movableParts, ms, startedByScripts, stilled } from '../../motion-ways.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const DRIFT = '@keyframes drift {\n  50% {\n    translate: 0 -8px;\n  }\n}';

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
      return [{ changes: enterChanges(page, 8, 'view()'), atRules: [ENTER] }];
    case 'autonomous':
      return [
        {
          changes: changeOf(movableParts(page).slice(0, 4), { animation: 'drift 6s ease-in-out infinite' }),
          atRules: [DRIFT],
        },
      ];
    case 'gesture':
      return {
        manual: 'Build a carousel or another part that readers drag or swipe; a stylesheet alone cannot.',
      };
  }
}
