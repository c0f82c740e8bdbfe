/** A decoded text and its encoding. */
export interface DecodedText {
  readonly text: string;
  /** Canonical name, lower case (`windows-1252`). */
  readonly encoding: string;
  /** A label of an unknown encoding, which was ignored; null when there was none. */
  readonly unknownLabel: string | null;
}

/**
 * Decodes HTML: byte order mark, then the Content-Type header, then <meta>, then UTF-8, and Windows-1252 for invalid
 * UTF-8. https://html.spec.whatwg.org/#determining-the-character-encoding
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): DecodedText {
  const labels = [labelOfBom(bytes), labelOfHeader(contentType), labelOfMeta(bytes)];
  return decodeWith(bytes, labels, isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/**
 * Decodes CSS: byte order mark, Content-Type header, `@charset`, then the encoding of the referring page.
 * https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding
 */
export function decodeCss(bytes: Uint8Array, contentType: string, pageEncoding: string): DecodedText {
  const labels = [labelOfBom(bytes), labelOfHeader(contentType), labelOfCharsetRule(bytes)];
  return decodeWith(bytes, labels, pageEncoding);
}

/**
 * Decodes a script: byte order mark, Content-Type header, then the encoding of the page.
 * https://html.spec.whatwg.org/#fetch-a-classic-script
 */
export function decodeScript(bytes: Uint8Array, contentType: string, pageEncoding: string): string {
  return decodeWith(bytes, [labelOfBom(bytes), labelOfHeader(contentType)], pageEncoding).text;
}

function decodeWith(bytes: Uint8Array, labels: readonly (string | null)[], fallback: string): DecodedText {
  let unknownLabel: string | null = null;
  for (const label of labels) {
    if (label === null) continue;
    const decoder = decoderFor(label);
    if (decoder !== null) return { text: decoder.decode(bytes), encoding: decoder.encoding, unknownLabel };
    unknownLabel ??= label.slice(0, MAX_LABEL_LENGTH);
  }
  return { text: new TextDecoder(fallback).decode(bytes), encoding: fallback, unknownLabel };
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function labelOfBom(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xff && b === 0xfe ? 'utf-16le' : null;
}

function labelOfHeader(contentType: string): string | null {
  return /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType.slice(0, MAX_HEADER_LENGTH))?.[1] ?? null;
}

function labelOfMeta(bytes: Uint8Array): string | null {
  const head = latin1(bytes.subarray(0, META_BYTES)).replace(/<!--[^]*?(?:-->|$)/g, '');
  for (const start of head.matchAll(/<meta[\s/]/gi)) {
    const end = head.indexOf('>', start.index);
    if (end < 0) return null;
    const tag = head.slice(start.index, end);
    if (!/[\s/]charset\s*=/i.test(tag) && !/content-type/i.test(tag)) continue;
    const label = /charset\s*=\s*["']?([^\s"'/;>]+)/i.exec(tag)?.[1];
    if (label !== undefined) return declaredInAscii(label);
  }
  return null;
}

function labelOfCharsetRule(bytes: Uint8Array): string | null {
  const label = /^@charset "([^"]{1,80})";/.exec(latin1(bytes.subarray(0, CHARSET_RULE_BYTES)))?.[1];
  return label === undefined ? null : declaredInAscii(label);
}

/** A declaration that is readable as ASCII cannot be UTF-16; browsers use UTF-8 instead. */
function declaredInAscii(label: string): string {
  return /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** A last character cut in two by a byte limit does not make the text invalid UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** The standard searches for <meta> in this many bytes. */
const META_BYTES = 1024;
/** Bytes of the longest `@charset` rule that the standard reads. */
const CHARSET_RULE_BYTES = 1024;
const MAX_HEADER_LENGTH = 1024;
const MAX_LABEL_LENGTH = 40;
