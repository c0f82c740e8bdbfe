import * as patterns from './vocabulary/long-patterns.ts';

/**
 * Writes addresses of sites as their hosts alone, in text of the same length, so that all places stay: `https://www.stripe.com/en-gb`
 * and `stripe dot com` are `stripe.com`.
 */
export function plainAddresses(text: string): string {
  if (!MAY_HAVE.test(text)) return text;
  return text
    .replaceAll(SPOKEN, (written, name: string, end: string) => `${name}.${end}`.padEnd(written.length))
    .replaceAll(ADDRESS, (written, scheme: string, host: string) =>
      (' '.repeat(scheme.length) + host).padEnd(written.length),
    )
    .replaceAll(OF_COUNTRY, (written, name: string) => `${name}.com`.padEnd(written.length));
}

const MAY_HAVE = /\.(?:co|com)\.[a-z]{2}\b|:\/\/|\bwww\.|\bdot\b|\.[a-z]{2,}\//i;
/** `ebay.co.uk` is a site of the brand of `ebay.com`. */
const OF_COUNTRY =
  /(?<![\p{L}\d.@/-])((?:https?:\/\/)?(?:www\.)?[a-z\d-]{2,63})\.(?:co|com)\.[a-z]{2}(?![\p{L}\d.])/giu;
/** Ends of hosts that people say. */
const ENDS = 'com|org|net|io|app|dev|co|ai|so|de|fr|uk|design|gov|edu|eu|ch|at|nl|es|it|me|tv|xyz';
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\d])([\p{L}\d-]+)\s{1,3}dot\s{1,3}(${ENDS})(?![\p{L}\d])`,
  'giu',
);
/** With a path, which says nothing of a design. */
const ADDRESS = new RegExp(patterns.ADDRESS, 'giu');
