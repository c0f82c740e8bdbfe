/** Part of a body: bytes from `offset` on. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/**
 * The part that a Range header asks for (RFC 9110, 14.2). Null for the whole: without the header, when it cannot be
 * understood, and when it asks for several parts at once, which a server may answer with the whole.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') return lastBytes(Number(to), size);
  const offset = Number(from);
  const last = to === '' ? Infinity : Number(to);
  if (last < offset) return null;
  return offset < size ? { offset, length: Math.min(last, size - 1) - offset + 1 } : 'unsatisfiable';
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  const length = Math.min(count, size);
  return length > 0 ? { offset: size - length, length } : 'unsatisfiable';
}
