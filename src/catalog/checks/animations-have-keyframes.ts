import type { Check } from './check.ts';

const RUNS = /(?:^|[;{"\s])animation(?:-name)?"?:\s*"?([a-z_][\w-]*)/gi;
const KEYFRAMES = /@keyframes\s+([\w-]+)/g;
const KEYWORDS = new Set(['none', 'inherit', 'initial', 'unset', 'revert', 'var']);

/** Every animation that a component or the code runs is defined in the code. */
export const animationsHaveKeyframes: Check = ({ components, component_states: states, code }) => {
  const css = Object.values(code).join('\n');
  const defined = new Set([...css.matchAll(KEYFRAMES)].map(([, name]) => name));
  const text = `${JSON.stringify([components, states])}\n${css}`;
  const run = [...text.matchAll(RUNS)].map(([, name = '']) => name);
  return [...new Set(run)]
    .filter((name) => !KEYWORDS.has(name) && !defined.has(name))
    .map((name) => ({
      at: ['body', 'code'],
      message: `The animation "${name}" has no keyframes in this entry.`,
      advice: `Write @keyframes ${name} in the code.`,
    }));
};
