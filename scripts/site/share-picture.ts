import { join } from 'node:path';
import sharp from 'sharp';

/** Brands whose boards differ most from each other, in two rows. */
const SHOWN = ['govuk', 'linear', 'anthropic', 'spotify', 'stripe', 'muji'] as const;
const COLUMNS = 3;
/** px; the size that readers of Open Graph fields show whole is 1200 x 630. */
const TILE = { width: 400, height: 315 } as const;

/** The picture of links to the website: the tops of six boards, from their screenshots. */
export async function sharePicture(assets: string): Promise<Buffer> {
  const tiles = SHOWN.map(async (slug, at) => ({
    input: await sharp(join(assets, 'styles/screenshots', `${slug}.webp`))
      .resize({ ...TILE, fit: 'cover', position: 'top' })
      .toBuffer(),
    left: (at % COLUMNS) * TILE.width,
    top: Math.floor(at / COLUMNS) * TILE.height,
  }));
  const size = { width: COLUMNS * TILE.width, height: (SHOWN.length / COLUMNS) * TILE.height };
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(await Promise.all(tiles))
    .jpeg({ quality: 82 })
    .toBuffer();
}
