import type { Textures } from '../features/textures.ts';
import { sumOf } from './facts.ts';

/** Of the first two screens; RUBRIC: photographs as ground on a fifth of them. */
export const PHOTO = 0.2;

/** Whether photographs are the ground of a page. They are content: no stylesheet may take them away. */
export function isPhotographic({ surfaces }: Pick<Textures, 'surfaces'>): boolean {
  const photographs = surfaces.filter(({ kind }) => kind === 'photo');
  return sumOf(photographs, ({ share }) => share) >= PHOTO;
}
