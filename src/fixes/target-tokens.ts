import { toHex } from '../color/hex.ts';
import { NO_TOKENS, styleTokens, type StyleTokens } from '../grammar/style-tokens.ts';
import type { TargetIdentity } from '../identity/target.ts';

/** Names of page tokens and the names under which brands state the same. */
const NAMES_OF_BRANDS = [
  ['font.h1', 'font.heading'],
  ['font-weight.h2', 'font-weight.heading'],
  ['text.h1', 'text.display'],
  ['tracking.h1', 'tracking.heading'],
  ['color.accent', 'color.primary'],
] as const;
/** Components whose corners and shadows differ from those of other boxes. */
const ROUNDED = ['button', 'input', 'card'] as const;

/**
 * The tokens of a target as fixes use them: those of pages under the names of brands, colours of the other scheme as
 * `color-dark.text`, corners and shadows of components as `radius.card` and `box-shadow.card`, steps of spacing and of
 * sizes of text as `scale.spacing` and `scale.text`.
 */
export function targetTokens(identity: TargetIdentity | null): StyleTokens {
  if (identity === null) return NO_TOKENS;
  const { tokens, components, schemes, spaces, sizes } = identity;
  const renamed = NAMES_OF_BRANDS.flatMap(([path, name]) => entry(name, tokens.get(path)));
  const others = schemes
    .slice(1)
    .flatMap(({ scheme, colors }) =>
      colors.flatMap(({ name, color }) => entry(`color-${scheme}.${name}`, toHex(color))),
    );
  const shadows = ROUNDED.flatMap((name) => entry(`box-shadow.${name}`, components[name]?.['box-shadow']));
  const corners = ROUNDED.flatMap((name) => entry(`radius.${name}`, components[name]?.['border-radius']));
  const own = [...tokens].map(([path, value]) => ({ path, value }));
  const scale = [...entry('scale.spacing', steps(spaces)), ...entry('scale.text', steps(sizes))];
  return styleTokens([...renamed, ...own, ...others, ...shadows, ...corners, ...scale]);
}

function steps(sizes: readonly number[]): string | undefined {
  return sizes.length === 0 ? undefined : sizes.map((px) => `${px}px`).join(' ');
}

function entry(path: string, value: string | undefined) {
  return value === undefined ? [] : [{ path, value }];
}
