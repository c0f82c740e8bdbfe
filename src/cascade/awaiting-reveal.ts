import type { Size } from './computed-value.ts';
import { MIN_OPACITY } from './rendering.ts';
import { revealEvidence, type RevealEvidence } from './reveal-evidence.ts';
import type { RevealStates } from './rules/reveal-states.ts';
import type { CascadedElement, Keyframes, PageScript } from './styled-page.ts';

const IN_FLOW = new Set(['static', 'relative']);
/** Controls that a drawn replacement covers, such as a styled checkbox. */
const REPLACED = new Set(['input', 'select', 'textarea']);
const TRANSPARENT_BY_ATTRIBUTE = /(?:^|;)\s*opacity\s*:\s*0?\.?0*\s*(?:;|$)/i;

/**
 * Transparent elements that appear as the reader scrolls: they take their place in the flow, and keyframes make them opaque,
 * or a transition or keyframes that a script starts (reveal-evidence.ts). Menus, tooltips and overlays are out of flow, collapsed panels
 * have no height, and both stay hidden. Indices.
 */
export function awaitingReveal(
  elements: readonly CascadedElement[],
  keyframes: ReadonlyMap<string, Keyframes>,
  scripts: readonly PageScript[],
  states: RevealStates,
): ReadonlySet<number> {
  const evidence = revealEvidence(elements, scripts, states);
  const found = new Set<number>();
  const isShown: boolean[] = [];
  for (const element of elements) {
    const { index, parent, rendered, style } = element;
    const mayShow = rendered && (isShown[parent] ?? true) && style.visibility === 'visible';
    const isClear = style.opacity <= MIN_OPACITY;
    const waits = mayShow && isClear && holdsPlace(element) && appears(element, keyframes, evidence);
    if (waits) found.add(index);
    isShown.push(mayShow && (waits || !isClear));
  }
  return found;
}

function holdsPlace({ tag, style }: CascadedElement): boolean {
  return (
    IN_FLOW.has(style.position) &&
    style['pointer-events'] !== 'none' &&
    !isZeroSize(style['max-height']) &&
    !isZeroSize(style.height) &&
    !REPLACED.has(tag)
  );
}

function isZeroSize(size: Size): boolean {
  return typeof size !== 'string' && size.px === 0 && size.percent === 0;
}

function appears(
  element: CascadedElement,
  keyframes: ReadonlyMap<string, Keyframes>,
  { mayBeShown, animatesIn }: RevealEvidence,
): boolean {
  return (
    fadesByKeyframes(element, keyframes) ||
    (fadesByScript(element) ? mayBeShown(element) : animatesIn(element))
  );
}

function fadesByKeyframes({ style }: CascadedElement, keyframes: ReadonlyMap<string, Keyframes>): boolean {
  if (!style['animation-play-state'].includes('running')) return false;
  const runs =
    style['animation-duration'].some((seconds) => seconds > 0) ||
    style['animation-timeline'].some((timeline) => timeline !== 'auto');
  return runs && style['animation-name'].some((name) => makesOpaque(keyframes.get(name)?.text ?? ''));
}

/** A keyframe states an opacity that can be seen. */
function makesOpaque(text: string): boolean {
  return [...text.matchAll(/\bopacity:\s?([\d.]+)(%?)/g)].some(
    ([, value, unit]) => Number(value) / (unit === '%' ? 100 : 1) > MIN_OPACITY,
  );
}

/**
 * A style attribute that only a script can change, or a transition. A transition of opacity by name may lack its
 * duration: libraries such as AOS state it on the body when they start.
 */
function fadesByScript({ style, attributes }: CascadedElement): boolean {
  if (TRANSPARENT_BY_ATTRIBUTE.test(attributes['style'] ?? '')) return true;
  const properties = style['transition-property'];
  if (properties.includes('opacity')) return true;
  return style['transition-duration'].some((seconds) => seconds > 0) && properties.includes('all');
}
