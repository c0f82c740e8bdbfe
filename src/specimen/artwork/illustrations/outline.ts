import { points } from '../../points.ts';
import { FILLS } from '../fills.ts';
import type { Form } from '../scenes/forms.ts';
import { pathThrough, short } from '../svg.ts';
import { areaOf } from './inked.ts';
import { type IllustrationStyle, scenesIn } from './style.ts';

/** px²; larger dark forms are left white, so that lines carry the drawing */
const SOLID = 1800;

/** px; wider lines keep their width */
const WIDE = 5;

/** Lines of one width, with one or two forms in the accent. */
export const outline: IllustrationStyle = {
  id: 'outline',
  suits: (taste) =>
    points(
      taste['type.heading_weight'] === 'light' || taste['type.heading_weight'] === 'ultralight',
      taste['palette.accent_use'] === 'rare-signal',
      taste['surface.borders'] === 'hairline',
    ),
  subjects: scenesIn('Line drawing', (forms, random) => {
    const width = (1.4 + 1.2 * random()).toFixed(1);
    return `<g stroke="var(--ink)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${forms.map(drawn).join('')}</g>`;
  }),
};

function drawn({ outline: path, tone, width }: Form): string {
  if (width !== undefined) {
    if (tone === 'dark' && width >= WIDE) return stroked(path, 'var(--ink)', width);
    return width < WIDE
      ? `<path d="${pathThrough(path)}" fill="none"/>`
      : `${stroked(path, 'var(--ink)', width + 3)}${stroked(path, 'var(--ground)', width)}`;
  }
  const fill = tone === 'main' || (tone === 'dark' && areaOf(path) < SOLID) ? FILLS[tone] : 'var(--panel)';
  return `<path d="${pathThrough(path)}z" fill="${fill}"/>`;
}

function stroked(path: Form['outline'], color: string, width: number): string {
  return `<path d="${pathThrough(path)}" fill="none" stroke="${color}" stroke-width="${short(width)}"/>`;
}
