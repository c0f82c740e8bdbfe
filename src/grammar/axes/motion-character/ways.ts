import { transitionOf } from '../../../features/transition-of.ts';
import { isEndless } from '../../motion-ways.ts';
import { changeOf, type ByHand, type Declarations, type Restyling, type Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const TIMING: Readonly<Record<Value, { duration: string; easing: string }>> = {
  mechanical: { duration: '120ms', easing: 'linear' },
  smooth: { duration: '250ms', easing: 'ease' },
  playful: { duration: '350ms', easing: 'cubic-bezier(0.34, 1.56, 0.64, 1)' },
  cinematic: { duration: '800ms', easing: 'ease' },
};

const LOOPS_ALONE =
  'Add transitions or entrances in this timing; only loops move here, and they keep their pace.';

/** Another timing for transitions and for what enters. A loop keeps its pace: in the time of a transition it would flicker. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  const { elements } = page.perception.page;
  const { duration, easing } = TIMING[target];
  const timed = (kind: 'transition' | 'animation'): Declarations => ({
    [`${kind}-duration`]: duration,
    [`${kind}-timing-function`]: easing,
  });
  const transitions = elements.filter((element) => element.rendered && transitionOf(element) !== null);
  const animations = elements.filter(
    (element) =>
      element.rendered &&
      !isEndless(element) &&
      element.style['animation-name'].some((name) => name !== 'none'),
  );
  if (transitions.length + animations.length === 0) return { manual: LOOPS_ALONE };
  return [
    {
      changes: [
        ...changeOf(
          transitions.map(({ index }) => index),
          timed('transition'),
        ),
        ...changeOf(
          animations.map(({ index }) => index),
          timed('animation'),
        ),
      ],
    },
  ];
}
