import type { TokenValues } from './tokens.ts';

export type Scheme = 'light' | 'dark';

/** A token with the path that components refer to; its CSS custom property is the path with dashes. */
export interface FlatToken {
  /** `color.primary`, `font.body`, `radius.button`. */
  readonly path: string;
  readonly value: string;
}

/**
 * All named tokens of a scheme. Prefixes are the theme namespaces of Tailwind 4, so that CSS, Tailwind and component
 * references share one name.
 */
export function flatTokens(tokens: TokenValues, scheme: Scheme): readonly FlatToken[] {
  const { color, type, spacing, radius, shadow, border, motion, layout } = tokens;
  return [
    ...under('color', color[scheme]),
    ...Object.entries(type?.families ?? {}).map(([name, { stack }]) => ({
      path: `font.${name}`,
      value: stack,
    })),
    ...under('font-weight', type?.weights),
    ...under('text', type?.sizes),
    ...under('leading', type?.line_heights),
    ...under('tracking', type?.tracking),
    ...under('spacing', spacing?.values),
    ...under('radius', radius?.values),
    ...under('shadow', shadow?.values),
    ...under('border', border?.values),
    ...under('duration', motion?.durations),
    ...under('ease', motion?.easings),
    ...under('breakpoint', layout?.breakpoints),
    ...under('container', layout?.containers),
    ...under('z', layout?.z_order),
  ];
}

/** The default scheme: dark for a dark brand, else light, unless only the other one has colours. */
export function firstScheme(theme: string | undefined, { color }: TokenValues): Scheme {
  const preferred = theme === 'dark' ? 'dark' : 'light';
  const other = otherScheme(preferred);
  return color[preferred] === undefined && color[other] !== undefined ? other : preferred;
}

/** The colours of the default scheme by role. */
export function firstColors(
  theme: string | undefined,
  tokens: TokenValues,
): Readonly<Record<string, string>> {
  return tokens.color[firstScheme(theme, tokens)] ?? {};
}

export function otherScheme(scheme: Scheme): Scheme {
  return scheme === 'light' ? 'dark' : 'light';
}

/** `radius.button` to `--radius-button`. */
export function customProperty(path: string): string {
  return `--${path.replace('.', '-')}`;
}

/** One custom property a line. */
export function declarations(tokens: readonly FlatToken[], indent = '  '): string {
  return tokens.map(({ path, value }) => `${indent}${customProperty(path)}: ${value};`).join('\n');
}

/** A reference to a token inside a CSS value: `{color.primary}`. */
export const TOKEN_REFERENCE = /\{([a-z][a-z0-9-]*\.[a-z][a-z0-9-]*)\}/g;

/** A CSS value with its references replaced by the values of the tokens; unknown ones stay. */
export function fillReferences(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(TOKEN_REFERENCE, (whole, path: string) => values.get(path) ?? whole);
}

function under(prefix: string, group: Readonly<Record<string, string | number>> | undefined): FlatToken[] {
  return Object.entries(group ?? {}).map(([name, value]) => ({
    path: `${prefix}.${name}`,
    value: String(value),
  }));
}
