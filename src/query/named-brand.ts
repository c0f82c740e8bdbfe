import type { IndexedBrand } from '../catalog/catalog-index.ts';
import { nameKey } from '../text/name-key.ts';

/** Words that introduce a brand name: `like Stripe`, `as Linear does`. */
const LEADING = new Set(['like', 'as', 'than', 'after']);
const REFUSING = new Set(['not', 'nothing', 'never', 'no', 'less', "don't", "isn't", 'hardly']);
/** Words; the longest name is `Digital Agency Japan`, plus one in reserve. */
const MAX_NAME_WORDS = 4;
/** Words of a brief that are searched. */
const MAX_WORDS = 2000;

/** The first brand that a brief gives as a model; null when it names none. */
export function namedBrand(brief: string, brands: readonly IndexedBrand[]): IndexedBrand | null {
  const byName = new Map(brands.map((brand) => [nameKey(brand.entry.name), brand]));
  const words = brief.split(/\s+/, MAX_WORDS);
  for (const [at, word] of words.entries()) {
    if (!LEADING.has(word.toLowerCase()) || REFUSING.has((words[at - 1] ?? '').toLowerCase())) continue;
    const brand = brandAt(words.slice(at + 1, at + 1 + MAX_NAME_WORDS), byName);
    if (brand !== null) return brand;
  }
  return null;
}

/** The longest brand name at the start of the words. It must be capitalised: `as linear gradients` names no brand. */
function brandAt(words: readonly string[], byName: ReadonlyMap<string, IndexedBrand>): IndexedBrand | null {
  if (!/^[("“‘']?[\p{Lu}\d]/u.test(words[0] ?? '')) return null;
  for (let length = words.length; length > 0; length--) {
    const brand = byName.get(nameKey(possessed(words.slice(0, length).join(' '))));
    if (brand !== undefined) return brand;
  }
  return null;
}

/** `Stripe's` to `Stripe`. */
function possessed(name: string): string {
  return name.replace(/['’]s?$/, '');
}
