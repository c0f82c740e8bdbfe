import { computeStyle } from '../../src/cascade/compute.ts';
import type { ElementStyle, MediaEnvironment } from '../../src/cascade/element-style.ts';
import type { PropertyName } from '../../src/cascade/properties.ts';
import { CHAR, splitOutside } from '../../src/css/skip.ts';
import { expandDeclaration } from '../../src/cascade/shorthands.ts';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';

/** Tolerances: of a colour channel (0..255), in px, and as a share for large numbers. */
const COLOR_TOLERANCE = 1.6;
const PX_TOLERANCE = 0.06;
const SHARE_TOLERANCE = 0.002;

const MEDIA_CONTEXT: MediaEnvironment = {
  viewport: { width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height },
  scheme: 'light',
  pageSchemes: '',
  rootFontSize: MEDIA_ENVIRONMENT.rootFontSize,
};
const ROOT: ElementStyle = computeStyle(new Map(), null, MEDIA_CONTEXT);

/** Parses Chromium's text of a property with our grammar; returns the text when parsing fails. */
export function typedValue(property: PropertyName, text: string): unknown {
  const known = typed.get(`${property}:${text}`);
  if (known !== undefined) return known;
  const pairs = text === '' ? null : expandDeclaration(property, text);
  const declared = new Map([...DRAWN, ['background-image', layersFor(text)], ...(pairs ?? [])]);
  const value = pairs === null ? text : computeStyle(declared, ROOT, MEDIA_CONTEXT).style[property];
  typed.set(`${property}:${text}`, value);
  return value;
}

/** As many background layers as the text has parts, because computing truncates the other lists to this number. */
function layersFor(text: string): string {
  return splitOutside(text, CHAR.comma)
    .map(() => 'url(x)')
    .join();
}

/** Border and outline styles, because widths compute to 0 without a style. */
const DRAWN: readonly (readonly [string, string])[] = [
  ...['top', 'right', 'bottom', 'left'].map((side) => [`border-${side}-style`, 'solid'] as const),
  ['outline-style', 'solid'],
];

const typed = new Map<string, unknown>();

/** Compares only whether there is a transform: we keep it as written, Chromium returns a matrix. */
export function sameTransform(a: unknown, b: unknown): boolean {
  return (a === 'none') === (b === 'none');
}

/** Equal within the tolerances; ignores case and white space of texts. */
export function sameValue(a: unknown, b: unknown, isColor = false): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === 'number' && typeof b === 'number') return closeNumbers(a, b, isColor);
  if (typeof a === 'string' && typeof b === 'string') return plain(a) === plain(b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  if (left.length !== right.length) return false;
  const color = 'r' in a && 'g' in a;
  return left.every(([key, value], index) => {
    const [otherKey, other] = right[index] ?? [];
    return key === otherKey && (key === 'text' || sameValue(value, other, color && key !== 'a'));
  });
}

function closeNumbers(a: number, b: number, isColor: boolean): boolean {
  const difference = Math.abs(a - b);
  if (isColor) return difference <= COLOR_TOLERANCE;
  return difference <= Math.max(PX_TOLERANCE, SHARE_TOLERANCE * Math.max(Math.abs(a), Math.abs(b)));
}

function plain(text: string): string {
  // Chromium escapes data: URLs; the image is the same.
  if (/^data:/i.test(text)) return 'data:';
  return text.toLowerCase().replace(/\s+/g, '').replaceAll("'", '"');
}
