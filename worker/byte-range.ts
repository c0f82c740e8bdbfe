/** A byte range of a body. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/**
 * The byte range that a Range header requests (RFC 9110, 14.2). Null means the whole body: when the header is absent,
 * malformed, or requests several ranges, which a server may ignore.
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
