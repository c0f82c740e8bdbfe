import type { StyledElement } from '../cascade/styled-page.ts';
import { animatedElements, animatedPlaces, animationUses, type AnimationUse } from './animations.ts';
import { defineFeature } from './feature.ts';
import { motionMarkers, type MotionMarkers } from './motion-markers.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';

/** A transition that visible elements have, merged by duration and easing. */
export interface TransitionUse {
  readonly selector: string;
  readonly properties: readonly string[];
  /** Seconds, the longest of the list. */
  readonly seconds: number;
  readonly easing: string;
  readonly elements: number;
}

export interface Motion extends MotionMarkers {
  readonly transitions: readonly TransitionUse[];
  readonly animations: readonly AnimationUse[];
  /** Number of places that keyframes move, whatever their names: elements that nearly touch are one place. */
  readonly animatedPlaces: number;
  /** Area of the whole page, weighted by position: the base of AnimationUse.weight. */
  readonly pageWeight: number;
}

/** What moves and how: only what elements of the page use. */
export const motion = defineFeature({
  id: 'motion',
  observe(perception: Perception): Motion {
    const { page, visible } = perception;
    return {
      transitions: transitionUses(visible),
      animations: animationUses(perception),
      animatedPlaces: animatedPlaces(perception),
      ...motionMarkers(perception, animatedElements(perception)),
      pageWeight: perception.weight({ x: 0, y: 0, width: page.viewport.width, height: perception.height }),
    };
  },
});

function transitionUses(visible: readonly StyledElement[]): TransitionUse[] {
  const moving = visible.filter(
    ({ style }) => longest(style['transition-duration']) > 0 && style['transition-property'][0] !== 'none',
  );
  const groups = Map.groupBy(
    moving,
    ({ style }) =>
      `${longest(style['transition-duration'])} ${style['transition-timing-function'][0] ?? 'ease'}`,
  );
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : [
          {
            selector: shortSelector(first),
            properties: first.style['transition-property'],
            seconds: longest(first.style['transition-duration']),
            easing: first.style['transition-timing-function'][0] ?? 'ease',
            elements: 1 + rest.length,
          },
        ],
  );
}

const longest = (seconds: readonly number[]) => seconds.reduce((most, one) => Math.max(most, one), 0);
