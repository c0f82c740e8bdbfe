import { bytesOfBase64 } from '../../src/text/bytes-of-base64.ts';

/*
 * Numbers as text: base64 of their little-endian bytes. D1 gives a blob as a list of numbers in JSON, which takes three
 * times the characters and far more time to parse.
 */

/** Bytes that one call of String.fromCharCode takes. */
const CHUNK = 0x8000;

/** Base64 of the bytes of a typed array. */
export function textOfNumbers({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

/** The bytes of numbers, in a buffer of their own. */
export function bytesOfText(text: string): ArrayBuffer {
  return bytesOfBase64(text).buffer;
}
