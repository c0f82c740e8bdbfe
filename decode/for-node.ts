import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DecodePicture } from '../src/page/picture/pixels.ts';
import { compileModule } from './compile-module.ts';
import { pictureDecoder } from './decode-picture.ts';

/** The decoder with codecs from the installed packages. */
export function nodeDecoder(): DecodePicture {
  return pictureDecoder({
    jpeg: compiled('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
    webp: compiled('@jsquash/webp/codec/dec/webp_dec.wasm'),
  });
}

function compiled(file: string): WebAssembly.Module {
  return compileModule(readFileSync(fileURLToPath(import.meta.resolve(file))));
}
