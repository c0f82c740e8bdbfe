import { hashOf, seeded } from '../../../text/seeded.ts';
import type { Design } from '../../design.ts';
import { cutout } from './cutout.ts';
import { engraving } from './engraving.ts';
import { geometric } from './geometric.ts';
import { halftone } from './halftone.ts';
import { isometric } from './isometric.ts';
import { outline } from './outline.ts';
import { stillLife } from './still-life.ts';
import type { IllustrationStyle } from './style.ts';

/** All styles; a page is drawn in one of them. */
export const ILLUSTRATION_STYLES: readonly IllustrationStyle[] = [
  geometric,
  stillLife,
  outline,
  isometric,
  cutout,
  engraving,
  halftone,
];

/** The drawing with that number, in the colours of the page. Style and composition follow from taste and seed. */
export function illustration(
  design: Pick<Design, 'taste' | 'seed'>,
  [width, height]: readonly [width: number, height: number],
  at = 0,
): string {
  const { alt, draw } = styleOf(design);
  const random = seeded(hashOf(`illustration ${design.seed} ${at}`));
  return `<svg class="drawing" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}" role="img" aria-label="${alt}"><rect width="480" height="320" fill="var(--panel)"/>${draw(random)}</svg>`;
}

function styleOf({ taste, seed }: Pick<Design, 'taste' | 'seed'>): IllustrationStyle {
  const best = Math.max(...ILLUSTRATION_STYLES.map(({ suits }) => suits(taste)));
  const fitting = ILLUSTRATION_STYLES.filter(({ suits }) => suits(taste) >= best - 1);
  return fitting[seed % fitting.length] ?? geometric;
}
