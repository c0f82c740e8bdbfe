import { tokenColor } from '../../catalog/token-values.ts';
import { isDarkGround } from '../../color/contrast.ts';
import { groundOf } from '../../grammar/axes/surface-ground/axis.ts';
import type { Grammar } from '../../grammar/axes/index.ts';
import type { SaidToken } from './said-token.ts';

/** The background that a brief says; undefined without one. */
export function saidGround(said: readonly SaidToken[]): SaidToken | undefined {
  return said.find(({ path }) => path === 'color.background');
}

/**
 * What follows from the background that a brief says: the kind of the ground, and of a dark one the scheme. `Green page`
 * leaves open how dark it is. A page with a switch stays one.
 */
export function axesOfSaid(said: readonly SaidToken[], { 'surface.dark_mode': mode }: Grammar): Grammar {
  const background = saidGround(said);
  if (background === undefined) return {};
  const color = tokenColor(background.value);
  const isOpen = background.isHue === true || SWITCHED.has(mode ?? '');
  return {
    'surface.ground': groundOf(color),
    ...(!isOpen && isDarkGround(color) && { 'surface.dark_mode': 'dark-first' }),
    ...(!isOpen && !isDarkGround(color) && mode === 'dark-first' && { 'surface.dark_mode': 'none' }),
  };
}

/** Values of pages with two schemes. */
const SWITCHED: ReadonlySet<string> = new Set(['custom-palette', 'system-adaptive', 'inversion']);
