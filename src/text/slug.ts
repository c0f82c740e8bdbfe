import { shortHash } from './short-hash.ts';

/** Characters of a slug, as `brand_slug` of a usage event allows them. */
const MAX_LENGTH = 80;

/** Latin letters that Unicode does not take apart into a base letter and a mark. */
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
 * A name as a slug of the catalog. Latin letters lose their marks. A name with letters of another script, and
 * one that is too long, ends in a hash of the whole name, so that two names have two slugs.
 * @param fallback slug that stands before the hash where no letter of the name can
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
