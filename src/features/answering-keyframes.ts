import { expandDeclaration } from '../cascade/shorthands.ts';
import type { InteractionRule, Keyframes, StyledElement } from '../cascade/styled-page.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';
import { changesSomething, fadesOnly } from './animations.ts';
import type { TransitionUse } from './transition-of.ts';

/** Keyframes that rules for hovered, focused or pressed elements start: they answer to the hand as transitions do. */
export function answeringKeyframes({ page, visible }: Perception): TransitionUse[] {
  const shown = new Map(visible.map((element) => [element.index, element]));
  const started = page.facts.interactions.flatMap((rule) => {
    const set = animationOf(rule);
    const keyframes = page.facts.keyframes.get(set.get('animation-name') ?? '');
    if (keyframes === undefined || !changesSomething(keyframes)) return [];
    return rule.elements.flatMap((index) => startedUse(shown.get(index), keyframes, set) ?? []);
  });
  const groups = Map.groupBy(started, ({ use }) => `${use.keyframes} ${use.seconds} ${use.easing}`);
  return [...groups.values()].flatMap((group) => {
    const elements = new Set(group.map(({ index }) => index)).size;
    return group.slice(0, 1).map(({ use }) => ({ ...use, elements }));
  });
}

function animationOf({ declarations }: InteractionRule): ReadonlyMap<string, string> {
  const set = declarations.filter(([property]) => /^(?:-webkit-)?animation/.test(property));
  return new Map(set.flatMap(([property, value]) => expandDeclaration(property, value) ?? []));
}

/** Null of what is not seen, runs these keyframes anyway, or gives them no time. */
function startedUse(
  element: StyledElement | undefined,
  keyframes: Keyframes,
  set: ReadonlyMap<string, string>,
): { index: number; use: TransitionUse } | null {
  const { name, properties } = keyframes;
  if (element === undefined || element.style['animation-name'].includes(name)) return null;
  const { style, index } = element;
  const seconds = secondsOf(set.get('animation-duration')) ?? style['animation-duration'][0] ?? 0;
  if (seconds === 0) return null;
  const easing = set.get('animation-timing-function') ?? style['animation-timing-function'][0] ?? 'ease';
  const use = { selector: shortSelector(element), properties, seconds, easing, elements: 1 };
  return { index, use: { ...use, keyframes: name, moves: !fadesOnly(keyframes) } };
}

/** Of the first time of a list; null without one. */
function secondsOf(text: string | undefined): number | null {
  const [, amount, unit] = /^\s*([\d.]+)(m?s)\b/i.exec(text ?? '') ?? [];
  return amount === undefined ? null : Number(amount) / (unit?.toLowerCase() === 'ms' ? 1000 : 1);
}
