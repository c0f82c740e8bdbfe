import type { FlatToken } from '../catalog/flat-tokens.ts';
import { familyName, isGenericFamily } from './family-name.ts';
import type { PageTokens } from './page-tokens.ts';
import { plainText } from './plain-text.ts';
import type { TextStyle } from './type-tokens.ts';

const MAX_FAMILY = 40; // characters
const MAX_FAMILIES = 6;
const SIDES = ['', '-second', '-third'] as const;

/** The tokens under the paths that the catalog uses, so that both kinds of contract use the same names. */
export function tokenList({ color, type, shape }: PageTokens): FlatToken[] {
  const named = [color.background, color.text, color.accent, ...color.accents];
  const others = color.palette.filter((hex) => !named.includes(hex));
  return [
    { path: 'color.background', value: color.background },
    { path: 'color.text', value: color.text },
    ...stated('color.accent', color.accent),
    ...color.accents.map((value, index) => ({ path: `color.accent-${index + 2}`, value })),
    ...others.map((value, index) => ({ path: `color.other-${index + 1}`, value })),
    ...textTokens('body', type.body),
    ...textTokens('h1', type.h1),
    ...textTokens('h2', type.h2),
    ...textTokens('h3', type.h3),
    ...type.others.map((families, index) => ({
      path: `font.other-${index + 1}`,
      value: familyStack(families),
    })),
    ...stated('radius.control', shape.controlRadius),
    ...stated('radius.box', shape.boxRadius),
    ...ranked(
      'border.line',
      shape.borders.map((width) => `${width}px`),
    ),
    ...ranked('shadow.box', shape.shadows),
    ...ranked(
      'duration.change',
      shape.durations.map((duration) => `${duration}ms`),
    ),
  ];
}

function textTokens(name: string, style: TextStyle | null): FlatToken[] {
  if (style === null) return [];
  const { families, size, weight, lineHeight, tracking } = style;
  return [
    { path: `font.${name}`, value: familyStack(families) },
    { path: `text.${name}`, value: `${size}px` },
    { path: `font-weight.${name}`, value: String(weight) },
    ...(lineHeight === null ? [] : [{ path: `leading.${name}`, value: String(lineHeight) }]),
    ...(tracking === 0 ? [] : [{ path: `tracking.${name}`, value: `${tracking}em` }]),
  ].filter(({ value }) => value !== '');
}

function familyStack(families: readonly string[]): string {
  // The last family is the generic fallback, so it must stay.
  const kept =
    families.length > MAX_FAMILIES
      ? families.toSpliced(MAX_FAMILIES - 1, families.length - MAX_FAMILIES)
      : families;
  return kept
    .map((family) => plainText(family, MAX_FAMILY).replaceAll("'", ''))
    .filter((family) => family !== '')
    .map((family) => (isGenericFamily(family) ? family : `'${familyName(family)}'`))
    .join(', ');
}

function stated(path: string, value: string | null): FlatToken[] {
  return value === null ? [] : [{ path, value }];
}

/** `shadow.box`, `shadow.box-second` …, most frequent first. */
function ranked(path: string, values: readonly string[]): FlatToken[] {
  return values.map((value, index) => ({ path: `${path}${SIDES[index] ?? ''}`, value }));
}
