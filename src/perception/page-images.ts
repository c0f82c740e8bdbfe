import type { UrlImage } from '../cascade/computed-value.ts';
import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { baseUrl, resolveUrl } from '../document/base-url.ts';
import { imageAddress, videoAddress } from '../document/image-address.ts';
import { isAbsent } from '../page/absent-images.ts';
import { readDataUrl } from '../page/data-url.ts';
import type { ImageDimensions } from '../page/image-dimensions.ts';
import { imageHeader, type ImageHeader } from '../page/image-header.ts';
import type { ImageLooks } from '../page/image-looks.ts';
import { likelierLooks, looksOf, type PictureContent } from '../page/picture/picture-content.ts';

/** What is known of the images of a page. */
export interface PageImages {
  /** Natural size of a background image, px; undefined where it is unknown. */
  readonly naturalSize: (image: UrlImage) => ImageDimensions | undefined;
  /** Whether a photograph or a drawing, by its pixels or the first bytes of the file; undefined where they do not tell. */
  readonly looks: (url: string) => ImageLooks | undefined;
  /** Summary of a decoded picture; undefined where it was not decoded. */
  readonly content: (url: string) => PictureContent | undefined;
  /** True for a background image whose file is known to be missing. */
  readonly isAbsent: (image: UrlImage) => boolean;
  /**
   * False for an element whose images the screenshots do not show (not loaded, covered, or equal to their ground), and
   * for an `img` or a `video` whose file is known to be missing.
   */
  readonly isShown: (element: StyledElement) => boolean;
  /** False for an element whose background images the screenshots do not show; those of a missing `img` are shown. */
  readonly showsBackground: (element: StyledElement) => boolean;
}

const MIN_SEEN_SHARE = 0.02; // of its box, in the screenshots; less is the frame of an image that did not load
const MAX_DATA_URL = 65_536; // characters; inline arrows and tiles have a few hundred
const MAX_WATERMARK_OPACITY = 0.15; // photographs behind text have 0.2 and more

/** Collects what is known of the images of a page. Inline images are decoded once. */
export function pageImages(page: StyledPage): PageImages {
  const base = baseUrl(page, page.url);
  const inline = new Map<string, ImageHeader | null>();
  const inlineHeader = (url: string) => {
    const known = inline.get(url);
    if (known !== undefined) return known;
    const size = dataUrlHeader(url);
    inline.set(url, size);
    return size;
  };
  const header = (url: string) =>
    page.imageSizes.get(resolveUrl(url, base) ?? '') ??
    (url.startsWith('data:') ? (inlineHeader(url) ?? undefined) : undefined);
  return {
    naturalSize: ({ url }) => header(url),
    looks: (url) => looksOfHeader(header(url)),
    content: (url) => header(url)?.content,
    // CSS Values 4: an empty url() refers to nothing, not to the page.
    isAbsent: ({ url }) => url === '' || isAbsent(url, base, page.absentImages),
    isShown: (element) => isShown(element, page, base),
    showsBackground: (element) => isSeen(element, page) ?? true,
  };
}

/** Decoded pixels tell more than the number of bytes, which paper and noise in a drawing raise. */
function looksOfHeader(known: ImageHeader | undefined): ImageLooks | undefined {
  if (known?.content === undefined) return known?.looks;
  return looksOf(known.content) ?? (known.looks && likelierLooks(known.content));
}

function dataUrlHeader(url: string): ImageHeader | null {
  const data = url.length > MAX_DATA_URL ? null : readDataUrl(url);
  return data && imageHeader(data.bytes, data.bytes.length);
}

/** Whether the screenshots show an image of the element; null where they do not tell. */
function isSeen({ index }: StyledElement, { pixels }: StyledPage): boolean | null {
  const seen = pixels?.painted.get(index);
  return seen === undefined ? null : seen >= MIN_SEEN_SHARE;
}

function isShown(element: StyledElement, page: StyledPage, base: string): boolean {
  const seen = isSeen(element, page);
  if (seen !== null) return seen;
  const address =
    element.tag === 'img'
      ? imageAddress(element.attributes)
      : element.tag === 'video'
        ? videoAddress(
            element,
            element.children.flatMap((index) => page.elements[index] ?? []),
          )
        : '';
  return address === '' || !isAbsent(address, base, page.absentImages);
}

/** True for an image so faint that it tints its ground and shows nothing. */
export function isWatermark({ style }: StyledElement): boolean {
  return isFaint(style.opacity);
}

export function isFaint(opacity: number): boolean {
  return opacity < MAX_WATERMARK_OPACITY;
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
