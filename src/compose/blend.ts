import { CATEGORIES, type Category } from '../grammar/axis.ts';
import type { Source, Sources } from './source.ts';

/**
 * What the brands of a blend give, in turn: the first what a page is made of, the second how it is written and set. The
 * colours of a brand stay together, and so do its typefaces and the space around them.
 */
const SHARES: readonly (readonly Category[])[] = [
  ['surface', 'palette', 'emphasis'],
  ['type', 'whitespace', 'voice'],
  ['motion', 'imagery'],
];

/** Brands of a blend; a further one would give nothing. */
export const MAX_BLENDED = SHARES.length;

/**
 * The sources of a blend whose categories nobody assigned: `Stripe meets GOV.UK`. With two brands the first also gives
 * the last share. A category that its brand has no value in is the next brand's.
 */
export function blendSources(brands: readonly Source[]): Sources {
  return CATEGORIES.flatMap((category) => {
    const turn = SHARES.findIndex((share) => share.includes(category));
    const inTurn = brands.map((_, at) => brands[(turn + at) % brands.length]);
    const source = inTurn.find((brand) => brand !== undefined && states(brand, category));
    return source === undefined ? [] : [{ category, source }];
  });
}

function states({ grammar }: Source, category: Category): boolean {
  return Object.keys(grammar).some((id) => id.startsWith(`${category}.`));
}
