import { firstScheme, otherScheme, type Scheme } from '../../catalog/flat-tokens.ts';
import type { tokenColor } from '../../catalog/token-values.ts';
import type { TokenValues } from '../../catalog/tokens.ts';
import { isDarkGround } from '../../color/contrast.ts';
import type { AxisId, Grammar } from '../../grammar/axes/index.ts';
import { LIGHT_GROUNDS } from '../../grammar/light-grounds.ts';
import { changeColors } from './change-colors.ts';
import { deriveScheme, withLabels, type Colors } from './derive-scheme.ts';
import { withoutRefused } from './refused-colors.ts';
import type { SaidToken } from './said-token.ts';

/** Grounds with light text. */
const DARK_GROUNDS: readonly string[] = ['black', 'gray-dark'];

/** A brand that is dark by default is not on a light ground, and the other way round. */
export function schemeOfGround(
  own: Grammar,
  { 'surface.ground': ground, 'surface.dark_mode': mode }: Grammar,
): Grammar {
  if (mode !== undefined || ground === undefined) return {};
  if (LIGHT_GROUNDS.includes(ground) && own['surface.dark_mode'] === 'dark-first')
    return { 'surface.dark_mode': 'none' };
  return DARK_GROUNDS.includes(ground) && own['surface.dark_mode'] === 'none'
    ? { 'surface.dark_mode': 'dark-first' }
    : {};
}

/** The scheme of a page that a brief changes. @param own that of the taste @param said the ground that the brief names */
export function schemeFor(
  wanted: Grammar,
  own: Scheme,
  changed: readonly AxisId[],
  said: ReturnType<typeof tokenColor> | null,
): Scheme {
  if (said !== null) return isDarkGround(said) ? 'dark' : 'light';
  const ground = wanted['surface.ground'];
  const isTinted = ground === 'warm-tinted' || ground === 'cool-tinted';
  if (changed.includes('surface.ground') && !isTinted)
    return DARK_GROUNDS.includes(ground ?? '') ? 'dark' : 'light';
  if (!changed.includes('surface.dark_mode')) return own;
  // Only a page that is dark first is dark by default.
  return wanted['surface.dark_mode'] === 'dark-first' ? 'dark' : 'light';
}

/** Whether a page has a light and a dark scheme, and which one is seen is up to its visitors. */
export function hasTwoSchemes({ 'surface.dark_mode': mode }: Grammar): boolean {
  return mode !== undefined && mode !== 'none' && mode !== 'dark-first';
}

/** What a brief changes of a taste. */
export interface Change {
  readonly changed: readonly AxisId[];
  readonly wanted: Grammar;
  readonly said: readonly SaidToken[];
  /** Colours that it refuses. */
  readonly refused: readonly string[];
  readonly scheme: Scheme;
}

/** Whether a brief asks for a second scheme of which the taste states no colour. */
export function derivesScheme(
  { wanted, scheme }: Pick<Change, 'wanted' | 'scheme'>,
  color: TokenValues['color'],
): boolean {
  return (
    hasTwoSchemes(wanted) &&
    color[otherScheme(scheme)] === undefined &&
    Object.keys(color[scheme] ?? {}).length > 0
  );
}

/**
 * The changed colours of the scheme, those that components state included, and the colour tokens of all schemes.
 * @param former the colours of the first scheme of the taste, those of its components included
 */
export function changeSchemes(
  change: Change,
  former: Colors,
  {
    theme,
    color,
  }: { readonly theme: Parameters<typeof firstScheme>[0]; readonly color: TokenValues['color'] },
): { readonly colors: Colors; readonly color: TokenValues['color'] } {
  const { changed, wanted, said, refused, scheme } = change;
  const own = firstScheme(theme, { color });
  const other = otherScheme(scheme);
  const changes = Object.fromEntries(changed.map((axis) => [axis, wanted[axis]])) as Grammar; // some of the axes
  const asked = changeColors(inScheme(former, color[scheme], own, scheme), changes, said);
  const colors = withoutRefused(asked, refused);
  const shown = withoutOwn(colors);
  // The taste was in the other scheme: that stays where both are wanted.
  const kept = scheme === own || hasTwoSchemes(wanted) ? color[other] : undefined;
  const derived = derivesScheme(change, color) ? deriveScheme(shown, other) : undefined;
  const second =
    kept === undefined ? derived : withoutRefused(changeColors(kept, {}, said.filter(isAccent)), refused);
  return {
    colors,
    color: {
      ...(Object.keys(shown).length > 0 && { [scheme]: shown }),
      ...(second !== undefined && { [other]: second }),
    },
  };
}

function isAccent({ path }: SaidToken): boolean {
  return path === 'color.primary';
}

/** The colours of the scheme, those that components state included. @param stated those that the taste has of it */
function inScheme(former: Colors, stated: Colors | undefined, own: Scheme, scheme: Scheme): Colors {
  if (scheme === own || former['background'] === undefined) return scheme === own ? former : (stated ?? {});
  const derived = deriveScheme(former, scheme);
  const parts = Object.entries(derived).filter(([name]) => name.includes('#'));
  const all = stated === undefined ? derived : { ...Object.fromEntries(parts), ...stated };
  return withLabels(all, all, (label) => label);
}

function withoutOwn(colors: Colors): Colors {
  return Object.fromEntries(Object.entries(colors).filter(([name]) => !name.includes('#')));
}
