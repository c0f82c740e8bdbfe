import type { Rgba } from './rgba.ts';

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` without the `#`; null for anything else. */
export function parseHex(digits: string): Rgba | null {
  for (let i = 0; i < digits.length; i++) if (Number.isNaN(hexDigit(digits, i))) return null;
  const { length } = digits;
  if (length === 3 || length === 4) {
    const channel = (i: number) => hexDigit(digits, i) * 17;
    return { r: channel(0), g: channel(1), b: channel(2), a: length === 4 ? channel(3) / 255 : 1 };
  }
  if (length !== 6 && length !== 8) return null;
  const channel = (i: number) => hexDigit(digits, i) * 16 + hexDigit(digits, i + 1);
  return { r: channel(0), g: channel(2), b: channel(4), a: length === 8 ? channel(6) / 255 : 1 };
}

/** `#rrggbb`, or `#rrggbbaa` when the colour is not opaque. */
export function toHex({ r, g, b, a }: Rgba): string {
  const opaque = `#${byteHex(r)}${byteHex(g)}${byteHex(b)}`;
  return a < 1 ? opaque + byteHex(a * 255) : opaque;
}

const BYTES = Array.from({ length: 256 }, (_, byte) => twoDigits(byte));

function byteHex(channel: number): string {
  const byte = Math.round(channel);
  return BYTES[byte] ?? twoDigits(byte);
}

function twoDigits(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

function hexDigit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 0x20;
  return lower >= 97 && lower <= 102 ? lower - 87 : Number.NaN;
}
