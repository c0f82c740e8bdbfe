import { categoryOf } from '../../grammar/category-of.ts';
import {
  firstScheme,
  flatTokens,
  otherScheme,
  TOKEN_REFERENCE,
  type Scheme,
} from '../../catalog/flat-tokens.ts';
import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import type { Components, TokenValues } from '../../catalog/tokens.ts';
import { rgbaToOklch } from '../../color/oklch.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { AXES, type AxisId, type Grammar } from '../../grammar/axes/index.ts';
import { groundOf } from '../../grammar/axes/surface-ground/axis.ts';
import { BANDS as CHROMAS } from '../../grammar/axes/palette-saturation/bands.ts';
import { place } from '../../grammar/decide.ts';
import { CONTRADICTIONS } from '../../specimen/contradictions.ts';
import { isWarmHue } from '../../specimen/palette/hues.ts';
import { axesOfSaid, saidGround } from './axes-of-said.ts';
import { changeComponents, ownColors } from './change-components.ts';
import { followTokens } from './follow-tokens.ts';
import { splitOpenAxes, type OpenAxes } from './open-axes.ts';
import { changeSchemes, derivesScheme, schemeFor, schemeOfGround, type Change } from './change-scheme.ts';
import { withOpenPairing } from './open-pairing.ts';
import { refusalSentence } from './refused-colors.ts';
import { hasSaidHue, type SaidToken } from './said-token.ts';
import { settleTaste, type SettledTaste } from './settle-taste.ts';
import { withSaid, withSaidRadii } from './with-said.ts';

/** A taste changed by what a brief states. */
export interface ChangedTaste extends SettledTaste {
  /** Axes on which the brief differs from the taste. */
  readonly changed: readonly AxisId[];
  /** All that it states. */
  readonly wanted: Grammar;
  readonly said: readonly SaidToken[];
  readonly open: OpenAxes;
  /** What the brief refuses among the colours, as a sentence; null where it refuses no hue. */
  readonly refusal: string | null;
}

/**
 * Axes on which `wanted` differs from the taste, including those the taste does not state. Who asks for square corners
 * wants them everywhere, so where the boxes of a taste have different radii, its radius is changed whatever its value.
 */
function changedAxes(wanted: Grammar, own: Grammar, stated: StatedTokens): readonly AxisId[] {
  const isOpen = (id: AxisId) => id === 'surface.radius' && splitOpenAxes(own, stated).open[id] !== undefined;
  return AXES.map(({ id }) => id).filter(
    (id) => wanted[id] !== undefined && (wanted[id] !== own[id] || isOpen(id)),
  );
}

/**
 * Changes a taste as a brief wants it: values of the taste that exclude a wanted one are given up, tokens that state
 * another value are left out, and another scheme has its colours, derived where the taste has none.
 * @param refused colours of which no token is to have the hue
 */
export function changeTaste(
  own: Grammar,
  stated: StatedTokens,
  brief: Grammar,
  asked: readonly SaidToken[] = [],
  refused: readonly string[] = [],
): ChangedTaste {
  const first = firstScheme(stated.theme, stated.tokens);
  const colors = stated.tokens.color[first] ?? {};
  const said = asked.filter((one) => !hasSaidHue(colors[one.path.replace('color.', '')], one));
  const background = saidGround(said)?.value;
  const ground = background === undefined ? null : tokenColor(background);
  const wanted: Grammar = {
    ...brief,
    ...schemeOfGround(own, brief),
    ...axesOfSaid(said, { ...own, ...brief }),
  };
  // Where tokens decide a value, that is what the brief changes.
  const changed = changedAxes(wanted, followTokens(own, stated).grammar, stated);
  const change: Change = {
    changed,
    wanted,
    said,
    refused,
    scheme: schemeFor(wanted, first, changed, ground),
  };
  const tokens = tokensFor(change, stated);
  const grammar = { ...withoutExcluded(own, wanted), ...wanted };
  const palette = paletteOf(tokens, change);
  const settled = withOpenPairing(
    settleTaste({ ...withGround(grammar, tokens, change.scheme), ...palette }, tokens),
    wanted,
    said,
  );
  const split = splitOpenAxes(settled.grammar, settled.stated, wanted);
  return {
    ...settled,
    ...split,
    former: { ...settled.former, ...differingFrom(palette, own) },
    remarks: [...settled.remarks, ...derivedScheme(change, stated.tokens.color)],
    // A colour that the brief names may have another value than its other words ask for.
    changed: changed.filter(
      (axis) => split.grammar[axis] === undefined || split.grammar[axis] === wanted[axis],
    ),
    wanted,
    said,
    refusal: refusalSentence(stated.tokens.color, settled.stated.tokens.color, refused),
  };
}

/** The own values of axes on which `other` has another. */
function differingFrom(other: Grammar, own: Grammar): Grammar {
  const both = AXES.map(({ id }) => id).filter((id) => own[id] !== undefined && other[id] !== undefined);
  const differing = both.filter((id) => own[id] !== other[id]);
  return Object.fromEntries(differing.map((id) => [id, own[id]])) as Grammar; // some of the axes
}

