import { changingStyles, type ChangingStyles } from './changing-styles.ts';
import { animatedElements, animatedPlaces, animationUses, type AnimationUse } from './animations.ts';
import { answeringKeyframes } from './answering-keyframes.ts';
import { defineFeature } from './feature.ts';
import { motionMarkers, type MotionMarkers } from './motion-markers.ts';
import { type MovingPart, partsOf, selectorOf } from './moving-parts.ts';
import { transitionOf, type TransitionUse } from './transition-of.ts';
import type { Perception } from '../perception/perceive.ts';

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
    const { page } = perception;
    const { markers, carriers } = motionMarkers(perception, animatedElements(perception));
    return {
      transitions: [
        ...transitionUses(
          page.elements.filter(({ index, visible }) => visible && !carriers.has(index)).flatMap(partsOf),
          changingStyles(page),
        ),
        ...answeringKeyframes(perception),
      ],
      animations: animationUses(perception),
      animatedPlaces: animatedPlaces(perception),
      ...markers,
      pageWeight: perception.weight({ x: 0, y: 0, width: page.viewport.width, height: perception.height }),
    };
  },
});

/** Of the elements with the same timing, one at least changes. */
function transitionUses(parts: readonly MovingPart[], isChanging: ChangingStyles): TransitionUse[] {
  const moving = parts.flatMap((part) => {
    const timing = transitionOf(part);
    return timing === null ? [] : [{ part, timing }];
  });
  const groups = Map.groupBy(moving, ({ timing }) => `${timing.seconds} ${timing.easing}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group;
    if (first === undefined || !isChanging(group.map(({ part }) => part))) return [];
    return [
      {
        selector: selectorOf(first.part),
        properties: first.part.style['transition-property'],
        ...first.timing,
        elements: 1 + rest.length,
      },
    ];
  });
}
