import type { UrlImage } from '../cascade/computed-value.ts';
import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { imageAddress } from '../document/image-address.ts';
import { isAbsent } from '../page/absent-images.ts';
import { readDataUrl } from '../page/data-url.ts';
import { imageDimensions, type ImageDimensions } from '../page/image-dimensions.ts';

/** What is known of the images of a page. */
export interface PageImages {
  /** Natural size of a background image, px; undefined where it is unknown. */
  readonly naturalSize: (image: UrlImage) => ImageDimensions | undefined;
  /** True for a background image whose file is known to be missing. */
  readonly isAbsent: (image: UrlImage) => boolean;
  /**
   * False for an element whose images the screenshots do not show (not loaded, covered, or equal to their ground), and
   * for an `img` whose file is known to be missing.
   */
  readonly isShown: (element: StyledElement) => boolean;
}

const MIN_SEEN_SHARE = 0.02; // of its box, in the screenshots; less is the frame of an image that did not load
const MAX_DATA_URL = 65_536; // characters; inline arrows and tiles have a few hundred
const MAX_WATERMARK_OPACITY = 0.15; // photographs behind text have 0.2 and more

/** Collects what is known of the images of a page. Inline images are decoded once. */
export function pageImages(page: StyledPage): PageImages {
  const inline = new Map<string, ImageDimensions | null>();
  const inlineSize = (url: string) => {
    const known = inline.get(url);
    if (known !== undefined) return known;
    const size = dataUrlSize(url);
    inline.set(url, size);
    return size;
  };
  return {
    naturalSize: ({ url }) =>
      url.startsWith('data:')
        ? (inlineSize(url) ?? undefined)
        : page.imageSizes.get(URL.parse(url, page.url)?.href ?? ''),
    isAbsent: ({ url }) => isAbsent(url, page.url, page.absentImages),
    isShown: (element) => isShown(element, page),
  };
}

function dataUrlSize(url: string): ImageDimensions | null {
  const data = url.length > MAX_DATA_URL ? null : readDataUrl(url);
  return data && imageDimensions(data.bytes);
}

function isShown(element: StyledElement, { pixels, absentImages, url }: StyledPage): boolean {
  const seen = pixels?.painted.get(element.index);
  if (seen !== undefined) return seen >= MIN_SEEN_SHARE;
  return element.tag !== 'img' || !isAbsent(imageAddress(element.attributes), url, absentImages);
}

/** True for an image so faint that it tints its ground and shows nothing. */
export function isWatermark({ style }: StyledElement): boolean {
  return style.opacity < MAX_WATERMARK_OPACITY;
}

/** True for the address of an SVG, by the type of a `data:` URL or the file extension. */
export function isVectorUrl(url: string): boolean {
  const address = url.trim().toLowerCase();
  if (address.startsWith('data:')) return address.startsWith('data:image/svg');
  return pathOf(address).endsWith('.svg');
}

/** The path of an address without query and fragment. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
