import { abstractBand } from '../specimen/artwork/abstract-band.ts';
import { illustration } from '../specimen/artwork/illustrations/index.ts';
import { photograph } from '../specimen/artwork/photographs/index.ts';
import { chooseTokens } from '../specimen/brand-choices.ts';
import { completeTaste } from '../specimen/complete-taste.ts';
import { decidePalette } from '../specimen/palette/palette.ts';
import { industriesOf } from '../catalog/industries.ts';
import { hashOf } from '../text/seeded.ts';
import type { TokenValues } from '../catalog/tokens.ts';
import type { CatalogEntry } from '../catalog/catalog-entry.ts';

/** Of the place of a picture on a wide screen; a place of any shape shows the whole drawing. */
export type Shape = 'screen' | 'wide' | 'broad' | 'deck' | 'usual' | 'square' | 'tall' | 'whole';

/** px */
export const SIZES = {
  screen: [1280, 720],
  wide: [1280, 427],
  broad: [1120, 480],
  deck: [1040, 560],
  usual: [960, 640],
  square: [680, 740],
  tall: [580, 740],
  whole: [720, 600],
} as const;

/** Pictures of a board, drawn in the imagery and the colours of its entry; no two brands have the same ones. */
export interface Artwork {
  /** Address of a photograph. @param at the next differs */
  readonly address: (at: number) => string;
  /** Markup of a picture in the kind of the brand; null where the entry states no kind of picture. */
  readonly picture: ((at: number, shape?: Shape) => string) | null;
}

export function artworkOf(
  entry: Pick<CatalogEntry, 'slug' | 'grammar_flat' | 'trades'> & { readonly tokens: TokenValues },
): Artwork {
  const { taste } = completeTaste(entry.grammar_flat);
  const trades = entry.trades ?? [];
  const palette = decidePalette(taste, chooseTokens(taste, entry.tokens));
  const design = { taste, palette, seed: hashOf(entry.slug), trades, industries: industriesOf(trades) };
  const photo = (at: number, shape: Shape = 'usual') => {
    const { url, alt } = photograph(design, at, shape === 'wide');
    return `<img src="${url}" width="${shape === 'wide' ? 1920 : 960}" height="640" alt="${alt}">`;
  };
  const drawing = (at: number, shape: Shape = 'usual') => {
    const drawn = illustration(design, SIZES[shape], at);
    return shape === 'whole' ? drawn.replace(' slice"', ' meet"') : drawn;
  };
  const pictures = {
    photographic: photo,
    illustration: drawing,
    // Brands with both kinds begin with either.
    mixed: (at: number, shape?: Shape) =>
      ((design.seed >> 3) + at) % 2 === 0 ? drawing(at, shape) : photo(at, shape),
    abstract: (at: number) => decorative(abstractBand({ seed: design.seed + at }, 260)),
  };
  const stated = entry.grammar_flat['imagery.strategy'];
  return {
    address: (at) => photograph(design, at).url,
    picture: stated === undefined || stated === 'none' ? null : pictures[stated],
  };
}

/** It shows nothing that could be named. */
function decorative(svg: string): string {
  return svg.replace(/ role="img" aria-label="[^"]*"/, ' aria-hidden="true"');
}
