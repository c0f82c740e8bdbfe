import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';

/** Brands are divided once: rules and weights were set with the pages of one half in view. */
export type Half = 'tuning' | 'held-out';

/** How the pages of a brand are changed; a row of test/corpus/identity/brands.json. */
export interface BrandCase {
  /** Slug of the brand. */
  readonly brand: string;
  readonly half: Half;
  /** Degrees by which colours are turned: the hue farthest from all colours of the brand. */
  readonly turn: number;
  /** Slug of the brand whose tokens a competitor's page is made from. */
  readonly rival: string;
  /** A typeface of a class that the brand does not use. */
  readonly typeface: string;
  /** A typeface of the class of its text that the brand does not name; null for classes without a common one. */
  readonly substitute: string | null;
}

export function loadBrandCases(): readonly BrandCase[] {
  return JSON.parse(readFileSync(path.join(ROOT, 'test/corpus/identity/brands.json'), 'utf8')) as BrandCase[];
}
