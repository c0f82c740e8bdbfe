import { listed, type RuleContext, type RuleText, type RuleWriter } from './rule.ts';

/** How much moves, in the words of what starts it. */
export const budget: RuleWriter = (value, { grammar }) => {
  const trigger = grammar['motion.trigger'];
  return trigger === undefined ? null : (AMOUNTS[value]?.[trigger] ?? null);
};

const AMOUNTS: Readonly<Record<string, Readonly<Record<string, Partial<RuleText>>>>> = {
  // What starts motion says the rest.
  accent: { 'hover-only': { dont: null } },
  recurring: {
    scroll: {
      do: 'Move content in several places once, when an `IntersectionObserver` sees it.',
      dont: 'Loop an animation, or tie it to the scroll position.',
    },
    autonomous: { do: 'Use motion in several places: entrances, carousels, keyframes.' },
    gesture: { do: 'Let content in several places move with the hand: rows to swipe, things to drag.' },
  },
  pervasive: {
    scroll: { do: 'Use scroll-driven motion over much of the page.' },
    autonomous: { do: 'Use continuous motion over much of the page.' },
    gesture: { do: 'Let much of the page move with the pointer or the hand.' },
  },
};

/** The timing of the tokens, in the manner of the value. */
export const character: RuleWriter = (value, context) => {
  const timing = timingOf(context);
  const isQuiet =
    context.grammar['motion.budget'] === 'accent' || context.grammar['motion.trigger'] === 'hover-only';
  if (timing !== null) return { do: `${MANNER[value] ?? 'Move'} ${timing}.`, dont: null };
  const duration = DURATIONS[value];
  if (duration !== undefined && context.grammar['motion.budget'] === 'pervasive')
    return { do: `Let changes of state take ${duration}; what moves all the time moves slowly.` };
  return value === 'cinematic' && isQuiet
    ? { do: 'Let changes take 600 ms or more.', dont: 'Change states at once.' }
    : null;
};

/** Of changes; a page that moves all the time would be restless at this speed. */
const DURATIONS: Readonly<Record<string, string>> = {
  mechanical: 'at most 150 ms',
  smooth: '150 to 500 ms, with soft ends',
};

const MANNER: Readonly<Record<string, string>> = {
  mechanical: 'Keep motion short and plain, in the timing of',
  smooth: 'Ease motion softly, in the timing of',
  playful: 'Animate with overshoot, wiggles and rotation, in the timing of',
  cinematic: 'Let motion be slow and staged, in the timing of',
};

/** The names of durations and easings, as far as tokens state them. */
function timingOf({ stated }: RuleContext): string | null {
  const { durations = {}, easings = {} } = stated.tokens.motion ?? {};
  const names = [
    ...(Object.keys(durations).length === 0 ? [] : ['`--duration-*`']),
    ...(Object.keys(easings).length === 0 ? [] : ['`--ease-*`']),
  ];
  return names.length === 0 ? null : listed(names);
}
