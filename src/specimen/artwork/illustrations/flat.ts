import { points } from '../../points.ts';
import { flatForm } from './inked.ts';
import { type IllustrationStyle, scenesIn } from './style.ts';

/** Flat colours without lines. */
export const flat: IllustrationStyle = {
  id: 'flat',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'friend' || taste['voice.archetype'] === 'concierge',
      taste['palette.warmth'] === 'warm',
      taste['surface.radius'] === '12-16px',
    ),
  subjects: scenesIn('Picture', (forms) => forms.map(flatForm).join('')),
};
