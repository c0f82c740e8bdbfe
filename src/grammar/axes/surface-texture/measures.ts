import type { Features } from '../../../features/index.ts';
import type { TexturedSurface } from '../../../features/textures.ts';
import { largestOf, shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const SCREENS = 'of the first two screens';

export const MEASURES = measuresOf(factsOf, [
  ['photographs', SCREENS, 'root', shareOf('photo')],
  ['drawings', SCREENS, 'root', shareOf('drawing')],
  ['gradients', SCREENS, 'root', shareOf('gradient')],
  ['patterns', SCREENS, 'root', shareOf('pattern')],
  ['largest surface', SCREENS, 'root', ({ surfaces }) => largestOf(surfaces, ({ share }) => share)],
  ['textured surfaces', 'surfaces', 'log', ({ surfaces }) => surfaces.length],
  ['blurred shapes', 'shapes', 'log', ({ blobs }) => blobs],
  ['area of blurred shapes', SCREENS, 'root', ({ blobShare }) => blobShare],
  ['gradient buttons', 'of the buttons', 'linear', ({ gradientButtons }) => gradientButtons],
  ['pictures shown', 'of the page', 'root', ({ pictured }) => pictured],
]);

interface Facts {
  readonly surfaces: readonly TexturedSurface[];
  readonly blobs: number;
  readonly blobShare: number;
  readonly gradientButtons: number;
  readonly pictured: number;
}

function factsOf({ textures, framedBoxes, grounds }: Features): Facts {
  const filled = framedBoxes.filter(({ kind, fill }) => kind === 'button' && fill !== 'none');
  return {
    ...textures,
    gradientButtons: shareWhere(
      filled,
      ({ fill }) => fill === 'gradient',
      ({ attention }) => attention,
    ),
    pictured: grounds.pictured,
  };
}

function shareOf(kind: TexturedSurface['kind']) {
  return ({ surfaces }: Facts) => sumOf(surfaces, (each) => (each.kind === kind ? each.share : 0));
}
