import { linear, short } from '../svg.ts';
import type { Subject } from './subject.ts';

/** Hanging cloth in raking light. */
export const cloth: Subject = {
  alt: 'Folds of hanging cloth',
  trades: ['fashion', 'luxury', 'film', 'home'],
  isNarrow: true,
  draw({ tone, matter, random }) {
    const shade = random() < 0.6 ? matter : tone;
    const folds = 7 + Math.floor(random() * 5);
    const stops = Array.from({ length: folds * 3 + 1 }, (_, at) => {
      const l = [0.8, 0.56, 0.34][at % 3] ?? 0.5;
      return [Math.round((1000 * at) / (folds * 3)) / 1000, shade(l + 0.12 * (random() - 0.5))] as const;
    });
    const seed = Math.floor(random() * 900);
    return `${linear('folds', stops, true)}${linear('fall', [
      [0, { ...tone(0.98), a: 0.35 }],
      [0.5, { ...tone(0.5), a: 0 }],
      [1, { ...tone(0.08), a: 0.55 }],
    ])}<filter id="warp" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="${(0.002 + 0.002 * random()).toFixed(4)} ${(0.003 + 0.004 * random()).toFixed(4)}" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${short(90 + 60 * random())}" xChannelSelector="R" yChannelSelector="G"/></filter><rect x="-120" y="-80" width="720" height="480" fill="url(#folds)" filter="url(#warp)"/><rect width="480" height="320" fill="url(#fall)"/>`;
  },
};
