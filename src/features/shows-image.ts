import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { imageAddress } from '../document/image-address.ts';
import { isAbsent } from '../page/absent-images.ts';

/** Share of its box from which an image is there; less is the frame of one that never came. */
const SEEN = 0.02;

/**
 * False for an element whose images a look at the pixels did not find (not loaded, covered, or like their ground),
 * and for a picture whose file is known not to be there.
 */
export function showsImage({ pixels, absentImages, url }: StyledPage, element: StyledElement): boolean {
  const seen = pixels?.painted.get(element.index);
  if (seen !== undefined) return seen >= SEEN;
  return element.tag !== 'img' || !isAbsent(imageAddress(element.attributes), url, absentImages);
}
