import type { Features } from '../../src/features/index.ts';
import type { TransitionUse } from '../../src/features/transition-of.ts';
import { PARALLAX } from '../../src/features/motion-markers.ts';
import { motionBudget } from '../../src/grammar/axes/motion-budget/axis.ts';
import { readValueOf } from '../../src/grammar/read-axes.ts';
import { isPhotographic } from '../../src/grammar/photo-ground.ts';
import { swipeRows } from '../../src/grammar/swipe-rows.ts';
import type { AxisComparison, ScoredAxis } from '../../src/score/compare-axes.ts';
import { scoredOf } from '../../src/score/compare-axes.ts';
import type { Scorecard } from '../../src/score/score.ts';
import { totalScore } from '../../src/score/total.ts';
import type { Survey } from '../../src/survey.ts';

type Compared = Pick<AxisComparison, 'id' | 'target'>;

/** The score if every axis that does not stay had its target. A page without copy stays blocked, whatever its styles. */
export function ceilingOf(
  { axes, blockedBy, score }: Scorecard,
  stays: (axis: ScoredAxis) => boolean,
): number {
  if (blockedBy === 'empty_page') return score;
  const scored = scoredOf(axes);
  return totalScore(scored.map((axis) => (stays(axis) ? axis : { ...axis, similarity: 1 }))) ?? 0;
}

/** The bound of earlier figures: copy, pictures in or behind the content, and gestures, whatever the page shows. */
export function isOfCopyOrPictures({ id, target }: Compared): boolean {
  return (
    isOfContent(id) ||
    (id === 'surface.texture' && target === 'photo') ||
    (id === 'motion.trigger' && target === 'gesture')
  );
}

/**
 * What stays whatever the stylesheet, because it lies in copy, pictures, markup or scripts of this page: copy and imagery;
 * photographs as ground, which a stylesheet neither has nor may take from people; motion that scripts or markup start;
 * swiping where no row of blocks could scroll.
 */
export function staysWithoutMarkup(axis: Compared, { features, perception }: Survey): boolean {
  const { id, target } = axis;
  if (isOfContent(id)) return true;
  if (id === 'surface.texture') return target === 'photo' || isPhotographic(features.textures);
  if (id === 'motion.budget') return exceeds(keptMotion(features, target), target);
  if (id !== 'motion.trigger') return false;
  if (target === 'gesture') return swipeRows(perception).length === 0;
  if (target !== 'hover-only') return false;
  const kept = readValueOf('motion.trigger', keptMotion(features, target)).value;
  return kept !== null && kept !== target;
}

function isOfContent(id: string): boolean {
  return id.startsWith('voice.') || id.startsWith('imagery.');
}

function exceeds(features: Features, target: string): boolean {
  const { value } = readValueOf('motion.budget', features);
  const amount = (wanted: string) => motionBudget.values.findIndex((each) => each === wanted);
  return value !== null && amount(value) > amount(target);
}

/** Transitions of links and buttons, as a stylesheet adds them. */
const ADDED: TransitionUse = {
  selector: 'a',
  properties: ['color'],
  seconds: 0.2,
  easing: 'ease',
  elements: 20,
};

/** Signs of motion that a stylesheet can take back: it scrolls in snaps, or waits to be shown. */
const STYLED = new Set(['snap scrolling', 'page fade']);

/** The page when a stylesheet stills all it can: no keyframes and no reveals; transitions unless the target has none. */
function keptMotion(features: Features, target: string): Features {
  const { motion } = features;
  const transitions = target === 'none' ? [] : motion.transitions.length > 0 ? motion.transitions : [ADDED];
  return {
    ...features,
    motion: {
      ...motion,
      transitions,
      animations: [],
      animatedPlaces: 0,
      scroll: motion.scroll.filter(({ name }) => name === PARALLAX),
      autonomous: motion.autonomous.filter(({ name }) => !STYLED.has(name)),
      gesture: motion.gesture.filter(({ name }) => !STYLED.has(name)),
    },
  };
}
