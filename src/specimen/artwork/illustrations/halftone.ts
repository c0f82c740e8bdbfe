import { points } from '../../points.ts';
import { FILLS } from '../fills.ts';
import { disc, type Form } from '../scenes/forms.ts';
import { pathThrough, short } from '../svg.ts';
import { areaOf, levelsOf, spansAt } from './inked.ts';
import { type IllustrationStyle, scenesIn, type Subject } from './style.ts';

/** px between dots */
const STEP = 10;
/** px²; smaller forms have no dots */
const PLAIN = 700;
/** Widths of dots; a form grows darker from its top to its foot. px */
const DOTS = [3.4, 5.2, 7, 8.6] as const;

const spheres: Subject = {
  alt: 'Spheres printed in dots',
  industries: ['art-and-design', 'entertainment', 'data-and-ai', 'developer-tools', 'sports'],
  draw: (random, width) =>
    Array.from({ length: 2 * Math.round(width / 480) }, (_, at) => {
      const count = 2 * Math.round(width / 480);
      const x = ((at + 0.5 + 0.24 * (random() - 0.5)) * width) / count;
      return dotted(disc(at % 2 === 0 ? 'main' : 'dark', x, 150 + 40 * random(), 116 + 24 * random()));
    }).join(''),
};

/** Flat colours, with shades printed in dots. */
export const halftone: IllustrationStyle = {
  id: 'halftone',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'challenger',
      taste['type.heading_weight'] === 'black' || taste['type.heading_weight'] === 'bold',
      taste['surface.borders'] === 'heavy' || taste['surface.borders'] === 'medium',
      taste['palette.saturation'] === 'neon',
    ),
  subjects: [spheres, ...scenesIn('Print', (forms) => forms.map(printed).join(''))],
};

function printed(form: Form): string {
  const { outline, tone, width } = form;
  if (width !== undefined)
    return `<path d="${pathThrough(outline)}" fill="none" stroke="var(--ink)" stroke-width="${short(width)}" stroke-linejoin="round"/>`;
  const path = `${pathThrough(outline)}z`;
  if (tone === 'dark') return `<path d="${path}" fill="var(--ink)"/>`;
  const ground = tone === 'main' || tone === 'second' ? FILLS[tone] : 'var(--panel)';
  const dots = tone === 'light' || areaOf(outline) < PLAIN ? '' : dotted({ ...form, tone: 'dark' });
  return `<path d="${path}" fill="${ground}"/>${dots}<path d="${path}" fill="none" stroke="var(--ink)" stroke-width="1.6"/>`;
}

/** Dots that fill a form, in the colour of its tone. */
function dotted({ outline, tone }: Form): string {
  const [top, foot] = levelsOf(outline);
  const first = Math.ceil(top / STEP);
  const last = Math.floor(foot / STEP);
  const bySize = DOTS.map((): string[] => []);
  for (let row = first; row <= last; row++) {
    const level = row * STEP;
    const size = Math.min(DOTS.length - 1, Math.floor(((level - top) / (foot - top + 1)) * DOTS.length));
    const shift = row % 2 === 0 ? 0 : STEP / 2;
    for (const [from, to] of spansAt(outline, level + 0.01))
      for (let x = Math.ceil((from + 2 - shift) / STEP) * STEP + shift; x < to - 2; x += STEP)
        bySize[size]?.push(`M${short(x)} ${short(level)}h0`);
  }
  return bySize
    .map((dots, at) =>
      dots.length === 0
        ? ''
        : `<path d="${dots.join('')}" stroke="${FILLS[tone]}" stroke-width="${DOTS[at] ?? 4}" stroke-linecap="round"/>`,
    )
    .join('');
}
