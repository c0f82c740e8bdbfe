import { PROPERTIES } from '../properties.ts';
import { BACKGROUND_SHORTHANDS } from './background.ts';
import { BOX_SHORTHANDS } from './box.ts';
import { GRID_SHORTHANDS } from './grid.ts';
import { LAYOUT_SHORTHANDS } from './layout.ts';
import { MOTION_SHORTHANDS } from './motion.ts';
import type { Shorthand } from './shorthand.ts';
import { TEXT_SHORTHANDS } from './text.ts';

/** `all` excludes direction and accepts only CSS-wide keywords. */
const all: Shorthand = {
  longhands: [
    ...Object.keys(PROPERTIES).filter((name) => name !== 'direction' && name !== 'white-space'),
    'white-space-collapse',
    'text-wrap-mode',
  ],
  expand: () => null,
};

/** Every shorthand of a tracked longhand, by name. */
export const SHORTHANDS: ReadonlyMap<string, Shorthand> = new Map([
  ...BOX_SHORTHANDS,
  ...BACKGROUND_SHORTHANDS,
  ...TEXT_SHORTHANDS,
  ...MOTION_SHORTHANDS,
  ...LAYOUT_SHORTHANDS,
  ...GRID_SHORTHANDS,
  ['all', all],
]);
