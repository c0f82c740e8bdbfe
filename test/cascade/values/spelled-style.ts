import { computeStyle } from '../../../src/cascade/compute.ts';
import type {
  CornerRadius,
  CssImage,
  LengthPercentage,
  Shadow,
  Size,
  ValueOfKind,
} from '../../../src/cascade/computed-value.ts';
import type { ElementStyle, MediaEnvironment } from '../../../src/cascade/element-style.ts';
import { PROPERTIES, type PropertyName } from '../../../src/cascade/properties.ts';
import { parseDeclarations } from '../../../src/cascade/sheets/parse-sheet.ts';
import { expandDeclaration } from '../../../src/cascade/shorthands.ts';
import { toHex } from '../../../src/color/hex.ts';
import type { Rgba } from '../../../src/color/rgba.ts';

export const MEDIA_CONTEXT: MediaEnvironment = {
  viewport: { width: 1280, height: 800 },
  scheme: 'light',
  pageSchemes: '',
  rootFontSize: 16,
};

/** Declarations of one rule as longhands; later declarations come last. */
export function declare(css: string): Map<string, string> {
  const declared = new Map([['display', 'block']]);
  for (const { property, value } of parseDeclarations(css))
    for (const [longhand, text] of expandDeclaration(property, value) ?? []) {
      declared.delete(longhand);
      declared.set(longhand, text);
    }
  return declared;
}

/** The style of a <div style="css"> in a <div style="parentCss"> in an unstyled page. */
export function styleOf(css: string, parentCss = ''): ElementStyle {
  const root = computeStyle(declare(''), null, MEDIA_CONTEXT);
  const parent = computeStyle(declare(parentCss), root, MEDIA_CONTEXT);
  return computeStyle(declare(css), parent, MEDIA_CONTEXT);
}

/** A computed value serialised like getComputedStyle(), with colours as hex. */
export function spell(css: string, property: string, parentCss = ''): string {
  const { style } = styleOf(css, parentCss);
  if (!isProperty(property)) throw new Error(`${property} is not tracked`);
  return spellValue(style[property], PROPERTIES[property].kind);
}

function isProperty(name: string): name is PropertyName {
  return Object.hasOwn(PROPERTIES, name);
}

function spellValue(value: unknown, kind: keyof ValueOfKind): string {
  const write = SPELLINGS[kind];
  return write === undefined ? String(value) : write(value as never); // the value has this type
}

const SPELLINGS: { readonly [K in keyof ValueOfKind]?: (value: ValueOfKind[K]) => string } = {
  color: toHex,
  px: length,
  number: (value: number) => number(value),
  lineHeight: (value: number | null) => (value === null ? 'normal' : length(value)),
  lengthPercentage: size,
  size,
  radius: ({ horizontal, vertical }: CornerRadius) =>
    size(horizontal) === size(vertical) ? size(horizontal) : `${size(horizontal)} ${size(vertical)}`,
  families: (value: readonly string[]) => value.join(', '),
  list: (value: readonly string[]) => value.join(', '),
  easings: (value: readonly string[]) => value.join(', '),
  times: (value: readonly number[]) => value.map((time) => `${number(time)}s`).join(', '),
  counts: (value: readonly number[]) =>
    value.map((count) => (count === Infinity ? 'infinite' : number(count))).join(', '),
  shadows: (value: readonly Shadow[]) => value.map(shadow).join(', ') || 'none',
  images: (value: readonly CssImage[]) => value.map(image).join(', ') || 'none',
};

function number(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function length(value: number): string {
  return `${number(value)}px`;
}

function size(value: Size): string {
  if (typeof value === 'string') return value;
  const { px, percent }: LengthPercentage = value;
  if (percent === 0) return length(px);
  if (px === 0) return `${number(percent)}%`;
  return `calc(${number(percent)}% ${px < 0 ? '-' : '+'} ${length(Math.abs(px))})`;
}

function shadow({ color, x, y, blur, spread, inset }: Shadow): string {
  return `${toHex(color)} ${[x, y, blur, spread].map(length).join(' ')}${inset ? ' inset' : ''}`;
}

function image(value: CssImage): string {
  if (value.kind === 'url') return `url(${value.url})`;
  if (value.kind === 'none') return 'none';
  const stops = value.stops.map((stop: Rgba) => toHex(stop)).join(' ');
  return `${value.repeating ? 'repeating-' : ''}${value.shape}(${stops})`;
}
