import { points } from '../../points.ts';
import { FILLS } from '../fills.ts';
import type { Form, Tone } from '../scenes/forms.ts';
import { pathThrough, short } from '../svg.ts';
import { levelsOf, spansAt } from './inked.ts';
import { type IllustrationStyle, scenesIn, type Subject } from './style.ts';

const LINES = 46;
/** px between two lines */
const STEP = 4.5;

/** Widths of the lines that shade a tone, px; light forms have none. */
const SHADES: Readonly<Record<Tone, number>> = {
  main: 0.9,
  second: 2,
  dark: 3.2,
  mid: 1.4,
  pale: 0.8,
  light: 0,
};

const hills: Subject = {
  alt: 'Engraving of hills and the sun',
  industries: ['hospitality-and-travel', 'art-and-design', 'fashion-and-luxury', 'sports'],
  draw(random, width) {
    const tops = Array.from({ length: Math.round(width / 160) }, () => ({
      x: width * random(),
      wide: 50 + 90 * random(),
      high: 30 + 80 * random(),
      y: 150 + 140 * random(),
    }));
    const lines = Array.from({ length: LINES }, (_, at) => {
      const base = 70 + (at / LINES) * 260;
      const path = Array.from({ length: Math.ceil(width / 10) + 1 }, (__, step): [number, number] => {
        const x = step * 10;
        const lift = tops.reduce(
          (sum, { x: hx, wide, high, y }) =>
            sum + high * Math.exp(-(((x - hx) / wide) ** 2) - ((base - y) / 70) ** 2),
          0,
        );
        return [x, base - lift];
      });
      return `<path d="${pathThrough(path)}" stroke-width="${(0.7 + (1.6 * at) / LINES).toFixed(1)}"/>`;
    });
    const [x, y] = [width * (0.2 + 0.6 * random()), 58 + 30 * random()];
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(26 + 22 * random())}" fill="var(--accent)"/><g fill="none" stroke="var(--ink)">${lines.join('')}</g>`;
  },
};

/** Parallel lines whose width gives the tone. */
export const engraving: IllustrationStyle = {
  id: 'engraving',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'librarian' || taste['voice.archetype'] === 'curator',
      taste['type.pairing'].startsWith('serif'),
      taste['palette.saturation'] === 'desaturated' || taste['palette.strategy'] === 'mono',
      taste['voice.formality'] === 'formal',
    ),
  subjects: [
    hills,
    ...scenesIn(
      'Engraving',
      (forms) => `<g stroke="var(--ink)" stroke-linejoin="round">${forms.map(engraved).join('')}</g>`,
    ),
  ],
};

function engraved(form: Form): string {
  const { outline, tone, width } = form;
  if (width !== undefined)
    return `<path d="${pathThrough(outline)}" fill="none" stroke-width="${short(Math.min(width, 7))}"/>`;
  const fill = tone === 'main' ? FILLS.main : 'var(--panel)';
  const [top, foot] = levelsOf(outline);
  const lines: string[] = [];
  if (SHADES[tone] > 0)
    for (let level = Math.ceil(top / STEP) * STEP; level < foot; level += STEP)
      for (const [from, to] of spansAt(outline, level + 0.01))
        lines.push(`M${short(from)} ${short(level)}H${short(to)}`);
  return `<path d="${pathThrough(outline)}z" fill="${fill}" stroke-width="1"/>${lines.length === 0 ? '' : `<path d="${lines.join('')}" stroke-width="${SHADES[tone]}"/>`}`;
}
