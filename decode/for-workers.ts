import jpeg from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import webp from '@jsquash/webp/codec/dec/webp_dec.wasm';
import { pictureDecoder } from './decode-picture.ts';

/** The decoder with codecs that the bundler compiles: Workers cannot compile WebAssembly at run time. */
export const decodePicture = pictureDecoder({ jpeg, webp });
