/** FNV-1a, 32 bits, over UTF-16 code units, as seven letters and digits: tells names apart, guards nothing. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5; // FNV offset basis
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193); // FNV prime
  return (hash >>> 0).toString(36).padStart(7, '0');
}
