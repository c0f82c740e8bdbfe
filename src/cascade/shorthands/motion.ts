import { keyword } from '../values/keyword.ts';
import {
  oneAnimationDuration,
  oneAnimationName,
  oneCount,
  oneDirection,
  oneDuration,
  oneEasing,
  oneFillMode,
  onePlayState,
  oneTime,
  oneTransitionProperty,
} from '../values/timing.ts';
import { joinLayers, type Part, type Shorthand, type ShorthandEntry, takeAnyOrder } from './shorthand.ts';

/** The first time is the duration, the second the delay; names come last, because they match any ident. */
const TRANSITION: readonly Part[] = [
  { longhand: 'transition-duration', grammar: oneDuration, initial: '0s' },
  { longhand: 'transition-timing-function', grammar: oneEasing, initial: 'ease' },
  { longhand: 'transition-delay', grammar: oneTime, initial: '0s' },
  { longhand: null, grammar: keyword('normal allow-discrete'), initial: 'normal' },
  { longhand: 'transition-property', grammar: oneTransitionProperty, initial: 'all' },
];

const ANIMATION: readonly Part[] = [
  { longhand: 'animation-duration', grammar: oneAnimationDuration, initial: 'auto' },
  { longhand: 'animation-timing-function', grammar: oneEasing, initial: 'ease' },
  { longhand: 'animation-delay', grammar: oneTime, initial: '0s' },
  { longhand: 'animation-iteration-count', grammar: oneCount, initial: '1' },
  { longhand: 'animation-direction', grammar: oneDirection, initial: 'normal' },
  { longhand: 'animation-fill-mode', grammar: oneFillMode, initial: 'none' },
  { longhand: 'animation-play-state', grammar: onePlayState, initial: 'running' },
  { longhand: 'animation-name', grammar: oneAnimationName, initial: 'none' },
];

/** A comma-separated list of parts in any order; `reset` are longhands set to their initial value. */
function layers(parts: readonly Part[], reset: readonly string[]): Shorthand {
  const longhands = parts.flatMap(({ longhand }) => (longhand === null ? [] : [longhand]));
  return {
    longhands: [...longhands, ...reset],
    expand: (cursor) => {
      const taken: string[][] = [];
      do {
        const texts = takeAnyOrder(cursor, parts);
        if (texts === null) return null;
        taken.push(texts.filter((_, i) => parts[i]?.longhand !== null));
      } while (cursor.takeDelimiter(','));
      return [...joinLayers(taken, longhands.length), ...reset.map(() => 'initial')];
    },
  };
}

const transitionLayers = layers(TRANSITION, []);

const transition: Shorthand = {
  ...transitionLayers,
  expand: (cursor) => {
    const texts = transitionLayers.expand(cursor);
    const properties = texts?.at(-1)?.toLowerCase().split(', ') ?? [];
    // `none` means no transition at all, so it cannot be one layer among several.
    return properties.length > 1 && properties.includes('none') ? null : texts;
  },
};

export const MOTION_SHORTHANDS: readonly ShorthandEntry[] = [
  ['transition', transition],
  ['animation', layers(ANIMATION, ['animation-timeline'])],
];
