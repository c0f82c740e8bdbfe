import type { Given, Options } from '../arguments/option.ts';
import { UsageError } from '../usage-error.ts';

/** Brand for each category, as the operation `compose` takes them. */
export type MixSources = Readonly<Record<string, string>>;

/** Options of commands for a brand or a mix, which both may be given without the option. */
export const BRAND_OR_MIX_OPTIONS = {
  brand: {
    type: 'text',
    value: '<brand>',
    isBrand: true,
    description: 'A brand of the catalog: slug, name or host; the option may be left out.',
  },
  compose: {
    type: 'list',
    value: '<category=brand>',
    description: 'Brand for a category, as for `taste compose`; the option may be left out.',
  },
} as const satisfies Options;

/** The brand or the mix that a command names. Throws a UsageError for none and for several. */
export function brandOrMix(
  words: readonly string[],
  { brand, compose }: Given<typeof BRAND_OR_MIX_OPTIONS>,
): string | MixSources {
  const names = [...(brand === undefined ? [] : [brand]), ...words.filter((word) => !isPair(word))];
  const pairs = [...compose, ...words.filter(isPair)];
  const [name] = names;
  if (pairs.length > 0 && name === undefined) return parseSources(pairs);
  if (pairs.length > 0 || names.length !== 1 || name === undefined)
    throw new UsageError('Give one brand, or a mix: palette=stripe type=linear');
  return name;
}

/** `palette=stripe` */
export function isPair(word: string): boolean {
  return /^[a-z]+=[^/]+$/.test(word);
}

/** `palette=stripe` as an entry of `sources`. Throws a UsageError for another form and for a category given twice. */
export function parseSources(pairs: readonly string[]): MixSources {
  if (pairs.length === 0) throw new UsageError('Name a brand for a category: palette=stripe');
  const sources = new Map<string, string>();
  for (const pair of pairs) {
    const [, category, brand] = /^([a-z]+)=(.+)$/.exec(pair) ?? [];
    if (category === undefined || brand === undefined)
      throw new UsageError(`${pair}: Give a category and a brand: palette=stripe`);
    if (/,[a-z]+=/.test(brand))
      throw new UsageError(`${pair}: Write a space between pairs: ${pair.replaceAll(',', ' ')}`);
    if (sources.has(category)) throw new UsageError(`${pair}: Give one brand for ${category}.`);
    sources.set(category, brand);
  }
  return Object.fromEntries(sources);
}
