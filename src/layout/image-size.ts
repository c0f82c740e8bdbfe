import type { ImageSize } from './replaced.ts';

type Sizes = ReadonlyMap<string, { readonly width: number; readonly height: number }>;

/** Looks images up by their address as written, resolved against the page. */
export function imageSizeOn(page: string, sizes: Sizes): ImageSize {
  return (source) => {
    if (sizes.size === 0) return null;
    const known = sizes.get(source) ?? sizes.get(absolute(source, page));
    if (known === undefined) return null;
    const ratio = known.width > 0 && known.height > 0 ? known.width / known.height : null;
    return { width: known.width, height: known.height, ratio };
  };
}

function absolute(source: string, page: string): string {
  return URL.canParse(source, page) ? new URL(source, page).href : source;
}
