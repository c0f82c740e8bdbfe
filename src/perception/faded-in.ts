import { MIN_OPACITY } from '../cascade/rendering.ts';
import type { PseudoElement, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { lastingEnds } from './vanished.ts';

/**
 * Elements that wait, transparent, to be revealed at the opacity with which keyframes leave them, or opaque; their
 * transparent ::before and ::after where keyframes state how they leave them.
 */
export function withFadedIn({ elements, facts }: StyledPage): StyledPage['elements'] {
  const left = (box: Pick<StyledElement, 'style'>) =>
    lastingEnds(box, facts.keyframes).flatMap(statedOpacity).at(-1);
  const faded = (pseudo: PseudoElement | null): PseudoElement | null => {
    const opacity = pseudo !== null && isClear(pseudo) ? left(pseudo) : undefined;
    return pseudo === null || opacity === undefined
      ? pseudo
      : { ...pseudo, style: { ...pseudo.style, opacity } };
  };
  return elements.map((element) => {
    const before = faded(element.before);
    const after = faded(element.after);
    if (element.visible && isClear(element)) {
      const style = { ...element.style, opacity: left(element) ?? 1 };
      return { ...element, before, after, style, awaitsReveal: true };
    }
    return before === element.before && after === element.after ? element : { ...element, before, after };
  });
}

const isClear = ({ style }: Pick<StyledElement, 'style'>) => style.opacity <= MIN_OPACITY;

function statedOpacity(declarations: string): number[] {
  const [, value, unit] = /\bopacity:\s?([\d.]+)(%?)/.exec(declarations) ?? [];
  const opacity = Number(value) / (unit === '%' ? 100 : 1);
  return Number.isFinite(opacity) ? [Math.min(1, opacity)] : [];
}
