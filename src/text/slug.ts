/** Characters of a slug, as `brand_slug` of a usage event allows them. */
const MAX_LENGTH = 80;

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'ng',
  ŧ: 't',
  þ: 'th',
};

/**
 * A name as a slug of the catalog. Latin letters lose their diacritics. A name that is too long or has letters of
 * another script ends in a hash of the whole name, so that different names have different slugs.
 * @param fallback slug before the hash of a name without usable letters
 */
export function slugOf(name: string, fallback = 'untitled'): string {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðħıłŋŧþ]/g, (letter) => LATIN[letter] ?? '');
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

/** FNV-1a, 32 bits, over UTF-16 code units, as seven letters and digits. Distinguishes names; not for security. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5; // FNV offset basis
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193); // FNV prime
  return (hash >>> 0).toString(36).padStart(7, '0');
}
