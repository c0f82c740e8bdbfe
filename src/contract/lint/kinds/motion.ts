import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract } from '../linted-contract.ts';
import { numbersUnder, rangeClashes } from '../range-clash.ts';

/** Durations and easings of tokens against the rules of motion, and rules that start and forbid motion. */
export const motion = kindOf('motion', {
  tokens: [
    ...rangeClashes({
      axis: 'motion.character',
      unit: ' ?ms',
      values: numbersUnder('duration'),
    }),
    {
      axis: 'motion.budget',
      how: 'do',
      says: /\bwithout a transition\b/i,
      tokens: everyDuration,
    },
    {
      axis: 'motion.character',
      how: 'do',
      says: /\blinear or stepped timing\b/i,
      tokens: curves,
    },
    {
      axis: 'motion.character',
      how: 'do',
      says: /\bshort and plain\b/i,
      tokens: slowCurves,
    },
    {
      axis: 'motion.trigger',
      how: 'dont',
      says: /\bstart motion without scrolling/i,
      tokens: everyDuration,
    },
    {
      axis: 'motion.character',
      how: 'dont',
      says: /\bsoft easing\b/i,
      tokens: curves,
    },
    {
      axis: 'motion.character',
      how: 'dont',
      says: /\bbounces|overshoot\b/i,
      tokens: overshoots,
    },
  ],
  rules: [
    {
      one: ['do', /\bcontinuous (?:motion|or scroll-driven)/i],
      other: ['do', /\btiming of 150 to 500 ms|stepped timing, at most/i],
    },
    {
      one: ['do', /\bchange states without a transition/i],
      other: ['do', /\b(?:start|drive) motion|\banimate\b|\breveal elements|\btiming\b|\buse .*motion/i],
    },
    {
      one: ['dont', /\breveal content on scroll/i],
      other: ['do', /\breveal elements|reveals\b|motion by scrolling/i],
    },
    {
      one: ['do', /\banimate only hovered/i],
      other: ['do', /\bstart motion (?:by scrolling|without user)|drive motion|reveal elements/i],
    },
    {
      one: ['dont', /\btie it to the scroll position/i],
      other: ['do', /\bscroll-driven|drive motion by scrolling/i],
    },
    {
      one: ['dont', /\bstart motion (?:without scrolling|on load)/i],
      other: ['do', /\bcontinuous\b|carousels|on load/i],
    },
    {
      one: ['dont', /\bwait for user input/i],
      other: ['do', /\bscroll-driven|into view|follows the pointer/i],
    },
    { one: ['dont', /\brun motion on a timer/i], other: ['do', /\bcontinuous\b|carousels|on load/i] },
    {
      one: ['dont', /\banimate on load or on scroll/i],
      other: ['do', /\bscroll-driven|into view|on load|reveals\b|reveal elements/i],
    },
  ],
});

function everyDuration({ tokens }: LintedContract): string[] {
  return [...tokens].flatMap(([path, value]) =>
    path.startsWith('duration.') ? [tokenText(path, value)] : [],
  );
}

function easings({ tokens }: LintedContract): (readonly [string, string])[] {
  return [...tokens].filter(([path]) => path.startsWith('ease.'));
}

function curves(contract: LintedContract): string[] {
  return easings(contract).flatMap(([path, value]) =>
    /^(?:linear|steps)/.test(value) ? [] : [tokenText(path, value)],
  );
}

const MAX_SHORT = 150; // ms; RUBRIC: mechanical motion is that short, or linear

/** Every duration, where none is short and no easing is linear or stepped; short changes are plain on any curve. */
function slowCurves(contract: LintedContract): string[] {
  const durations = numbersUnder('duration')(contract);
  const isPlain =
    durations.some(([, value]) => value <= MAX_SHORT) || curves(contract).length < easings(contract).length;
  return isPlain
    ? []
    : durations.map(([path, value]) => tokenText(path, contract.tokens.get(path) ?? `${value}ms`));
}

/** Curves that leave 0..1. */
function overshoots(contract: LintedContract): string[] {
  return easings(contract).flatMap(([path, value]) => {
    const [, y1 = 0, , y2 = 0] = /\(([^)]*)\)/.exec(value)?.[1]?.split(',').map(Number) ?? [];
    return Math.max(y1, y2) > 1 || Math.min(y1, y2) < 0 ? [tokenText(path, value)] : [];
  });
}
