import type { TokenValues } from '../catalog/tokens.ts';
import type { Category } from '../grammar/axis.ts';
import type { Conflict } from './conflict.ts';
import { mergeColors } from './merge-colors.ts';
import { sourceOf, type Sources } from './source.ts';

interface MergedTokens {
  readonly tokens: TokenValues;
  readonly conflicts: readonly Conflict[];
}

/** Merges tokens by category; emphasis, voice and imagery have no tokens. */
export function mergeTokens(sources: Sources): MergedTokens {
  const from = (category: Category) => sourceOf(sources, category)?.values;
  const { colors, conflicts } = mergeColors(sourceOf(sources, 'surface'), sourceOf(sources, 'palette'));
  const surface = from('surface');
  const tokens: TokenValues = {
    color: colors,
    ...group('type', from('type')),
    ...group('spacing', from('whitespace')),
    ...group('layout', from('whitespace')),
    ...group('radius', surface),
    ...group('shadow', surface),
    ...group('border', surface),
    ...group('motion', from('motion')),
  };
  return { tokens, conflicts };
}

/** The group of the source; absent where the source does not state it. */
function group<Name extends Exclude<keyof TokenValues, 'color'>>(
  name: Name,
  values: TokenValues | undefined,
): Partial<Pick<TokenValues, Name>> {
  const own = values?.[name];
  // One key with its own value, which a computed key widens to any key.
  return own === undefined ? {} : ({ [name]: own } as unknown as Pick<TokenValues, Name>);
}
