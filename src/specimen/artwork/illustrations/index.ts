import type { Industry } from '../../../catalog/industries.ts';
import { hashOf, seeded } from '../../../text/seeded.ts';
import type { Design } from '../../design.ts';
import { HEIGHT } from '../scenes/scene.ts';
import { cutout } from './cutout.ts';
import { engraving } from './engraving.ts';
import { flat } from './flat.ts';
import { geometric } from './geometric.ts';
import { halftone } from './halftone.ts';
import { isometric } from './isometric.ts';
import { outline } from './outline.ts';
import type { IllustrationStyle, Subject } from './style.ts';

/** All styles; a page is drawn in one of them. */
export const ILLUSTRATION_STYLES: readonly IllustrationStyle[] = [
  geometric,
  flat,
  outline,
  isometric,
  cutout,
  engraving,
  halftone,
];

/** What decides a drawing. */
export interface DrawingDesign extends Pick<Design, 'taste' | 'seed'> {
  /** What the brand does; subjects that suit it come first. */
  readonly industries?: readonly Industry[];
}

/** Narrowest and widest drawing, in heights. */
const RATIOS = [1, 4] as const;

/**
 * The drawing with that number, in the colours of the page. Style, subject and composition follow from taste,
 * industries and seed; each number has another subject.
 */
export function illustration(
  design: DrawingDesign,
  [width, height]: readonly [width: number, height: number],
  at = 0,
): string {
  const style = styleOf(design);
  const { alt, draw } = subjectOf(style, design, at);
  const random = seeded(hashOf(`illustration ${design.seed} ${at}`));
  const wide = Math.round(HEIGHT * Math.min(RATIOS[1], Math.max(RATIOS[0], width / height)));
  return `<svg class="drawing" viewBox="0 0 ${wide} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}" role="img" aria-label="${alt}"><rect width="${wide}" height="${HEIGHT}" fill="var(--panel)"/>${draw(random, wide)}</svg>`;
}

function styleOf({ taste, seed }: DrawingDesign): IllustrationStyle {
  const best = Math.max(...ILLUSTRATION_STYLES.map(({ suits }) => suits(taste)));
  const fitting = ILLUSTRATION_STYLES.filter(({ suits }) => suits(taste) >= best - 1);
  return fitting[seed % fitting.length] ?? geometric;
}

function subjectOf(
  { subjects }: IllustrationStyle,
  { seed, industries = [] }: DrawingDesign,
  at: number,
): Subject {
  const suiting = subjects.filter((subject) => industries.some((one) => subject.industries.includes(one)));
  const others = subjects.filter((subject) => !suiting.includes(subject));
  // The style takes the remainder of the seed, so the subject takes other digits.
  const shift = hashOf(`subject ${seed}`);
  const turned = [suiting, others].flatMap((list) =>
    list.map((_, step) => list[(shift + step) % list.length]),
  );
  return turned[at % turned.length] ?? subjects[0];
}
