import type { CssImage } from '../cascade/computed-value.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { PseudoElement, StyledElement, StyledPage } from '../cascade/styled-page.ts';

/** The page without background images that draw nothing: whoever asks for pictures and grounds would count them as drawn. */
export function withoutBlankImages(page: StyledPage): StyledPage {
  const drawn = new Map<ComputedStyle, ComputedStyle>(); // elements share styles
  const drawnStyle = (style: ComputedStyle) => {
    if (style['background-image'].length === 0) return style;
    const known = drawn.get(style) ?? withoutBlank(style);
    drawn.set(style, known);
    return known;
  };
  const elements = page.elements.map((element) => withDrawnStyles(element, drawnStyle));
  return elements.every((element, at) => element === page.elements[at]) ? page : { ...page, elements };
}

function withDrawnStyles(
  element: StyledElement,
  drawnStyle: (style: ComputedStyle) => ComputedStyle,
): StyledElement {
  const pseudo = (one: PseudoElement | null) => {
    const style = one === null ? null : drawnStyle(one.style);
    return one === null || style === null || style === one.style ? one : { ...one, style };
  };
  const style = drawnStyle(element.style);
  const [before, after] = [pseudo(element.before), pseudo(element.after)];
  const isSame = style === element.style && before === element.before && after === element.after;
  return isSame ? element : { ...element, style, before, after };
}

/** Lists of other background properties keep their places: an image among others becomes `none`. */
function withoutBlank(style: ComputedStyle): ComputedStyle {
  const images = style['background-image'];
  const sizes = style['background-size'].split(', ');
  const isBlank = images.map((image, at) => drawsNothing(image, sizes[at % sizes.length] ?? 'auto'));
  if (!isBlank.includes(true)) return style;
  const kept = images.map((image, at): CssImage => (isBlank[at] === true ? { kind: 'none' } : image));
  return { ...style, 'background-image': isBlank.includes(false) ? kept : [] };
}

/** An image of zero width or height is not displayed: CSS Backgrounds 3, 2.9. */
const ZERO = /(?:^|\s)[-+]?0*\.?0+(?:[a-z]+|%)?(?:\s|$)/;

function drawsNothing(image: CssImage, size: string): boolean {
  if (image.kind === 'none' || ZERO.test(size)) return true;
  return image.kind === 'gradient' && image.stops.every(({ a }) => a === 0);
}
