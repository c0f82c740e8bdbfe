import type { IndexedBrand } from '../catalog/catalog-index.ts';
import { nameKey } from '../search/words.ts';

/** Words after which a name means the brand and not the word: `like Stripe`, `as Linear has it`. */
const LEADING = new Set(['like', 'as', 'than', 'after']);
const REFUSING = new Set(['not', 'nothing', 'never', 'no', 'less', "don't", "isn't", 'hardly']);
/** Words of the longest names: `Digital Agency Japan`, and one to spare. */
const LONGEST_NAME = 4;
/** Words of a brief that are looked at. */
const MAX_WORDS = 2000;

/** The first brand that a brief wants to be like; null when it names none. */
export function namedBrand(brief: string, brands: readonly IndexedBrand[]): IndexedBrand | null {
  const byName = new Map(brands.map((brand) => [nameKey(brand.entry.name), brand]));
  const words = brief.split(/\s+/, MAX_WORDS);
  for (const [at, word] of words.entries()) {
    if (!LEADING.has(word.toLowerCase()) || REFUSING.has((words[at - 1] ?? '').toLowerCase())) continue;
    const brand = brandAt(words.slice(at + 1, at + 1 + LONGEST_NAME), byName);
    if (brand !== null) return brand;
  }
  return null;
}

/** The longest name that the words begin with, capitalised: `as linear gradients` names no brand. */
function brandAt(words: readonly string[], byName: ReadonlyMap<string, IndexedBrand>): IndexedBrand | null {
  if (!/^[("“‘']?[\p{Lu}\d]/u.test(words[0] ?? '')) return null;
  for (let length = words.length; length > 0; length--) {
    const brand = byName.get(nameKey(possessed(words.slice(0, length).join(' '))));
    if (brand !== undefined) return brand;
  }
  return null;
}

/** `Stripe's` is Stripe. */
function possessed(name: string): string {
  return name.replace(/['’]s?$/, '');
}
