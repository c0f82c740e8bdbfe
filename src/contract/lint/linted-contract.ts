import { fillReferences, firstScheme, otherScheme, type Scheme } from '../../catalog/flat-tokens.ts';
import { groupTokens, type StatedTokens } from '../../catalog/listed-tokens.ts';
import { isStateColor } from '../../color/state-colors.ts';
import type { Components } from '../../catalog/tokens.ts';
import { composite } from '../../color/composite.ts';
import { parseHex } from '../../color/hex.ts';
import type { Rgba } from '../../color/rgba.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { isNeutralRole } from '../../specimen/brand-choices.ts';
import type { Grammar } from '../../grammar/axes/index.ts';
import type { WrittenContract } from '../read-contract.ts';

/** One sentence of a rule. */
export interface Statement {
  readonly axis: string;
  /** The value of the axis; null where it is not scored. */
  readonly value: string | null;
  readonly how: 'do' | 'dont';
  readonly text: string;
}

export interface NamedColor {
  readonly name: string;
  readonly color: Rgba;
}

/** A contract as the linter sees it: sentences, and tokens by what they are for. */
export interface LintedContract {
  readonly statements: readonly Statement[];
  readonly grammar: Grammar;
  /** What follows the frontmatter. */
  readonly body: string;
  /** Every token of the first scheme by path. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly stated: StatedTokens;
  readonly scheme: Scheme;
  readonly hasOtherScheme: boolean;
  /** Opaque colours of the first scheme, translucent ones on the ground. */
  readonly colors: readonly NamedColor[];
  readonly ground: Rgba | null;
  /** Colours with a hue that are no states. */
  readonly accents: readonly NamedColor[];
  /** Declarations with references filled in; empty where the component is not stated. */
  readonly component: (name: keyof Components) => Readonly<Record<string, string>>;
}

export function lintedContract({ rules, tokens: list, grammar, body }: WrittenContract): LintedContract {
  const stated = groupTokens(list);
  const scheme = firstScheme(stated.theme, stated.tokens);
  const tokens = new Map(list.map(({ path, value }) => [path, value]));
  const ground = parseHex(tokens.get('color.background')?.slice(1) ?? '');
  const colors = list.flatMap(({ path, value }) => {
    const color = path.startsWith('color.') ? parseHex(value.slice(1)) : null;
    if (color === null) return [];
    return [{ name: path.slice('color.'.length), color: composite(color, ground ?? color) }];
  });
  return {
    statements: rules.flatMap((rule) => [
      ...sentences(rule.do).map((text): Statement => ({
        axis: rule.axis,
        value: rule.value,
        how: 'do',
        text,
      })),
      ...sentences(rule.dont ?? '').map((text): Statement => ({
        axis: rule.axis,
        value: rule.value,
        how: 'dont',
        text,
      })),
    ]),
    grammar,
    body,
    tokens,
    stated,
    scheme,
    hasOtherScheme: stated.tokens.color[otherScheme(scheme)] !== undefined,
    colors,
    ground,
    accents: colors.filter(
      ({ name, color }) => looksColored(color) && !isStateColor(name) && !isNeutralRole(name),
    ),
    component: (name) =>
      Object.fromEntries(
        Object.entries(stated.components[name] ?? {}).map(([property, value]) => [
          property,
          fillReferences(value, tokens),
        ]),
      ),
  };
}

/** Parts of a rule that end in a full stop, colon or semicolon; a point inside a number ends nothing. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.;])\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `--radius-card: 12px` */
export function tokenText(path: string, value: string): string {
  return `--${path.replace('.', '-')}: ${value}`;
}
