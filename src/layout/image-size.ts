import type { CascadedPage, StyledPage } from '../cascade/styled-page.ts';
import { baseUrl, resolveUrl } from '../document/base-url.ts';
import { isAbsent } from '../page/absent-images.ts';
import type { ImageSize } from './natural-dimensions.ts';

/** A lookup of image sizes by address as written, resolved against the page or its <base>. */
export function imageSizeOn(
  page: CascadedPage,
  { imageSizes, absentImages }: Pick<StyledPage, 'imageSizes' | 'absentImages'>,
): ImageSize {
  if (imageSizes.size === 0 && absentImages.size === 0) return () => null;
  const base = baseUrl(page, page.url);
  return (source) => {
    const known = imageSizes.get(resolveUrl(source, base) ?? source);
    if (known === undefined) return isAbsent(source, base, absentImages) ? 'absent' : null;
    const ratio = known.width > 0 && known.height > 0 ? known.width / known.height : null;
    return { width: known.width, height: known.height, ratio };
  };
}
