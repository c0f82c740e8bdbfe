import type { Design } from '../design.ts';
import { abstractBand, illustration } from '../artwork/drawings.ts';
import { photograph } from '../artwork/photograph.ts';
import { matrix } from './matrix.ts';
import { swatches } from './swatches.ts';

// px; large enough for similar areas of drawing and photograph
const LARGE_DRAWING = [640, 420];
const SMALL_DRAWING = [440, 440];

/** Section after the hero: pictures, and the colours of the page as shapes. */
export function scene(design: Design): string {
  const comparison = design.space.packed ? matrix(design) : '';
  const parts = [comparison, pictures(design), swatches(design)].filter((part) => part !== '');
  const { 'surface.texture': texture, 'imagery.strategy': imagery } = design.taste;
  if (texture === 'photo') {
    const [width = 0, height = 0] = design.space.sparse ? SMALL_DRAWING : LARGE_DRAWING;
    const drawing = imagery === 'mixed' ? illustration(width, height) : '';
    return `<section class="scene photo" aria-label="Photograph of hills in morning haze"><div class="wrap stack">${drawing}<p class="caption">Morning, looking east</p></div></section><section><div class="wrap stack">${comparison}${swatches(design)}</div></section>`;
  }
  if (imagery === 'abstract') {
    return `<section class="scene">${abstractBand(design.space.sparse ? 72 : 260)}<div class="wrap stack">${comparison}${swatches(design)}</div></section>`;
  }
  return `<section class="scene"><div class="wrap stack">${parts.join('\n')}</div></section>`;
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
