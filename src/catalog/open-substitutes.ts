import { familyNames } from '../text/split-families.ts';
import type { StatedTokens } from './listed-tokens.ts';
import type { TokenValues } from './tokens.ts';

type Families = NonNullable<NonNullable<StatedTokens['tokens']['type']>['families']>;
type Family = Families[string];

/** The tokens with the open substitute of each typeface that is not free as the next family of its stack. */
export function substituted(tokens: TokenValues): TokenValues {
  const { type } = tokens;
  if (type?.families === undefined) return tokens;
  const families = Object.fromEntries(
    Object.entries(type.families).map(([role, family]) => [role, { ...family, stack: stackOf(family) }]),
  );
  return { ...tokens, type: { ...type, families } };
}

/** The same for everything that tokens state. */
export function withSubstitutes({ tokens, ...rest }: StatedTokens): StatedTokens {
  return { tokens: substituted(tokens), ...rest };
}

/** The open substitutes of the typefaces that are not free, each once. */
export function openSubstitutes({ tokens }: StatedTokens): readonly string[] {
  const families = Object.values(tokens.type?.families ?? {});
  return [...new Set(families.flatMap((family) => substituteOf(family) ?? []))];
}

function stackOf(family: Family): string {
  const substitute = substituteOf(family);
  const written = family.stack.split(',').map((name) => name.trim());
  if (substitute === null || familyNames(family.stack).includes(substitute)) return family.stack;
  return written.toSpliced(1, 0, /^[\w-]+$/.test(substitute) ? substitute : `"${substitute}"`).join(', ');
}

function substituteOf({ licence, substitute }: Family): string | null {
  return licence === 'open' || licence === 'system' ? null : (substitute ?? null);
}
