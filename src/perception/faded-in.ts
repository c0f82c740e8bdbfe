import { MIN_OPACITY } from '../cascade/rendering.ts';
import type { Box, PseudoElement, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { translationOf } from '../layout/translation.ts';
import { lastingEnds } from './vanished.ts';

/** px; elements that slide in as they are revealed come from no farther, menus beside the window do. */
const MAX_SLIDE = 120;

/**
 * Elements that wait, transparent, to be revealed at the opacity with which keyframes leave them, or opaque, and where
 * they slide to; their transparent ::before and ::after where keyframes state how they leave them.
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
  const slides = slidesOf(elements);
  return elements.map((still) => {
    const element = moved(still, slides[still.index]);
    const before = faded(element.before);
    const after = faded(element.after);
    if (element.visible && isClear(element)) {
      const style = { ...element.style, opacity: left(element) ?? 1 };
      return { ...element, before, after, style, awaitsReveal: true };
    }
    return before === element.before && after === element.after ? element : { ...element, before, after };
  });
}

interface Slide {
  readonly x: number;
  readonly y: number;
}

/** How far each element is from where it is once it and the elements around it are revealed; undefined for most. */
function slidesOf(elements: StyledPage['elements']): readonly (Slide | undefined)[] {
  const slides: (Slide | undefined)[] = [];
  for (const element of elements) {
    const around = slides[element.parent]; // parents precede their children
    const own = element.visible && isClear(element) ? slideOf(element) : undefined;
    const x = (around?.x ?? 0) + (own?.x ?? 0);
    const y = (around?.y ?? 0) + (own?.y ?? 0);
    slides.push(x === 0 && y === 0 ? undefined : { x, y });
  }
  return slides;
}

/** A positioned element that is moved by a share of its size, such as one half, is placed by that and stays there. */
function slideOf({ style, box }: StyledElement): Slide | undefined {
  if (style.display === 'inline' || (style.transform === 'none' && style.translate === 'none'))
    return undefined;
  const { width, height } = style.position === 'static' ? box : { width: 0, height: 0 };
  const { x, y } = translationOf(style, width, height);
  return Math.max(Math.abs(x), Math.abs(y)) <= MAX_SLIDE ? { x, y } : undefined;
}

function moved(element: StyledElement, slide: Slide | undefined): StyledElement {
  if (slide === undefined) return element;
  const back = (box: Box): Box => ({ ...box, x: box.x - slide.x, y: box.y - slide.y });
  return { ...element, box: back(element.box), textBox: element.textBox && back(element.textBox) };
}

const isClear = ({ style }: Pick<StyledElement, 'style'>) => style.opacity <= MIN_OPACITY;

function statedOpacity(declarations: string): number[] {
  const [, value, unit] = /\bopacity:\s?([\d.]+)(%?)/.exec(declarations) ?? [];
  const opacity = Number(value) / (unit === '%' ? 100 : 1);
  return Number.isFinite(opacity) ? [Math.min(1, opacity)] : [];
}
