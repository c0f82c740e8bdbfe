import { MEDIA_ENVIRONMENT } from '../../document/media-environment.ts';
import { evaluateCondition, evaluateConjunction, type Truth } from './condition.ts';
import { CHAR, splitOutside } from '../../css/skip.ts';

export type Scheme = 'light' | 'dark';

/** Whether a media query list matches the media environment with this colour scheme. '' always matches. */
export function matchesMedia(list: string, scheme: Scheme): boolean {
  if (list.trim() === '') return true;
  return splitOutside(list.toLowerCase(), CHAR.comma).some((query) => matchesQuery(query, scheme));
}

/** The names of the media features in a list, such as `prefers-reduced-motion`. */
export function mediaFeatures(list: string): string[] {
  const names = list
    .toLowerCase()
    .matchAll(/\(\s*(-?[a-z][a-z-]*)\s*[:<>=)]|[<>=]\s*([a-z][a-z-]*)\s*[<>=)]/g);
  return [...names].map(([, plain, ranged]) =>
    (plain ?? ranged ?? '').replace(/^(-webkit-)?(min|max)-/, '$1'),
  );
}

/** `not screen and (…)`: an optional type with its prefix, then the rest. */
const TYPED_QUERY = /^(?:(not|only)\s+)?([a-z][a-z-]*)(?:\s+and\s+(.+))?$/s;
const RESERVED = new Set(['not', 'only', 'and', 'or', 'layer']);

function matchesQuery(query: string, scheme: Scheme): boolean {
  const feature = (content: string, name: string): Truth => (name === '' ? holds(content, scheme) : null);
  const typed = TYPED_QUERY.exec(query);
  const [, prefix = '', type = '', rest = ''] = typed ?? [];
  if (typed === null || RESERVED.has(type)) return evaluateCondition(query, feature) === true;
  const condition = rest === '' ? true : evaluateConjunction(rest, feature);
  if (condition === null) return false;
  const value = (type === 'all' || type === 'screen') && condition;
  return prefix === 'not' ? !value : value;
}

/** Features with a keyword value: a mouse, sRGB, no preferences; the scheme is a parameter. */
const KEYWORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'prefers-reduced-motion': 'no-preference',
    'prefers-contrast': 'no-preference',
    'prefers-reduced-transparency': 'no-preference',
    'prefers-reduced-data': 'no-preference',
    'forced-colors': 'none',
    'inverted-colors': 'none',
    hover: 'hover',
    'any-hover': 'hover',
    pointer: 'fine',
    'any-pointer': 'fine',
    orientation: 'landscape',
    update: 'fast',
    scripting: 'enabled',
    'display-mode': 'browser',
    'color-gamut': 'srgb',
    'dynamic-range': 'standard',
    'video-dynamic-range': 'standard',
    'overflow-block': 'scroll',
    'overflow-inline': 'scroll',
    grid: '0',
    scan: 'progressive',
  }),
);

const OFF = new Set(['none', 'no-preference', '0']);

/** Features with a numeric value: px, a ratio, dppx, bits. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    width: MEDIA_ENVIRONMENT.width,
    height: MEDIA_ENVIRONMENT.height,
    'device-width': MEDIA_ENVIRONMENT.width,
    'device-height': MEDIA_ENVIRONMENT.height,
    'aspect-ratio': MEDIA_ENVIRONMENT.width / MEDIA_ENVIRONMENT.height,
    'device-aspect-ratio': MEDIA_ENVIRONMENT.width / MEDIA_ENVIRONMENT.height,
    resolution: 1,
    '-webkit-device-pixel-ratio': 1,
    color: 8,
    'color-index': 0,
    monochrome: 0,
  }),
);

function holds(content: string, scheme: Scheme): Truth {
  const colon = content.indexOf(':');
  if (colon >= 0)
    return plainFeature(content.slice(0, colon).trim(), content.slice(colon + 1).trim(), scheme);
  if (/[<>=]/.test(content)) return rangeFeature(content);
  if (content === 'prefers-color-scheme') return true;
  const keyword = KEYWORDS.get(content);
  if (keyword !== undefined) return !OFF.has(keyword);
  const number = NUMBERS.get(content);
  return number === undefined ? null : number !== 0;
}

function plainFeature(name: string, value: string, scheme: Scheme): Truth {
  if (name === 'prefers-color-scheme') return value === scheme;
  const keyword = KEYWORDS.get(name);
  if (keyword !== undefined) return value === keyword;
  const [, vendor = '', bound = '', rest = ''] = /^(-webkit-)?(?:(min|max)-)?(.+)$/.exec(name) ?? [];
  const feature = vendor + rest;
  const current = NUMBERS.get(feature);
  if (current === undefined) return null;
  const asked = numberOf(feature, value);
  if (asked === null) return null;
  return compare(current, bound === 'min' ? '>=' : bound === 'max' ? '<=' : '=', asked);
}

/** `400px <= width < 900px`, with the feature at either end or in the middle. */
const RANGE = /^([^<>=]+)(<=|>=|<|>|=)([^<>=]+)(?:(<=|>=|<|>|=)([^<>=]+))?$/;

