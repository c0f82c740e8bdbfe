import { resolveUrl } from '../document/base-url.ts';
import type { DocumentTree } from '../document/document.ts';

/**
 * The absolute target of an immediate `<meta http-equiv="refresh">`; null without one. A refresh inside <noscript>
 * does not count, because scripting is enabled.
 */
export function refreshTarget(document: DocumentTree, base: string): string | null {
  const meta = document.elements.find(
    ({ tag, attributes }) => tag === 'meta' && attributes['http-equiv']?.trim().toLowerCase() === 'refresh',
  );
  const [, seconds = '', rest = ''] = REFRESH.exec(meta?.attributes['content'] ?? '') ?? [];
  if (seconds === '' || Number(seconds) > MAX_SECONDS) return null;
  const target = resolveUrl(unquote(rest), base);
  return target === null || rest === '' || sameDocument(target, base) ? null : target;
}

/** Seconds, then an optional separator and `url=`, then the address: https://html.spec.whatwg.org/#shared-declarative-refresh-steps */
const REFRESH = /^\s*(\d{1,9})(?:[.\d]*)(?:\s*[;,]\s*|\s+)(?:url\s*=\s*)?(.*)$/is;

/** Seconds; a longer delay means that there is something to read first. */
const MAX_SECONDS = 1;

function unquote(text: string): string {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text.trim();
  const end = text.indexOf(quote, 1);
  return text.slice(1, end < 0 ? undefined : end).trim();
}

function sameDocument(a: string, b: string): boolean {
  return a.split('#', 1)[0] === b.split('#', 1)[0];
}
