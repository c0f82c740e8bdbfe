import { MIN_OPACITY } from '../cascade/rendering.ts';
import type { PseudoElement, StyledPage } from '../cascade/styled-page.ts';
import { lastingEnds } from './vanished.ts';

/** The elements with their transparent ::before and ::after at the opacity with which keyframes leave them. */
export function withFadedIn({ elements, facts }: StyledPage): StyledPage['elements'] {
  const faded = (pseudo: PseudoElement | null): PseudoElement | null => {
    if (pseudo === null || pseudo.style.opacity > MIN_OPACITY) return pseudo;
    const opacity = lastingEnds(pseudo, facts.keyframes).flatMap(statedOpacity).at(-1);
    return opacity === undefined ? pseudo : { ...pseudo, style: { ...pseudo.style, opacity } };
  };
  return elements.map((element) => {
    const before = faded(element.before);
    const after = faded(element.after);
    return before === element.before && after === element.after ? element : { ...element, before, after };
  });
}

function statedOpacity(declarations: string): number[] {
  const [, value, unit] = /\bopacity:\s?([\d.]+)(%?)/.exec(declarations) ?? [];
  const opacity = Number(value) / (unit === '%' ? 100 : 1);
  return Number.isFinite(opacity) ? [Math.min(1, opacity)] : [];
}
