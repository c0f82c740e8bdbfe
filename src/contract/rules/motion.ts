import { type RuleContext, type RuleText, type RuleWriter } from './rule.ts';
import texts from './texts.json' with { type: 'json' };
import { listed } from '../../text/listed.ts';

/** How much moves, in the words of what starts it. */
export const budget: RuleWriter = (value, { grammar }) => {
  const trigger = grammar['motion.trigger'];
  return trigger === undefined ? null : (AMOUNTS[value]?.[trigger] ?? null);
};

const AMOUNTS: Readonly<Record<string, Readonly<Record<string, Partial<RuleText>>>>> = texts.motion;

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
const DURATIONS: Readonly<Record<string, string>> = texts.durations;

const MANNER: Readonly<Record<string, string>> = texts.manner;

/** The names of durations and easings, as far as tokens state them. */
function timingOf({ stated }: RuleContext): string | null {
  const { durations = {}, easings = {} } = stated.tokens.motion ?? {};
  const names = [
    ...(Object.keys(durations).length === 0 ? [] : ['`--duration-*`']),
    ...(Object.keys(easings).length === 0 ? [] : ['`--ease-*`']),
  ];
  return names.length === 0 ? null : listed(names);
}
