import { assembleIndex, type IndexParts, type SearchIndex } from './search-index.ts';

/*
 * Bytes of a packed index, in this order, each block padded to a multiple of four, little-endian:
 *   header     6 × uint32: magic, documents, terms, postings, bytes of text, unit as float32
 *   offsets    (terms + 1) × uint32
 *   documents  postings × uint16
 *   impacts    postings × uint16
 *   text       UTF-8: slugs, name keys and terms, one to a line
 */

/** `tsi1`: the format and its version. */
const MAGIC = 0x31697374;
const HEADER_WORDS = 6;

/** The index as bytes, ready to be used in place. */
export function packIndex(index: IndexParts): Uint8Array<ArrayBuffer> {
  const { slugs, nameKeys, terms, offsets, documents, impacts, unit } = index;
  const text = new TextEncoder().encode([...slugs, ...nameKeys, ...terms].join('\n'));
  const header = new Uint32Array(HEADER_WORDS);
  header.set([MAGIC, slugs.length, terms.length, documents.length, text.length]);
  new Float32Array(header.buffer)[HEADER_WORDS - 1] = unit;
  const blocks = [header, offsets, documents, impacts, text];
  const packed = new Uint8Array(blocks.reduce((sum, { byteLength }) => sum + padded(byteLength), 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of blocks) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += padded(byteLength);
  }
  return packed;
}

/** Opens a packed index: numbers stay where they are, only the words are read. Throws on other bytes. */
export function unpackIndex(packed: ArrayBuffer): SearchIndex {
  if (packed.byteLength < HEADER_WORDS * 4) throw new TypeError('This is not a packed search index.');
  const [magic, documentCount = 0, termCount = 0, postingCount = 0, textBytes = 0] = new Uint32Array(
    packed,
    0,
    HEADER_WORDS,
  );
  if (magic !== MAGIC) throw new TypeError('This is not a packed search index of this version.');
  let at = HEADER_WORDS * 4;
  const place = (bytes: number): number => {
    const start = at;
    at += padded(bytes);
    return start;
  };
  const offsets = new Uint32Array(packed, place((termCount + 1) * 4), termCount + 1);
  const documents = new Uint16Array(packed, place(postingCount * 2), postingCount);
  const impacts = new Uint16Array(packed, place(postingCount * 2), postingCount);
  const text = new TextDecoder().decode(new Uint8Array(packed, place(textBytes), textBytes));
  const lines = text.split('\n');
  return assembleIndex({
    slugs: lines.slice(0, documentCount),
    nameKeys: lines.slice(documentCount, 2 * documentCount),
    terms: lines.slice(2 * documentCount, 2 * documentCount + termCount),
    offsets,
    documents,
    impacts,
    unit: new Float32Array(packed, (HEADER_WORDS - 1) * 4, 1)[0] ?? 1,
  });
}

function padded(bytes: number): number {
  return (bytes + 3) & ~3;
}
