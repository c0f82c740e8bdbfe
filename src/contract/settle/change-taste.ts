import { categoryOf } from '../../grammar/category-of.ts';
import { firstScheme, flatTokens, TOKEN_REFERENCE, type Scheme } from '../../catalog/flat-tokens.ts';
import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import type { Components, TokenValues } from '../../catalog/tokens.ts';
import { AXES, type AxisId, type Grammar } from '../../grammar/axes/index.ts';
import { groundOf } from '../../grammar/axes/surface-ground/axis.ts';
import { CONTRADICTIONS } from '../../specimen/contradictions.ts';
import { deriveScheme } from './derive-scheme.ts';
import { followTokens } from './follow-tokens.ts';
import { splitOpenAxes, type OpenAxes } from './open-axes.ts';
import { settleTaste, type SettledTaste } from './settle-taste.ts';

/** A taste changed by what a brief states. */
export interface ChangedTaste extends SettledTaste {
  /** Axes on which the brief differs from the taste. */
  readonly changed: readonly AxisId[];
  readonly open: OpenAxes;
}

/** Axes on which `wanted` differs from the taste, including those the taste does not state. */
export function changedAxes(wanted: Grammar, own: Grammar): readonly AxisId[] {
  return AXES.map(({ id }) => id).filter((id) => wanted[id] !== undefined && wanted[id] !== own[id]);
}

/**
 * Changes a taste as a brief wants it: values of the taste that exclude a wanted one are given up, tokens that state
 * another value are left out, and another scheme has its colours, derived where the taste has none.
 */
export function changeTaste(own: Grammar, stated: StatedTokens, wanted: Grammar): ChangedTaste {
  // Where tokens decide a value, that is what the brief changes.
  const changed = changedAxes(wanted, followTokens(own, stated).grammar);
  const scheme = schemeFor(wanted, firstScheme(stated.theme, stated.tokens), changed);
  const tokens = tokensFor(changed, wanted, scheme, stated);
  const grammar = { ...withoutExcluded(own, wanted), ...wanted };
  const settled = settleTaste(withGround(grammar, tokens, scheme), tokens);
  return { ...settled, ...splitOpenAxes(settled.grammar, settled.stated, wanted), changed };
}

/** The own values that no wanted value excludes. */
function withoutExcluded(own: Grammar, wanted: Grammar): Grammar {
  const kept: Record<string, string> = { ...own };
  for (const { axis, holds } of CONTRADICTIONS) {
    const merged: Grammar = { ...kept, ...wanted };
    if (!holds(merged)) continue;
    const given = wanted[axis] === undefined ? axis : culprit(merged, wanted, holds);
    if (given !== null) delete kept[given];
  }
  return kept;
}

/** An own value without which the contradiction is none. */
function culprit(merged: Grammar, wanted: Grammar, holds: (grammar: Grammar) => boolean): AxisId | null {
  const own = AXES.map(({ id }) => id).filter((id) => merged[id] !== undefined && wanted[id] === undefined);
  return own.find((id) => !holds({ ...merged, [id]: undefined })) ?? null;
}

/** The ground of the scheme, where the brief gives up that of the taste. */
function withGround(grammar: Grammar, { tokens }: StatedTokens, scheme: Scheme): Grammar {
  const background = tokens.color[scheme]?.['background'];
  if (grammar['surface.ground'] !== undefined || background === undefined) return grammar;
  return { ...grammar, 'surface.ground': groundOf(tokenColor(background)) };
}

/** Grounds with light text. */
const DARK_GROUNDS: readonly string[] = ['black', 'gray-dark'];

function schemeFor(wanted: Grammar, own: Scheme, changed: readonly AxisId[]): Scheme {
  if (changed.includes('surface.ground'))
    return DARK_GROUNDS.includes(wanted['surface.ground'] ?? '') ? 'dark' : 'light';
  if (!changed.includes('surface.dark_mode')) return own;
  // Only a page that is dark first is dark by default.
  return wanted['surface.dark_mode'] === 'dark-first' ? 'dark' : 'light';
}

/** Groups of tokens that a change of an axis, or of any axis of a category, makes invalid. */
const GROUPS: Readonly<Record<string, readonly (keyof TokenValues | TypeGroup)[]>> = {
  'surface.radius': ['radius'],
  'surface.borders': ['border'],
  'surface.shadows': ['shadow'],
  palette: ['color'],
  'type.pairing': ['families'],
  'type.heading_weight': ['weights'],
  'type.body_size': ['sizes', 'scale'],
  'type.display_scale': ['sizes', 'scale'],
  'type.tracking': ['tracking'],
  whitespace: ['spacing'],
  motion: ['motion'],
};
type TypeGroup = keyof NonNullable<TokenValues['type']>;

function tokensFor(
  changed: readonly AxisId[],
  wanted: Grammar,
  scheme: Scheme,
  { tokens, theme, components }: StatedTokens,
): StatedTokens {
  const own = firstScheme(theme, tokens);
  const invalid = new Set<string>(changed.flatMap((axis) => GROUPS[axis] ?? GROUPS[categoryOf(axis)] ?? []));
  const color = colorsFor(tokens.color, own, scheme);
  const background = color[scheme]?.['background'];
  const ground = wanted['surface.ground'];
  // No colour of the taste provides another ground than its own.
  if (
    changed.includes('surface.ground') &&
    (background === undefined || groundOf(tokenColor(background)) !== ground)
  )
    invalid.add('color');
  const kept = Object.entries({ ...tokens, color, type: tokens.type && without(tokens.type, invalid) });
  const rest = Object.fromEntries(
    kept.filter(([group, values]) => values !== undefined && !invalid.has(group)),
  );
  const left = { color: {}, ...rest } as TokenValues; // the same groups, some left out
  return {
    tokens: left,
    theme: scheme === own ? theme : scheme,
    components: componentsFor(components, changed, left),
  };
}

/** The colours of the scheme, with those of the other one only where the scheme is that of the taste. */
function colorsFor(color: TokenValues['color'], own: Scheme, scheme: Scheme): TokenValues['color'] {
  if (scheme === own) return color;
  const source = color[own];
  const colors = color[scheme] ?? (source === undefined ? undefined : deriveScheme(source, scheme));
  return colors === undefined ? {} : { [scheme]: colors };
}

function without<T extends object>(values: T, names: ReadonlySet<string>): T {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))) as T; // the same, some left out
}

/** Properties of components that state an axis. */
const PROPERTIES: Readonly<Partial<Record<AxisId, readonly string[]>>> = {
  'surface.radius': ['border-radius'],
  'surface.borders': ['border', 'border-top', 'border-bottom'],
  'surface.shadows': ['box-shadow'],
  'emphasis.cta_treatment': ['background', 'color', 'border', 'padding'],
};

/** Declarations that no change makes invalid and whose tokens are still there. */
function componentsFor(components: Components, changed: readonly AxisId[], tokens: TokenValues): Components {
  const invalid = new Set(changed.flatMap((axis) => PROPERTIES[axis] ?? []));
  const scheme = tokens.color.light === undefined ? 'dark' : 'light';
  const known = new Set(flatTokens(tokens, scheme).map(({ path }) => path));
  const kept = Object.entries(components).map(([name, declared]) => {
    const own = Object.entries(declared ?? {}).filter(
      ([property, value]) =>
        !invalid.has(property) &&
        [...value.matchAll(TOKEN_REFERENCE)].every(([, path = '']) => known.has(path)),
    );
    return [name, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(kept.filter(([, own]) => Object.keys(own).length > 0));
}
