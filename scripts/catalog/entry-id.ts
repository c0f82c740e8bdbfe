import { createHash } from 'node:crypto';

/** UUID namespace of the catalog's ids; must never change. */
const NAMESPACE = '0178828b-1696-4988-b7f1-23c30de34033';

/** UUID version 5 of a slug (RFC 9562, 5.5), so that a slug keeps its id in every build. */
export function entryId(slug: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(slug)
    .digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50; // version 5
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80; // variant of RFC 9562
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
