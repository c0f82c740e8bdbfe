import { arches } from './arches.ts';
import { cubes } from './cubes.ts';
import type { Drawing } from './drawing.ts';
import { halftone } from './halftone.ts';
import { lens } from './lens.ts';
import { mosaic } from './mosaic.ts';
import { quilt } from './quilt.ts';
import { rays } from './rays.ts';
import { ribbons } from './ribbons.ts';
import { scales } from './scales.ts';
import { strokes } from './strokes.ts';
import { waves } from './waves.ts';
import { weave } from './weave.ts';

/** Ways to arrange the forms; each fills the drawing, and its edges may cut forms. */
export const PATTERNS = {
  mosaic,
  ribbons,
  strokes,
  halftone,
  arches,
  cubes,
  lens,
  quilt,
  rays,
  scales,
  waves,
  weave,
} as const satisfies Readonly<Record<string, (drawing: Drawing) => string>>;
