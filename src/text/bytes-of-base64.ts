/** The signed bytes of a base64 text. */
export function bytesOfBase64(text: string): Int8Array<ArrayBuffer> {
  const decoded = atob(text);
  const bytes = new Int8Array(decoded.length);
  for (let at = 0; at < decoded.length; at++) bytes[at] = decoded.charCodeAt(at);
  return bytes;
}
