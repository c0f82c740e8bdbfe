import { customProperty } from '../catalog/flat-tokens.ts';
import { toHex } from '../color/hex.ts';
import { parseFixedColor } from '../color/parse-color.ts';
import type { StyleTokens } from '../grammar/style-tokens.ts';
import { colorTokens, fitsUse } from '../grammar/token-palette.ts';
import { splitFamilies } from '../text/split-families.ts';
import type { PageVariables } from './page-variables.ts';
import { useOf } from './setting-rules.ts';

/** The custom properties of a page by a property that takes its values from them. */
export type NamesFor = (property: string) => readonly string[];

/** DATA: groups of tokens by the properties that take their values. */
const GROUPS: Readonly<Record<string, string>> = {
  'font-family': 'font',
  'font-size': 'text',
  'font-weight': 'font-weight',
  'letter-spacing': 'tracking',
  'line-height': 'leading',
  'border-radius': 'radius',
  'box-shadow': 'shadow',
};

/**
 * The names that say what a property is about, those of most uses first: the page uses them for it, or contracts of the
 * target call a token for it so.
 */
export function namesByProperty(variables: PageVariables, tokens: StyleTokens) {
  const known = new Map<string, readonly string[]>();
  const namesFor = (property: string) => {
    const ofTarget = new Set(tokensFor(property, tokens).map(customProperty));
    const uses = (name: string) => variables.users(name, property).length;
    return variables.names
      .filter((name) => ofTarget.has(name) || uses(name) > 0)
      .toSorted((a, b) => uses(b) - uses(a));
  };
  return (property: string): readonly string[] => {
    const names = known.get(property) ?? namesFor(property);
    known.set(property, names);
    return names;
  };
}

/** Paths of the tokens for a property. */
function tokensFor(property: string, tokens: StyleTokens): string[] {
  const group = GROUPS[property];
  if (group !== undefined) return tokens.group(group).map(({ name }) => `${group}.${name}`);
  const use = useOf(property);
  return colorTokens(tokens).flatMap((token) => (fitsUse(token, use) ? [`color.${token.name}`] : []));
}

/** Whether a custom property is a token of the target by its name and has its value: what a contract asked for stays. */
export function holdsToken(
  name: string,
  property: string,
  variables: PageVariables,
  tokens: StyleTokens,
): boolean {
  const path = tokensFor(property, tokens).find((one) => customProperty(one) === name);
  const stated = path === undefined ? null : tokens.value(path);
  return stated !== null && isSameValue(variables.shownAt(variables.body, name) ?? '', stated, property);
}

/** Whether two values show the same: a page that has the first family of a list keeps its own list. */
export function isSameValue(one: string, other: string, property: string): boolean {
  if (property === 'font-family') return familyOf(one) === familyOf(other);
  return normal(one) === normal(other);
}

function familyOf(value: string): string | undefined {
  return splitFamilies(value)[0]?.toLowerCase();
}

/** Equal for texts of the same colour. */
function normal(value: string): string {
  const color = parseFixedColor(value);
  return color === null ? value.trim() : toHex(color);
}
