import { transitionOf } from '../../../features/transition-of.ts';
import { changeOf, type Declarations, type Restyling, type Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const TIMING: Readonly<Record<Value, { duration: string; easing: string }>> = {
  mechanical: { duration: '120ms', easing: 'linear' },
  smooth: { duration: '250ms', easing: 'ease' },
  playful: { duration: '350ms', easing: 'cubic-bezier(0.34, 1.56, 0.64, 1)' },
  cinematic: { duration: '800ms', easing: 'ease' },
};

/** Another timing for everything that moves; in the timing of the target where it has the value. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { elements } = page.perception.page;
  const { duration, easing } = TIMING[target];
  const timed = (kind: 'transition' | 'animation'): Declarations => ({
    [`${kind}-duration`]: duration,
    [`${kind}-timing-function`]: easing,
  });
  const transitions = elements.filter((element) => element.rendered && transitionOf(element) !== null);
  const animations = elements.filter(
    ({ rendered, style }) => rendered && style['animation-name'].some((name) => name !== 'none'),
  );
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
