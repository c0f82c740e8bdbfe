import { transitionOf } from '../../../features/transition-of.ts';
import { isEndless, ownDuration } from '../../motion-ways.ts';
import { changeOf, type ByHand, type Declarations, type Restyling, type Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const TIMING: Readonly<Record<Value, { duration: string; easing: string }>> = {
  mechanical: { duration: '120ms', easing: 'linear' },
  smooth: { duration: '250ms', easing: 'ease' },
  playful: { duration: '350ms', easing: 'cubic-bezier(0.34, 1.56, 0.64, 1)' },
  cinematic: { duration: '800ms', easing: 'ease' },
};

/** ms between which a token of the target has the pace of a value; the edges of the rubric, with some distance. */
const PACE: Readonly<Record<Value, readonly [number, number]>> = {
  mechanical: [1, 150],
  smooth: [180, 450],
  playful: [180, 450],
  cinematic: [650, 1500],
};

/** A duration and an easing of the target where one fits the value, else usual ones. */
function timingOf(target: Value, page: Restyling) {
  const usual = TIMING[target];
  const [least, most] = PACE[target];
  const duration = ownDuration(page, (length) => length >= least && length <= most);
  const easing = target === 'smooth' || target === 'cinematic' ? calmEasing(page) : null;
  return { duration: duration ?? usual.duration, easing: easing ?? usual.easing };
}

/** An easing of the target that neither overshoots nor runs evenly. */
function calmEasing({ tokens }: Restyling): string | null {
  const found = tokens.group('ease').find(({ value }) => {
    const points = /^cubic-bezier\(([^)]*)\)$/.exec(value)?.[1]?.split(',').map(Number);
    return (
      points?.length === 4 && points.every((point) => point >= 0 && point <= 1) && points.join() !== '0,0,1,1'
    );
  });
  return found?.value ?? null;
}

const LOOPS_ALONE =
  'Add transitions or entrances in this timing; only loops move here, and they keep their pace.';

/** Another timing for transitions and for what enters. A loop keeps its pace: in the time of a transition it would flicker. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  const { elements } = page.perception.page;
  const { duration, easing } = timingOf(target, page);
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
