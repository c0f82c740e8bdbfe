import { transitionOf } from '../../../features/transition-of.ts';
import { changeOf, type ByHand, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import {
  answeringWays,
  driftingWays,
  ENTER,
  enterChanges,
  enterSingly,
  movingWay,
  pressedParts,
  startedByScripts,
  stilled,
} from '../../motion-ways.ts';
import { HOVER_WEIGHT, marked } from '../../motion-facts.ts';
import { swipeRows } from '../../swipe-rows.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const FEW_PARTS = 3;

/** Motion that starts by pointer, by scrolling, by itself or, where blocks can lie in a row, by swiping. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  const still = stilled(page, { transitions: false });
  switch (target) {
    case 'hover-only':
      return (
        (isOutweighed(page) ? null : startedByScripts(page)) ?? answeringWays(page, still, pressedParts(page))
      );
    case 'scroll':
      return [
        // A few parts are no motion of the whole page.
        ...(page.target['motion.budget'] === 'pervasive'
          ? []
          : [
              movingWay(still, enterSingly(page, 6), [ENTER]),
              movingWay(still, enterChanges(page, FEW_PARTS, 'view()'), [ENTER]),
            ]),
        movingWay([], enterChanges(page, 8, 'view()'), [ENTER]),
        movingWay(still, enterChanges(page, 16, 'view()'), [ENTER]),
      ];
    case 'autonomous': {
      return [
        movingWay([], enterChanges(page, 8), [ENTER]),
        movingWay(still, enterChanges(page, 8), [ENTER]),
        ...driftingWays(page, still),
      ];
    }
    case 'gesture':
      return swiped(page, still);
  }
}

/** Whether markup and scripts start so little motion that motion under the pointer is more. */
function isOutweighed({ features: { motion } }: Restyling): boolean {
  return marked([...motion.scroll, ...motion.autonomous, ...motion.gesture]) < HOVER_WEIGHT;
}

const MAX_ROWS = 4;
const PEEK = 0.38; // of the row; the third block is cut, so that readers see that the row goes on

/** Lists of blocks as rows that stop at each block when readers swipe; then without what moves otherwise. */
function swiped(page: Restyling, still: readonly StyleChange[]): readonly Way[] | ByHand {
  const { elements } = page.perception.page;
  const rows = swipeRows(page.perception).slice(0, MAX_ROWS);
  if (rows.length === 0)
    return {
      manual: 'Build a carousel or another part that readers drag or swipe; no list here could be one.',
    };
  const inRows = rows.flatMap(({ holder, blocks }): StyleChange[] => {
    const width = elements[holder]?.box.width ?? 0;
    const widest = Math.max(...blocks.map((index) => elements[index]?.box.width ?? 0));
    const basis = widest < width / 2 ? Math.max(widest, Math.ceil(PEEK * width)) : Math.ceil(PEEK * width);
    return [
      ...changeOf([holder], ROW),
      ...changeOf(blocks, { flex: `0 0 ${Math.round(basis)}px`, 'scroll-snap-align': 'start' }),
    ];
  });
  const unmoved = changeOf(partsWithTransitions(page), { transition: 'none' });
  return [{ changes: inRows }, { changes: [...still, ...unmoved, ...inRows] }];
}

const ROW = {
  display: 'flex',
  'flex-wrap': 'nowrap',
  'overflow-x': 'auto',
  'scroll-snap-type': 'x proximity',
} as const;

function partsWithTransitions({ perception }: Restyling): number[] {
  const moving = perception.page.elements.filter(
    (element) => element.rendered && transitionOf(element) !== null,
  );
  return moving.map(({ index }) => index);
}
