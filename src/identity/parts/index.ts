import type { Part } from '../part.ts';
import { accents } from './accents.ts';
import { borders } from './borders.ts';
import { buttonShape, cardShape, inputShape } from './components.ts';
import { ground } from './ground.ts';
import { ink } from './ink.ts';
import { primary } from './primary.ts';
import { radius } from './radius.ts';
import { shadows } from './shadows.ts';
import { sizes } from './sizes.ts';
import { spacing } from './spacing.ts';
import { fontWeights, leading, tracking } from './type-numbers.ts';
import { bodyTypeface, codeTypeface, headingTypeface } from './typefaces.ts';

/** Every part of an identity, in the order of answers. A new part is one file and one line here. */
export const PARTS = [
  ground,
  ink,
  primary,
  accents,
  headingTypeface,
  bodyTypeface,
  codeTypeface,
  fontWeights,
  sizes,
  tracking,
  leading,
  radius,
  borders,
  shadows,
  spacing,
  buttonShape,
  inputShape,
  cardShape,
] as const satisfies readonly Part[];
