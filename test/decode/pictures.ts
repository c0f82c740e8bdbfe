import sharp, { type Sharp } from 'sharp';

/** 48 by 32 px: the left half red, the right half blue. */
export function halves(): Sharp {
  const half = { create: { width: 24, height: 32, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width: 48, height: 32, channels: 3, background: '#ff0000' } }).composite([
    { input: half, left: 24, top: 0 },
  ]);
}

/** One colour. */
export function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#102030' } });
}

/** Random pixels; they do not compress. */
export function noise(width: number, height: number): Sharp {
  let state = 1;
  const next = () => (state = (state * 48_271) % 0x7fffffff) & 0xff;
  const pixels = Uint8Array.from({ length: 3 * width * height }, next);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export async function fileOf(picture: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await picture.toBuffer());
}
