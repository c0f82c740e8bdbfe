import { parseHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';

/** The design tokens of a target by path: `color.primary`, `radius.card`, `font.body`. Empty for a brief. */
export interface StyleTokens {
  readonly value: (path: string) => string | null;
  readonly color: (path: string) => Rgba | null;
  /** All tokens whose path begins with `group.`, in the order of the target. */
  readonly group: (group: string) => readonly StyleToken[];
}

export interface StyleToken {
  /** The path without its group. */
  readonly name: string;
  readonly value: string;
}

/** @param tokens paths and CSS values */
export function styleTokens(
  tokens: readonly { readonly path: string; readonly value: string }[],
): StyleTokens {
  const values = new Map(tokens.map(({ path, value }) => [path, value]));
  return {
    value: (path) => values.get(path) ?? null,
    color: (path) => {
      const text = values.get(path);
      return text === undefined ? null : hexColor(text);
    },
    group: (group) =>
      [...values].flatMap(([path, value]) =>
        path.startsWith(`${group}.`) ? [{ name: path.slice(group.length + 1), value }] : [],
      ),
  };
}

/** The tokens with the colours of one scheme; null where the target has none for it beside those of its first scheme. */
export function tokensOfScheme(tokens: StyleTokens, scheme: 'light' | 'dark'): StyleTokens | null {
  const colors = tokens.group(`color-${scheme}`).map(({ name, value }) => ({ path: `color.${name}`, value }));
  if (colors.length === 0) return null;
  const own = styleTokens(colors);
  const isColor = (path: string) => path.startsWith('color.');
  return {
    value: (path) => (isColor(path) ? own : tokens).value(path),
    color: (path) => (isColor(path) ? own : tokens).color(path),
    group: (group) => (group === 'color' ? own : tokens).group(group),
  };
}

/** Targets without tokens: briefs and grammars. */
export const NO_TOKENS = styleTokens([]);

function hexColor(text: string): Rgba | null {
  return text.startsWith('#') ? parseHex(text.slice(1)) : null;
}
