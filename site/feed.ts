import type { BrandRecord } from '../src/catalog/record.ts';
import { escapeXml } from '../src/text/escape-xml.ts';

/** Entries of the feed. */
const NEWEST = 60;

/** An Atom feed (RFC 4287) of the brands that changed last. */
export function feed(brands: readonly BrandRecord[]): string {
  const newest = brands.toSorted((a, b) => (a.generated_at < b.generated_at ? 1 : -1)).slice(0, NEWEST);
  const entries = newest.map(
    ({ id, slug, name, signature_move: move, generated_at: day }) =>
      `<entry><id>urn:uuid:${id}</id><title>${escapeXml(name)}</title><updated>${day}T00:00:00Z</updated><link href="/styles/${slug}"/><summary>${escapeXml(move)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:x-design-taste-catalog</id><title>Design taste catalog</title><author><name>Design taste catalog</name></author><updated>${newest[0]?.generated_at ?? '1970-01-01'}T00:00:00Z</updated><link href="/feed.xml" rel="self"/>
${entries.join('\n')}
</feed>
`;
}
