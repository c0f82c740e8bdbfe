import { abstractBand } from '../artwork/abstract-band.ts';
import { illustration } from '../artwork/illustrations/index.ts';
import type { Design } from '../design.ts';
import { matrix } from './matrix.ts';
import type { Size } from './pictures.ts';

// px; large enough for similar areas of drawing and photograph
const LARGE_DRAWING: Size = [640, 420];
const SMALL_DRAWING: Size = [440, 440];

/**
 * The section that carries the texture of the page, with its pictures and its colours. Dense pages compare their offers
 * here. '' where there is nothing to show.
 */
export function scene(design: Design, pictures: string, colors: string): string {
  const comparison = design.space.packed ? matrix(design) : '';
  const below = comparison + colors;
  const { 'surface.texture': texture, 'imagery.strategy': imagery } = design.taste;
  if (texture === 'photo') {
    const size = design.space.sparse ? SMALL_DRAWING : LARGE_DRAWING;
    const drawing = imagery === 'mixed' ? illustration(design, size) : '';
    const { alt } = design.wideSubject;
    const band = `<section class="scene photo" aria-label="${alt}"><div class="wrap stack">${drawing}<p class="caption">${alt}</p></div></section>`;
    return below === '' ? band : `${band}<section><div class="wrap stack">${below}</div></section>`;
  }
  if (imagery === 'abstract') {
    const band = abstractBand(design, design.space.sparse ? 72 : 260);
    return `<section class="scene">${band}<div class="wrap stack">${below}</div></section>`;
  }
  const content = comparison + pictures + colors;
  if (content === '' && texture !== 'gradient' && texture !== 'mesh') return '';
  return `<section class="scene"><div class="wrap stack">${content}</div></section>`;
}