/** Says which scheme is derived from the other. */
function derivedScheme(change: Change, color: TokenValues['color']): readonly string[] {
  const { scheme } = change;
  return derivesScheme(change, color)
    ? [`The ${otherScheme(scheme)} scheme is derived from the ${scheme} one.`]
    : [];
}

/** What a said primary colour makes of the palette, where the brief does not state it. */
function paletteOf({ tokens }: StatedTokens, { said, scheme, wanted }: Change): Grammar {
  const { primary, background } = tokens.color[scheme] ?? {};
  if (primary === undefined || !said.some(({ path }) => path === 'color.primary')) return {};
  const accent = tokenColor(primary);
  if (!looksColored(accent)) return {};
  const below = background === undefined ? null : rgbaToOklch(tokenColor(background));
  const { c, h } = rgbaToOklch(accent);
  const isMixed = below !== null && below.c >= TINTED && isWarmHue(below.h) !== isWarmHue(h);
  return {
    'palette.saturation': place(c, CHROMAS).value,
    'palette.warmth': isMixed ? 'mixed' : isWarmHue(h) ? 'warm' : 'cool',
    ...Object.fromEntries(Object.entries(wanted).filter(([axis]) => axis.startsWith('palette.'))),
  };
}

const TINTED = 0.012; // OKLCH chroma of a ground; below it looks grey

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

/** Groups of tokens that a change of an axis, or of any axis of a category, makes invalid. */
const GROUPS: Readonly<Record<string, readonly (keyof TokenValues | TypeGroup)[]>> = {
  'surface.radius': ['radius'],
  'surface.borders': ['border'],
  'surface.shadows': ['shadow'],
  'type.pairing': ['families'],
  'type.body_size': ['sizes', 'scale'],
  'type.display_scale': ['sizes', 'scale'],
  'type.tracking': ['tracking'],
  whitespace: ['spacing'],
  motion: ['motion'],
};
type TypeTokens = NonNullable<TokenValues['type']>;
type TypeGroup = keyof TypeTokens;

function tokensFor(change: Change, { tokens, theme, components }: StatedTokens): StatedTokens {
  const { changed, said, scheme } = change;
  const own = firstScheme(theme, tokens);
  const invalid = new Set<string>(changed.flatMap((axis) => GROUPS[axis] ?? GROUPS[categoryOf(axis)] ?? []));
  // Of the typefaces, the said ones are what the brief changes.
  if (said.some(({ path }) => path.startsWith('font.'))) invalid.delete('families');
  const former = { ...tokens.color[own], ...ownColors(components) };
  const { colors, color } = changeSchemes(change, former, { theme, color: tokens.color });
  const type = tokens.type && without(withWeights(tokens.type, changed), invalid);
  const kept = Object.entries({ ...tokens, color, type });
  const rest = Object.fromEntries(
    kept.filter(([group, values]) => values !== undefined && !invalid.has(group)),
  );
  const turned = changeComponents(components, former, colors);
  const taste = withSaid(
    {
      tokens: { color: {}, ...rest } as TokenValues, // the same groups, some left out
      theme: scheme === own ? theme : scheme,
      components: turned,
    },
    said,
  );
  const left = agrees(taste, change) ? taste : { ...taste, tokens: { ...taste.tokens, color: {} } };
  return { ...left, components: withSaidRadii(componentsFor(left.components, changed, left.tokens), said) };
}

/** Where a brief changes the weight of headings, text and labels keep theirs. */
function withWeights(type: TypeTokens, changed: readonly AxisId[]): TypeTokens {
  const { weights, ...others } = type;
  if (!changed.includes('type.heading_weight') || weights === undefined) return type;
  const kept = Object.entries(weights).filter(([name]) => OF_TEXT.test(name));
  return kept.length === 0 ? others : { ...others, weights: Object.fromEntries(kept) };
}

const OF_TEXT = /^(?:body|text|label|button|caption|link|nav|code)(?:-|$)/;

/** Whether colours have what the brief states of them; without, a page still can. Said ones always count. */
function agrees(taste: StatedTokens, { changed, wanted, said }: Change): boolean {
  if (said.some(({ path }) => path.startsWith('color.'))) return true;
  const { former } = followTokens(wanted, taste);
  return !changed.some((axis) => /^(?:palette\.|surface\.ground)/.test(axis) && former[axis] !== undefined);
}

function without<T extends object>(values: T, names: ReadonlySet<string>): T {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))) as T; // the same, some left out
}

/** Declarations that no change makes invalid and whose tokens are still there. */
function componentsFor(components: Components, changed: readonly AxisId[], tokens: TokenValues): Components {
  const invalid = new Set(
    AXES.flatMap(({ id, properties = [] }) => (changed.includes(id) ? properties : [])),
  );
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
