import { weightedMode } from '../math/weighted.ts';
import type { Restyling } from './restyle.ts';

const BROWSER_TEXT = 16; // px, the browser default; for a page of headings only

/** The size of most of the running text, px. */
export function mainText({ features: { typography } }: Pick<Restyling, 'features'>): number {
  const sizes = typography.running.map(({ size, characters }) => ({ value: size, weight: characters }));
  return weightedMode(sizes) ?? BROWSER_TEXT;
}
