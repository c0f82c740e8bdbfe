import type { CssImage, Shadow } from '../cascade/computed-value.ts';
import { type ComputedStyle, PROPERTIES } from '../cascade/properties.ts';
import type { PseudoElement, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import type { Rgba } from '../color/rgba.ts';

const HALF = 0.5; // of a full inversion; less makes a page pale and turns nothing
const FUNCTION = /(invert|hue-rotate)\((-?[\d.]*)(%|deg|turn|rad)?\)/g;
const DEGREES: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI };
const DRAWN = Object.entries(PROPERTIES).filter(([, { kind }]) => /^(?:color|shadows|images)$/.test(kind));

type Paint = (color: Rgba) => Rgba;

/**
 * The page in the colours that a filter on its root shows, where it inverts them: readers see no other. Pictures keep theirs,
 * as their pixels are not known here.
 */
export function withInvertedColors(page: StyledPage): StyledPage {
  const paint = paintOf(page);
  if (paint === null) return page;
  const known = new Map<ComputedStyle, ComputedStyle>(); // elements share styles
  const shown = (style: ComputedStyle) => {
    const painted = known.get(style) ?? paintedStyle(style, paint);
    known.set(style, painted);
    return painted;
  };
  const pseudo = (one: PseudoElement | null) => one && { ...one, style: shown(one.style) };
  const elements = page.elements.map((element): StyledElement => ({
    ...element,
    style: shown(element.style),
    before: pseudo(element.before),
    after: pseudo(element.after),
  }));
  return { ...page, elements };
}

/** The window below a page without a background of its own is not inverted, so such a page is left as it is. */
function paintOf({ elements }: StyledPage): Paint | null {
  const root = elements[0];
  const body = elements.find(({ tag }) => tag === 'body');
  if (root === undefined || !root.style.filter.includes('invert(')) return null;
  if (Math.max(root.style['background-color'].a, body?.style['background-color'].a ?? 0) < 1) return null;
  const steps = [...root.style.filter.matchAll(FUNCTION)].map(([, name, number = '', unit = '']) => ({
    name,
    amount: amountOf(name === 'invert', number, unit),
  }));
  if (!steps.some(({ name, amount }) => name === 'invert' && amount > HALF)) return null;
  return (color) =>
    steps.reduce(
      (seen, { name, amount }) => (name === 'invert' ? inverted(seen, amount) : rotated(seen, amount)),
      color,
    );
}

/** Of an inversion 0..1, of a turn degrees. */
function amountOf(inverts: boolean, number: string, unit: string): number {
  if (number === '') return inverts ? 1 : 0;
  if (inverts) return Math.min(1, Number(number) / (unit === '%' ? 100 : 1));
  return Number(number) * (DEGREES[unit] ?? 1);
}

function inverted({ r, g, b, a }: Rgba, amount: number): Rgba {
  const turn = (channel: number) => amount * 255 + channel * (1 - 2 * amount);
  return { r: turn(r), g: turn(g), b: turn(b), a };
}

/** Filter Effects 1, feColorMatrix of the type hueRotate. */
function rotated({ r, g, b, a }: Rgba, degrees: number): Rgba {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const mix = (red: number, green: number, blue: number) =>
    Math.max(0, Math.min(255, red * r + green * g + blue * b));
  return {
    r: mix(
      0.213 + cos * 0.787 - sin * 0.213,
      0.715 - cos * 0.715 - sin * 0.715,
      0.072 - cos * 0.072 + sin * 0.928,
    ),
    g: mix(
      0.213 - cos * 0.213 + sin * 0.143,
      0.715 + cos * 0.285 + sin * 0.14,
      0.072 - cos * 0.072 - sin * 0.283,
    ),
    b: mix(
      0.213 - cos * 0.213 - sin * 0.787,
      0.715 - cos * 0.715 + sin * 0.715,
      0.072 + cos * 0.928 + sin * 0.072,
    ),
    a,
  };
}

function paintedStyle(style: ComputedStyle, paint: Paint): ComputedStyle {
  const changes = DRAWN.map(([name, { kind }]) => {
    const value: unknown = style[name as keyof ComputedStyle];
    if (kind === 'color') return [name, paint(value as Rgba)];
    if (kind === 'shadows')
      return [name, (value as readonly Shadow[]).map((each) => ({ ...each, color: paint(each.color) }))];
    return [name, (value as readonly CssImage[]).map((image) => paintedImage(image, paint))];
  });
  return { ...style, ...(Object.fromEntries(changes) as Partial<ComputedStyle>) };
}

function paintedImage(image: CssImage, paint: Paint): CssImage {
  return image.kind === 'gradient' ? { ...image, stops: image.stops.map(paint) } : image;
}
