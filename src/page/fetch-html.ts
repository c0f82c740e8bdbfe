import { baseUrl } from '../document/base-url.ts';
import type { DocumentTree } from '../document/document.ts';
import { parseDocument } from '../document/parse-document.ts';
import { fail } from '../errors.ts';
import { decodeHtml } from './decode-text.ts';
import type { Remark } from './page.ts';
import { mediaTypeOf } from './media-type.ts';
import { request, type FetchContext } from './request.ts';

/** A page's HTML, fetched and parsed; its stylesheets are not fetched yet. */
export interface FetchedHtml {
  /** After redirects. */
  readonly url: URL;
  /** The base URL of references. */
  readonly base: string;
  readonly document: DocumentTree;
  /** Canonical name, lower case. */
  readonly encoding: string;
  readonly bytes: number;
  readonly truncated: boolean;
  readonly remarks: readonly Remark[];
}

/** Throws `invalid_url`, `private_address`, `unreachable`, or `unparseable` for what is not HTML or is empty. */
export async function fetchHtml(address: string | URL, context: FetchContext): Promise<FetchedHtml> {
  const { url, contentType, bytes, truncated } = await request(address, context, {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.1',
    budget: { left: context.limits.htmlBytes },
    check: refuseUnreadable,
  });
  const { text, encoding, unknownLabel } = decodeHtml(bytes, contentType);
  if (text.trim() === '') fail('unparseable', 'The page is empty. Give a page with HTML content.');
  const declared = HTML_TYPES.has(mediaTypeOf(contentType));
  if (!declared && !looksLikeHtml(text)) {
    fail('unparseable', 'The address did not return HTML. Give the URL of an HTML page.');
  }
  const document = parseDocument(text);
  const remarks = [
    ...remarkIf(
      truncated,
      'html_truncated',
      `Only the first ${context.limits.htmlBytes} bytes of the page were read.`,
    ),
    ...remarkIf(
      !declared,
      'type_sniffed',
      'The media type is not HTML, but the content is; the page was read as HTML.',
    ),
    ...remarkIf(
      unknownLabel !== null,
      'charset_unknown',
      `The page declares an unknown encoding: ${unknownLabel}.`,
    ),
  ];
  return {
    url,
    base: baseUrl(document, url.href),
    document,
    encoding,
    bytes: bytes.byteLength,
    truncated,
    remarks,
  };
}

const HTML_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/**
 * Media types that may hold HTML: none at all, and the types that raw file hosts send. The text then decides. Images,
 * PDF, JSON and the rest are refused before their body is read.
 */
const DOUBTFUL_TYPES: ReadonlySet<string> = new Set([
  '',
  'text/plain',
  'application/octet-stream',
  'text/xml',
  'application/xml',
]);

function refuseUnreadable(contentType: string): void {
  const type = mediaTypeOf(contentType);
  if (HTML_TYPES.has(type) || DOUBTFUL_TYPES.has(type)) return;
  fail(
    'unparseable',
    `The address returned ${type.slice(0, 80)}, which is not a page. Give the URL of an HTML page.`,
  );
}

/** The HTML tags of https://mimesniff.spec.whatwg.org/, anywhere in the beginning of the text. */
function looksLikeHtml(text: string): boolean {
  return /<(?:!doctype\s+html|html|head|body|meta|title|div)[\s/>]/i.test(text.slice(0, SNIFFED));
}

/** Characters. */
const SNIFFED = 1024;

function remarkIf(holds: boolean, code: string, detail: string): Remark[] {
  return holds ? [{ code, detail }] : [];
}
