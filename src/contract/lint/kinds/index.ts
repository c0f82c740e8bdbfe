import type { Kind } from '../kind.ts';
import { action } from './action.ts';
import { borders } from './borders.ts';
import { contrast } from './contrast.ts';
import { groups } from './groups.ts';
import { imagery } from './imagery.ts';
import { motion } from './motion.ts';
import { pairing } from './pairing.ts';
import { palette } from './palette.ts';
import { radius } from './radius.ts';
import { references } from './references.ts';
import { scheme } from './scheme.ts';
import { checkable } from './checkable.ts';
import { faint } from './faint.ts';
import { signature } from './signature.ts';
import { shadows } from './shadows.ts';
import { spacing } from './spacing.ts';
import { surfaces } from './surfaces.ts';
import { type } from './type.ts';
import { voice } from './voice.ts';

/** Every kind of contradiction. */
export const KINDS: readonly Kind[] = [
  radius,
  borders,
  shadows,
  scheme,
  palette,
  contrast,
  type,
  pairing,
  action,
  groups,
  spacing,
  surfaces,
  voice,
  motion,
  imagery,
  references,
  checkable,
  faint,
  signature,
];
