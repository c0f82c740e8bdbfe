import { illustration } from '../artwork/illustrations/index.ts';
import { photograph } from '../artwork/photographs/index.ts';
import type { Design } from '../design.ts';
import type { SpaceDesign } from '../space.ts';

/** px */
export type Size = readonly [width: number, height: number];

/** One picture of the page in its kind, the next by a higher `at`; '' on a page without photographs and drawings. */
export function picture(design: Design, [width, height]: Size, at = 0): string {
  switch (design.taste['imagery.strategy']) {
    case 'photographic':
      return photo(design, [width, height], at);
    case 'illustration':
      return illustration(design, [width, height], at);
    case 'mixed':
      return (at % 2 === 0 ? photo : illustration)(design, [width, height], at);
    case 'none':
    case 'abstract':
      return '';
  }
}

/** Whether the page has photographs or drawings. */
export function hasPictures({ taste }: Design): boolean {
  return !['none', 'abstract'].includes(taste['imagery.strategy']);
}

function photo(design: Design, [width, height]: Size, at: number): string {
  const { url, alt } = photograph(design, at);
  return `<img class="photo" src="${url}" width="${width}" height="${height}" alt="${alt}">`;
}

/** The main picture of a page; a page with both kinds shows one of each. */
export function mainPicture(design: Design): string {
  if (!hasPictures(design)) return '';
  if (design.taste['imagery.strategy'] !== 'mixed')
    return `<figure>${picture(design, mainSize(design.space))}</figure>`;
  const half: Size = design.space.sparse ? [260, 176] : [540, 340];
  return `<figure class="pair">${picture(design, half)}${picture(design, half, 1)}</figure>`;
}

function mainSize({ sparse, packed }: SpaceDesign): Size {
  if (sparse) return [320, 214];
  return packed ? [420, 240] : [720, 420];
}
