import { hashOf, seeded } from '../../text/seeded.ts';
import type { Design } from '../design.ts';
import { pathThrough, short } from './svg.ts';

/** A band of shapes as wide as the window. */
export function abstractBand({ seed }: Pick<Design, 'seed'>, height: number): string {
  const random = seeded(hashOf(`band ${seed}`));
  const { alt, draw } = BANDS[seed % BANDS.length] ?? arcs;
  return `<svg class="shapes" viewBox="0 0 1280 260" preserveAspectRatio="xMidYMax slice" width="1280" height="${height}" role="img" aria-label="${alt}">${draw(random)}</svg>`;
}

interface Band {
  readonly alt: string;
  /** SVG content of 1280 by 260. */
  readonly draw: (random: () => number) => string;
}

const FILLS = ['var(--accent)', 'var(--line)', 'var(--ink)', 'var(--accent-2)'] as const;

const arcs: Band = {
  alt: 'Half circles in a row',
  draw: (random) =>
    Array.from({ length: 9 }, (_, at) => {
      const [x, r] = [60 + at * 145, 60 + 70 * random()];
      return `<path d="M${short(x - r)} 260a${short(r)} ${short(r)} 0 0 1 ${short(2 * r)} 0z" fill="${FILLS[at % 4] ?? ''}"/>`;
    }).join(''),
};

const waves: Band = {
  alt: 'Waves above each other',
  draw: (random) =>
    Array.from({ length: 7 }, (_, at) => {
      const [phase, reach] = [6 * random(), 14 + 22 * random()];
      const top = Array.from({ length: 65 }, (__, step): [number, number] => [
        step * 20,
        40 + at * 34 + reach * Math.sin(step * 0.16 + phase) + 0.4 * reach * Math.sin(step * 0.37 + phase),
      ]);
      return `<path d="${pathThrough([...top, [1280, 270], [0, 270]])}z" fill="${FILLS[at % 4] ?? ''}"/>`;
    }).join(''),
};

const bars: Band = {
  alt: 'Slanted bars of unequal width',
  draw(random) {
    let x = -120;
    return Array.from({ length: 22 }, (_, at) => {
      const width = 18 + 70 * random();
      const bar = `<path d="M${short(x)} 260l120-260h${short(width)}l-120 260z" fill="${FILLS[at % 4] ?? ''}"/>`;
      x += width + 10 + 20 * random();
      return bar;
    }).join('');
  },
};

const discs: Band = {
  alt: 'Discs cut by lines',
  draw: (random) =>
    Array.from({ length: 8 }, (_, at) => {
      const [x, y, r] = [80 + at * 160, 100 + 80 * random(), 50 + 36 * random()];
      const cuts = Array.from({ length: 5 }, (__, cut) => {
        const level = y + r * (cut / 2.6 - 0.5) * 0.9;
        const half = Math.sqrt(Math.max(0, r ** 2 - (level - y) ** 2));
        return `M${short(x - half)} ${short(level)}h${short(2 * half)}`;
      });
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${FILLS[at % 4] ?? ''}"/><path d="${cuts.join('')}" stroke="var(--ground)" stroke-width="${short(3 + 4 * random())}"/>`;
    }).join(''),
};

const BANDS: readonly Band[] = [arcs, waves, bars, discs];
