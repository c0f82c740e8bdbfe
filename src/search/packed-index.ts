import { allTags } from '../catalog/tags/index.ts';
import { slotCount, type WordList } from './dictionary.ts';
import type { SearchIndex } from './search-index.ts';
import { tagColumns } from './tag-columns.ts';
import { TRAIT_COLUMNS, type Traits } from './traits.ts';

/*
 * Bytes of a packed index, in this order, each block padded to a multiple of four, little-endian:
 *   header     7 x uint32: magic, documents, terms, postings, bytes of slugs, bytes of terms, unit as float32
 *   ends       uint32 by document, uint32 by term: where each word ends in its text
 *   slots      uint32, `slotCount(terms)` of them
 *   offsets    uint32, terms + 1
 *   documents  uint16 by posting
 *   impacts    uint16 by posting
 *   proper     uint8 by term
 *   traits     TRAIT_COLUMNS in their order, each padded
 *   degrees    int8, as `tagDegrees` makes them
 *   slugs      UTF-8, without separators
 *   terms      UTF-8, without separators
 */

/** `tsi5`: the format and its version. */
const MAGIC = 0x35697374;
const HEADER_WORDS = 7;

/** Serialises the index; the bytes are usable in place. Throws a RangeError above 65 535 documents. */
export function packIndex(index: SearchIndex): Uint8Array<ArrayBuffer> {
  if (index.documents instanceof Uint32Array)
    throw new RangeError('A packed index numbers documents in 16 bits.');
  const { slugs, terms, offsets, documents, impacts, unit, proper, traits, degrees } = index;
  const encoder = new TextEncoder();
  const [slugText, termText] = [encoder.encode(slugs.text), encoder.encode(terms.text)];
  const header = new Uint32Array(HEADER_WORDS);
  const degreeBytes = new Int8Array(allTags().length * slugs.ends.length);
  for (const tag of allTags().keys()) degreeBytes.set(degrees.ofTag(tag), tag * slugs.ends.length);
  header.set([
    MAGIC,
    slugs.ends.length,
    terms.ends.length,
    documents.length,
    slugText.length,
    termText.length,
  ]);
  new Float32Array(header.buffer)[HEADER_WORDS - 1] = unit;
  const blocks = [
    header,
    slugs.ends,
    terms.ends,
    terms.slots,
    offsets,
    documents,
    impacts,
    proper,
    ...TRAIT_COLUMNS.map(({ name }) => traits[name]),
    degreeBytes,
    slugText,
    termText,
  ];
  const packed = new Uint8Array(blocks.reduce((sum, { byteLength }) => sum + padded(byteLength), 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of blocks) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += padded(byteLength);
  }
  return packed;
}

/** Opens a packed index: arrays are views of the bytes, the two texts are decoded. Throws a TypeError on other bytes. */
export function unpackIndex(packed: ArrayBuffer): SearchIndex {
  if (packed.byteLength < HEADER_WORDS * 4) throw new TypeError('The bytes are not a packed search index.');
  const [magic, documentCount = 0, termCount = 0, postingCount = 0, slugBytes = 0, termBytes = 0] =
    new Uint32Array(packed, 0, HEADER_WORDS);
  if (magic !== MAGIC) throw new TypeError('The packed search index has another version; rebuild it.');
  let at = HEADER_WORDS * 4;
  const place = (bytes: number): number => {
    const start = at;
    at += padded(bytes);
    return start;
  };
  const numbers = (count: number) => new Uint32Array(packed, place(count * 4), count);
  const shorts = (count: number) => new Uint16Array(packed, place(count * 2), count);
  const textOf = (bytes: number) => new TextDecoder().decode(new Uint8Array(packed, place(bytes), bytes));
  const [slugEnds, termEnds] = [numbers(documentCount), numbers(termCount)];
  const slots = numbers(slotCount(termCount));
  const offsets = numbers(termCount + 1);
  const [documents, impacts] = [shorts(postingCount), shorts(postingCount)];
  const proper = new Uint8Array(packed, place(termCount), termCount);
  const traits = unpackTraits(packed, documentCount, place);
  const degreeCount = allTags().length * documentCount;
  const degrees = new Int8Array(packed, place(degreeCount), degreeCount);
  const slugs: WordList = { text: textOf(slugBytes), ends: slugEnds };
  return {
    slugs,
    terms: { text: textOf(termBytes), ends: termEnds, slots },
    offsets,
    documents,
    impacts,
    unit: new Float32Array(packed, (HEADER_WORDS - 1) * 4, 1)[0] ?? 1,
    proper,
    traits,
    degrees: tagColumns(degrees, documentCount),
  };
}

function unpackTraits(packed: ArrayBuffer, documents: number, place: (bytes: number) => number): Traits {
  const columns = TRAIT_COLUMNS.map(({ name, type, of }) => {
    const count = documents * of;
    return [name, new type(packed, place(count * type.BYTES_PER_ELEMENT), count)];
  });
  return Object.fromEntries(columns) as unknown as Traits; // TRAIT_COLUMNS has every column with its type
}

function padded(bytes: number): number {
  return (bytes + 3) & ~3;
}
