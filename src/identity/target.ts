import {
  fillReferences,
  firstScheme,
  flatTokens,
  otherScheme,
  type FlatToken,
  type Scheme,
} from '../catalog/flat-tokens.ts';
import { FAMILY_CLASSES, type Components, type TokenValues } from '../catalog/tokens.ts';
import { groupTokens } from '../catalog/listed-tokens.ts';
import { composite } from '../color/composite.ts';
import { parseHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { substituted } from '../catalog/open-substitutes.ts';
import { splitFamilies } from '../text/split-families.ts';
import { typefaceClass, type TypefaceClass } from './typeface-class.ts';

/** A colour token. */
export interface TargetColor {
  /** `primary` */
  readonly name: string;
  readonly color: Rgba;
  /** Whether words name it, so that its shades are meant as well. */
  readonly isNamed?: boolean;
}

/** The colours of one scheme. */
export interface TargetScheme {
  readonly scheme: Scheme;
  readonly colors: readonly TargetColor[];
}

/** A typeface of the target. */
export interface TargetFamily {
  /** Path of its token: `font.body`. */
  readonly token: string;
  /** The stack as written. */
  readonly stack: string;
  /** The families of the stack in lower case, without quotes. */
  readonly names: readonly string[];
  readonly kind: TypefaceClass;
}

/** The look that tokens describe. */
export interface TargetIdentity {
  /** Whether it is what a brief says alone, of which little is enough to judge. */
  readonly isPartial?: boolean;
  /** The scheme that a visitor sees first, then the other one if it is known; empty without colours. */
  readonly schemes: readonly TargetScheme[];
  /** Sections of both schemes are on one page, so neither is wrong. */
  readonly mixesSchemes: boolean;
  /** By role: `body`, `heading`, `mono`, `h1`. */
  readonly families: ReadonlyMap<string, TargetFamily>;
  /** Every token of the first scheme by path. */
  readonly tokens: ReadonlyMap<string, string>;
  /** Declarations of the components with their token references filled in. */
  readonly components: Readonly<Partial<Record<keyof Components, Readonly<Record<string, string>>>>>;
  /** All font sizes and spacing steps, px, ascending; empty when they are not known. */
  readonly sizes: readonly number[];
  readonly spaces: readonly number[];
}

/**
 * The identity that grouped tokens state, as the catalog and hybrids have them. A typeface that is not free may be set in its
 * open substitute, as contracts ask.
 *
 * @param theme of the brand
 */
export function targetOfTokens(
  stated: TokenValues,
  theme: string | undefined,
  components: Components = {},
): TargetIdentity {
  const tokens = substituted(stated);
  const first = firstScheme(theme, tokens);
  const flat = flatTokens(tokens, first);
  const classes = new Map(
    Object.entries(tokens.type?.families ?? {}).map(([role, family]) => [role, family.class] as const),
  );
  const schemes = [first, otherScheme(first)].flatMap((scheme) => {
    const colors = colorsOf(flatTokens({ color: { [scheme]: tokens.color[scheme] ?? {} } }, scheme));
    return colors.length === 0 ? [] : [{ scheme, colors }];
  });
  return {
    schemes,
    mixesSchemes: theme === 'mixed' && schemes.length > 1,
    families: familiesOf(flat, classes),
    tokens: new Map(flat.map(({ path, value }) => [path, value])),
    components: resolved(components, flat),
    sizes: pixels(tokens.type?.scale ?? Object.values(tokens.type?.sizes ?? {})),
    spaces: pixels(tokens.spacing?.scale ?? []),
  };
}

/** The identity that a list of tokens states, as contracts have it. */
export function targetOfList(list: readonly FlatToken[]): TargetIdentity {
  const { tokens, theme, components } = groupTokens(list);
  const classes = new Map(
    list.flatMap(({ path, value }) => {
      const kind = FAMILY_CLASSES.find((name) => name === value);
      return path.startsWith('font-class.') && kind !== undefined
        ? [[path.slice('font-class.'.length), kind] as const]
        : [];
    }),
  );
  // The class that a list does not state follows from the names, told apart more finely than for tokens.
  const families = familiesOf(list, classes);
  return { ...targetOfTokens(tokens, theme, components), families };
}

/** Translucent colours as they look on the background. */
function colorsOf(flat: readonly FlatToken[]): TargetColor[] {
  const background = parseHex(flat.find(({ path }) => path === 'color.background')?.value.slice(1) ?? '');
  return flat.flatMap(({ path, value }) => {
    const color = path.startsWith('color.') ? parseHex(value.slice(1)) : null;
    if (color === null || (color.a < 1 && background === null)) return [];
    return [{ name: path.slice('color.'.length), color: composite(color, background ?? color) }];
  });
}

function familiesOf(
  flat: readonly FlatToken[],
  classes: ReadonlyMap<string, TypefaceClass>,
): ReadonlyMap<string, TargetFamily> {
  return new Map(
    flat.flatMap(({ path, value }) => {
      if (!path.startsWith('font.')) return [];
      const role = path.slice('font.'.length);
      const names = splitFamilies(value);
      if (names.length === 0) return [];
      const kind = classes.get(role) ?? typefaceClass(names);
      return [[role, { token: path, stack: value, names, kind }] as const];
    }),
  );
}

function resolved(components: Components, flat: readonly FlatToken[]): TargetIdentity['components'] {
  const values = new Map(flat.map(({ path, value }) => [path, value]));
  return Object.fromEntries(
    Object.entries(components).map(([name, declarations]) => [
      name,
      Object.fromEntries(
        Object.entries(declarations ?? {}).map(([property, value]) => [
          property,
          fillReferences(value, values),
        ]),
      ),
    ]),
  );
}

function pixels(values: readonly string[]): number[] {
  return values
    .map((value) => Number.parseFloat(value))
    .filter((value) => Number.isFinite(value) && value > 0)
    .toSorted((a, b) => a - b);
}
