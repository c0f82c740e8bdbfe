/** An image of `width` columns: one byte a pixel, an index into `colors` (0xrrggbb, at most 256). */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly colors: readonly number[];
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const LARGEST_STORED = 65_535; // bytes of one stored block, RFC 1951 3.2.4

/** A PNG as a data: URL. Pixels are stored uncompressed, since the picture is small. */
export function pngDataUrl(image: IndexedImage): string {
  const { width, height, colors } = image;
  const header = [...word(width), ...word(height), 8, 3, 0, 0, 0]; // eight bits, indexed, not interlaced
  const palette = colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]);
  const bytes = joined([
    SIGNATURE,
    ...chunk('IHDR', Uint8Array.from(header)),
    ...chunk('PLTE', Uint8Array.from(palette)),
    ...chunk('IDAT', zlib(scanlines(image))),
    ...chunk('IEND', new Uint8Array()),
  ]);
  return `data:image/png;base64,${btoa(latin1(bytes))}`;
}

const MAX_ARGUMENTS = 8192; // of one call

/** Bytes as a string of characters below 256. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += MAX_ARGUMENTS) {
    text += String.fromCharCode(...bytes.subarray(from, from + MAX_ARGUMENTS));
  }
  return text;
}

/** Each scanline begins with its filter type, 0 for none. */
function scanlines({ width, height, pixels }: IndexedImage): Uint8Array {
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return lines;
}

/** RFC 1950 around stored blocks. */
function zlib(data: Uint8Array): Uint8Array {
  const parts: Bytes[] = [[0x78, 0x01]];
  for (let from = 0; from < data.length; from += LARGEST_STORED) {
    const block = data.subarray(from, from + LARGEST_STORED);
    const last = from + LARGEST_STORED >= data.length ? 1 : 0;
    const { length } = block;
    parts.push([last, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255], block);
  }
  return joined([...parts, word(adler32(data))]);
}

function chunk(type: string, data: Uint8Array): readonly Bytes[] {
  const body = joined([[...type].map((letter) => letter.charCodeAt(0)), data]);
  return [word(data.length), body, word(crc32(body))];
}

type Bytes = Uint8Array | readonly number[];

function joined(parts: readonly Bytes[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function word(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

/** What each byte adds to a checksum. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 255] ?? 0);
  return ~crc >>> 0;
}
