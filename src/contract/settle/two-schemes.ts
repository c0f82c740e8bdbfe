import type { Grammar } from '../../grammar/axes/index.ts';

/** Whether a page has a light and a dark scheme, and which one is seen is up to its visitors. */
export function hasTwoSchemes({ 'surface.dark_mode': mode }: Grammar): boolean {
  return mode !== undefined && mode !== 'none' && mode !== 'dark-first';
}