function rangeFeature(content: string): Truth {
  const [, first = '', operator = '', second = '', operator2, third] = RANGE.exec(content) ?? [];
  const feature = [first, second].map((part) => part.trim()).find((part) => NUMBERS.has(part));
  if (feature === undefined) return null;
  const value = (part: string) =>
    part.trim() === feature ? (NUMBERS.get(feature) ?? null) : numberOf(feature, part.trim());
  const [a, b] = [value(first), value(second)];
  if (a === null || b === null) return null;
  if (operator2 === undefined || third === undefined) return compare(a, operator, b);
  const c = value(third);
  return c === null ? null : compare(a, operator, b) && compare(b, operator2, c);
}

function compare(a: number, operator: string, b: number): boolean {
  switch (operator) {
    case '<':
      return a < b;
    case '>':
      return a > b;
    case '<=':
      return a <= b;
    case '>=':
      return a >= b;
    default:
      return Math.abs(a - b) < 1e-6;
  }
}

const PX_PER: ReadonlyMap<string, number> = new Map(
  Object.entries({
    px: 1,
    // In media queries em and rem are the default font size.
    em: MEDIA_ENVIRONMENT.rootFontSize,
    rem: MEDIA_ENVIRONMENT.rootFontSize,
    pt: 96 / 72,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    vw: MEDIA_ENVIRONMENT.width / 100,
    vh: MEDIA_ENVIRONMENT.height / 100,
  }),
);
const PER_DPPX: ReadonlyMap<string, number> = new Map(
  Object.entries({ dppx: 1, x: 1, dpi: 96, dpcm: 96 / 2.54 }),
);

function numberOf(feature: string, text: string): number | null {
  if (feature.endsWith('aspect-ratio')) return ratioOf(text);
  const [, digits = '', unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)([a-z]*)$/.exec(text) ?? calc(text);
  const value = finite(Number(digits || Number.NaN));
  if (value === null) return null;
  if (feature === 'resolution') {
    const per = PER_DPPX.get(unit);
    return per === undefined ? null : value / per;
  }
  if (/(?:width|height)$/.test(feature)) return pixels(value, unit);
  return unit === '' ? value : null;
}

function ratioOf(text: string): number | null {
  const [width = '', height = '1'] = text.split('/').map((part) => part.trim());
  return finite(Number(width || Number.NaN) / Number(height || Number.NaN));
}

function pixels(value: number, unit: string): number | null {
  if (unit === '') return value === 0 ? 0 : null;
  const per = PX_PER.get(unit);
  return per === undefined ? null : value * per;
}

/** The one common calc() in media queries: a length plus or minus a length, `calc(48em - 1px)`. */
const SUM = /^calc\(\s*([\d.]+)([a-z]+)\s+([+-])\s+([\d.]+)([a-z]+)\s*\)$/;

function calc(text: string): [string, string, string] | [] {
  const [, a = '', unitA = '', sign = '', b = '', unitB = ''] = SUM.exec(text) ?? [];
  const [perA, perB] = [PX_PER.get(unitA), PX_PER.get(unitB)];
  if (perA === undefined || perB === undefined) return [];
  return ['', String(Number(a) * perA + (sign === '-' ? -1 : 1) * Number(b) * perB), 'px'];
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
