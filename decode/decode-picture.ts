import mozjpeg from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import libwebp from '@jsquash/webp/codec/dec/webp_dec.js';
import type { DecodePicture, Pixels } from '../src/page/picture/pixels.ts';
import { isPng } from '../src/page/image-looks.ts';
import { decodePng } from './decode-png.ts';

/** The compiled codecs; each platform loads them in its own way. */
export interface Codecs {
  readonly jpeg: WebAssembly.Module;
  readonly webp: WebAssembly.Module;
}

/** A decoder of PNG, JPEG and WebP. */
export function pictureDecoder(codecs: Codecs): DecodePicture {
  return async (bytes, maxPixels) => {
    try {
      const pixels = await decode(bytes, maxPixels, codecs);
      return pixels !== null && isWhole(pixels, maxPixels) ? pixels : null;
    } catch {
      return null; // a codec refuses the file
    }
  };
}

async function decode(bytes: Uint8Array, maxPixels: number, codecs: Codecs): Promise<Pixels | null> {
  if (isPng(bytes)) return decodePng(bytes, maxPixels);
  if (hasAt(bytes, 0, JPEG)) {
    const pixels = (await open(mozjpeg, codecs.jpeg, maxPixels)).decode(bytes, false);
    return pixels === null || hasAt(bytes, bytes.length - 2, JPEG_END) ? pixels : withoutFill(pixels);
  }
  if (!hasAt(bytes, 0, RIFF) || !hasAt(bytes, 8, WEBP)) return null;
  return (await open(libwebp, codecs.webp, maxPixels)).decode(bytes);
}

/**
 * A new instance for each picture takes 1 ms. The memory of an instance never shrinks, and a damaged file can leave
 * an instance unusable.
 */
function open(codec: OpenCodec, module: WebAssembly.Module, maxPixels: number): Promise<Codec> {
  return codec({
    noInitialRun: true,
    print: () => {},
    printErr: () => {},
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(module, imports);
      limitMemory(instance, CODEC_BYTES + BYTES_PER_PIXEL * maxPixels);
      receive(instance);
      return instance.exports;
    },
  });
}

const CODEC_BYTES = 24_000_000; // the memory of a new instance is 17 MB
const BYTES_PER_PIXEL = 10; // RGBA, and what progressive JPEG keeps of three channels until its last scan

/** A file can claim any size; the codec then fails instead of taking all memory of the process. */
function limitMemory({ exports }: WebAssembly.Instance, bytes: number): void {
  const memory = Object.values(exports).find((value) => value instanceof WebAssembly.Memory);
  if (memory === undefined) return;
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE > bytes)
      throw new RangeError('The picture is too large.');
    return grow(pages);
  };
}

const WASM_PAGE = 65_536; // bytes

const JPEG = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

function hasAt(bytes: Uint8Array, from: number, sign: readonly number[]): boolean {
  return sign.every((byte, at) => bytes[from + at] === byte);
}

function isWhole({ width, height, data }: Pixels, maxPixels: number): boolean {
  const pixels = width * height;
  return pixels > 0 && pixels <= maxPixels && data.length === 4 * pixels;
}

/** The decoder fills the missing rows of a truncated JPEG with one colour. */
function withoutFill({ width, height, data }: Pixels): Pixels {
  const rowBytes = 4 * width;
  const last = data.length - rowBytes;
  let rows = height;
  while (rows > 0 && isEqual(data, (rows - 1) * rowBytes, last, rowBytes)) rows--;
  return { width, height: rows, data: data.subarray(0, rows * rowBytes) };
}

function isEqual(data: Pixels['data'], one: number, other: number, length: number): boolean {
  for (let at = 0; at < length; at++) if (data[one + at] !== data[other + at]) return false;
  return true;
}
