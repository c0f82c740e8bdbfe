import { abstractBand, illustration } from '../artwork/drawings.ts';
import { photograph } from '../artwork/photograph.ts';
import { matrix } from './matrix.ts';
import { swatches } from './swatches.ts';
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
