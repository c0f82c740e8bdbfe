import type { Grammar } from '../src/grammar/axes/index.ts';
import type { Page } from '../src/page/page.ts';
import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './sha256.ts';

/**
 * SHA-256 of everything a score depends on except the versions of the grammar and the weights. Two results
 * with the same fingerprint and the same versions have the same score.
 */
export function inputFingerprint(
  { url, document, sheets, imported, imageSizes, absentImages }: Page,
  target: Grammar,
): Promise<string> {
  const elements = document.elements.map(({ parent, tag, attributes, content }) => [
    parent?.index ?? null,
    tag,
    attributes,
    // Null marks a child element; the order of `elements` says which one.
    content.map((part) => (typeof part === 'string' ? part : null)),
  ]);
  const arrived = [imported, imageSizes].map((byAddress) => [...byAddress].toSorted(compareAddresses));
  return sha256(
    JSON.stringify([url, document.quirks, elements, sheets, arrived, [...absentImages].toSorted()]) +
      canonicalJson(target),
  );
}

/** Sorts by URL, because stylesheets and images arrive in network order. */
function compareAddresses([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
