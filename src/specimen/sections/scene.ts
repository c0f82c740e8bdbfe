import { abstractBand, illustration } from '../artwork/drawings.ts';
import { photograph } from '../artwork/photograph.ts';
import { toHex } from '../../color/hex.ts';
import { matrix } from './matrix.ts';
import type { Design } from '../design.ts';

/** The visual after the claim: pictures, and the colours of the page as shapes. */
export function scene(design: Design): string {
  const comparison = design.space.packed ? matrix(design) : '';
  const parts = [comparison, pictures(design), swatches(design)].filter((part) => part !== '');
  const { 'surface.texture': texture, 'imagery.strategy': imagery } = design.taste;
  if (texture === 'photo') {
    const drawing = imagery === 'mixed' ? inScene(design, 640, 420, 440, 440) : '';
    return `<section class="scene photo" role="img" aria-label="Hills in morning haze"><div class="wrap stack">${drawing}<p class="caption">Morning, looking east</p></div></section><section><div class="wrap stack">${comparison}${swatches(design)}</div></section>`;
  }
  if (imagery === 'abstract') {
    return `<section class="scene">${abstractBand(design.space.sparse ? 72 : 260)}<div class="wrap stack">${comparison}${swatches(design)}</div></section>`;
  }
  return `<section class="scene"><div class="wrap stack">${parts.join('\n')}</div></section>`;
}

function inScene(
  { space }: Design,
  width: number,
  height: number,
  sparseWidth: number,
  sparseHeight: number,
) {
  return space.sparse ? illustration(sparseWidth, sparseHeight) : illustration(width, height);
}

function pictures({ taste, space }: Design): string {
  const [width, height] = space.sparse ? [320, 214] : space.packed ? [420, 240] : [720, 420];
  const photo = `<img class="photo" src="${photograph('sea')}" width="${width}" height="${height}" alt="The sea in the evening">`;
  switch (taste['imagery.strategy']) {
    case 'photographic':
      return `<figure>${photo}</figure>`;
    case 'illustration':
      return `<figure>${illustration(width, height)}</figure>`;
    case 'mixed': {
      const [half, low] = space.sparse ? [260, 176] : [540, 340];
      return `<figure class="pair"><img class="photo" src="${photograph('sea')}" width="${half}" height="${low}" alt="The sea in the evening">${illustration(half, low)}</figure>`;
    }
    case 'none':
    case 'abstract':
      return '';
  }
}

/** px² of a whole page as the eye weighs it, and the weight of where the shapes stand. */
const WEIGHED_PAGE = 4_750_000;
const PLACE = 1.5;
const STRIP = 40_000; // px² from which the colours stand as a strip and no longer as small squares
const CONTAINER = 1120;
const RHYTHM = [1.7, 0.5, 0.8]; // widths of one colour, each time it comes back
const REPEATED = 3; // a colour that is seen three times belongs to the palette
const TALL = 312; // px; a colour that high is a field to rest the eye, and no content

function swatches({ areas, space, taste }: Design): string {
  const bare =
    taste['palette.strategy'] === 'mono' &&
    taste['palette.saturation'] === 'desaturated' &&
    taste['palette.warmth'] === 'neutral';
  if (bare && taste['surface.shadows'] === 'none') return '';
  const total = areas.reduce((sum, { share }) => sum + share, 0);
  const area = (total * WEIGHED_PAGE) / PLACE;
  if (area < STRIP) {
    const squares = areas.flatMap(({ color, share }) => {
      const side = Math.sqrt((share * WEIGHED_PAGE) / PLACE / REPEATED).toFixed(1);
      const square = `<i style="background:${toHex(color)};width:${side}px;height:${side}px"></i>`;
      return Array.from({ length: REPEATED }, () => square);
    });
    return `<div class="swatches" aria-hidden="true">${squares.join('')}</div>`;
  }
  const height = Math.max(space.sparse ? TALL : 0, Math.round(area / CONTAINER));
  const width = Math.min(CONTAINER, Math.round(area / height));
  const columns = RHYTHM.flatMap((weight) =>
    areas.map(({ color, share }) => {
      const flex = ((weight * share) / total).toFixed(3);
      return `<i style="background:${toHex(color)};flex:${flex}"></i>`;
    }),
  );
  return `<div class="swatches strip" aria-hidden="true" style="height:${height}px;max-width:${width}px">${columns.join('')}</div>`;
}
