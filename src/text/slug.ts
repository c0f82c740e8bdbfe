import { latinLetters } from './latin-letters.ts';
import { hashOf } from './seeded.ts';

/** Characters of a slug, as `brand_slug` of a usage event allows them. */
const MAX_LENGTH = 80;

/**
 * A name as a slug of the catalog. Latin letters lose their diacritics. A name that is too long or has letters of
 * another script ends in a hash of the whole name, so that different names have different slugs.
 * @param fallback slug before the hash of a name without usable letters
 */
export function slugOf(name: string, fallback = 'untitled'): string {
  const latin = latinLetters(
    name
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase(),
  );
  const slug = dashed(latin);
  const isWhole = slug !== '' && !/(?![a-z0-9])[\p{Letter}\p{Number}]/u.test(latin);
  if (isWhole && slug.length <= MAX_LENGTH) return slug;
  const hash = shortHash(name.normalize('NFC'));
  const start = dashed((slug === '' ? fallback : slug).slice(0, MAX_LENGTH - hash.length - 1));
  return `${start}-${hash}`;
}

function dashed(text: string): string {
  return text.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Seven letters and digits that distinguish names. */
function shortHash(text: string): string {
  return hashOf(text).toString(36).padStart(7, '0');
}
