/** PNG, clause 11.2.2. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample: 1, 2, 4, 8 or 16. */
  readonly depth: number;
  readonly type: 'grey' | 'rgb' | 'palette' | 'grey-alpha' | 'rgba';
}

export interface PngChunks {
  readonly header: PngHeader;
  /** Red, green, blue of each palette entry. */
  readonly palette: Uint8Array;
  /** The tRNS chunk: alpha of palette entries, or the transparent colour. */
  readonly transparency: Uint8Array;
  /** The compressed picture. */
  readonly data: readonly Uint8Array[];
}

/** Null for what is not a PNG, for combinations that the standard does not allow, and for interlaced files. */
export function pngChunks(bytes: Uint8Array): PngChunks | null {
  if (!SIGNATURE.every((byte, at) => bytes[at] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  let [header, palette, transparency]: [PngHeader | null, Uint8Array, Uint8Array] = [null, NONE, NONE];
  for (let at = SIGNATURE.length; at + HEAD <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD));
    const body = bytes.subarray(at + HEAD, at + HEAD + length);
    if (header === null && name === 'IHDR' && body.length === IHDR_BYTES) header = headerOf(body);
    if (name === 'PLTE') palette = body;
    if (name === 'tRNS') transparency = body;
    if (name === 'IDAT') data.push(body);
    if (name === 'acTL' || name === 'IEND') {
      if (name === 'acTL') return null;
      break;
    }
    at += HEAD + length + CRC;
  }
  return header === null || data.length === 0 ? null : { header, palette, transparency, data };
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const NONE = new Uint8Array();
const HEAD = 8; // bytes of length and name
const CRC = 4; // bytes after the body
const IHDR_BYTES = 13;

const TYPES: Readonly<Record<number, { type: PngHeader['type']; depths: readonly number[] }>> = {
  0: { type: 'grey', depths: [1, 2, 4, 8, 16] },
  2: { type: 'rgb', depths: [8, 16] },
  3: { type: 'palette', depths: [1, 2, 4, 8] },
  4: { type: 'grey-alpha', depths: [8, 16] },
  6: { type: 'rgba', depths: [8, 16] },
};

function headerOf(body: Uint8Array): PngHeader | null {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [depth = 0, color = 0, , , interlace] = body.subarray(8);
  const found = TYPES[color];
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  if (found === undefined || !found.depths.includes(depth) || interlace !== 0) return null;
  return width === 0 || height === 0 ? null : { width, height, depth, type: found.type };
}
