/** Bytes and media type of a `data:` URL; null for other or malformed URLs. https://fetch.spec.whatwg.org/#data-url-processor */
export function readDataUrl(
  address: string,
): { readonly contentType: string; readonly bytes: Uint8Array } | null {
  if (address.slice(0, 5).toLowerCase() !== 'data:') return null;
  const comma = address.indexOf(',');
  if (comma < 0) return null;
  const head = address.slice(5, comma).trim();
  const bytes = percentDecode(address.slice(comma + 1).split('#', 1)[0] ?? '');
  const contentType = head.replace(BASE64, '');
  if (contentType === head) return { contentType, bytes };
  const decoded = base64Decode(bytes);
  return decoded && { contentType, bytes: decoded };
}

const BASE64 = /; *base64$/i;

function percentDecode(text: string): Uint8Array {
  const raw = new TextEncoder().encode(text);
  const bytes = new Uint8Array(raw.length);
  let length = 0;
  for (let at = 0; at < raw.length; at++) {
    const hex = raw[at] === PERCENT ? String.fromCharCode(raw[at + 1] ?? 0, raw[at + 2] ?? 0) : '';
    const isEscape = /^[0-9a-f]{2}$/i.test(hex);
    bytes[length++] = isEscape ? Number.parseInt(hex, 16) : (raw[at] ?? 0);
    if (isEscape) at += 2;
  }
  return bytes.subarray(0, length);
}

function base64Decode(bytes: Uint8Array): Uint8Array | null {
  try {
    const binary = atob(new TextDecoder('latin1').decode(bytes).replace(/\s+/g, ''));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

const PERCENT = 0x25;
