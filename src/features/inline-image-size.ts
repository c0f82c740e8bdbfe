import type { UrlImage } from '../cascade/computed-value.ts';
import { readDataUrl } from '../page/data-url.ts';
import { imageDimensions, type ImageDimensions } from '../page/image-dimensions.ts';

const LONGEST = 65_536; // characters; arrows and tiles have a few hundred

/** Elements of one style share its images. */
const known = new WeakMap<UrlImage, ImageDimensions | null>();

/** The natural size of an image that its address holds; undefined where that does not tell. */
export function inlineImageSize(image: UrlImage): ImageDimensions | undefined {
  const size = known.get(image) ?? measured(image.url);
  known.set(image, size);
  return size ?? undefined;
}

function measured(url: string): ImageDimensions | null {
  const data = url.length > LONGEST ? null : readDataUrl(url);
  return data && imageDimensions(data.bytes);
}
