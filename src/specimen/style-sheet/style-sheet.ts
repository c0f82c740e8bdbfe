import type { Design } from '../design.ts';
import { actionRules } from './actions.ts';
import type { Layout } from '../layouts/layout.ts';
import { baseRules } from './base.ts';
import { colorRules } from './colors.ts';
import { darkRules } from './dark.ts';
import { emphasisRules } from './emphasis.ts';
import { groupRules } from './groups.ts';
import { layoutRules } from './layout.ts';
import { motionRules } from './motion.ts';
import { printRules } from './print.ts';
import { statedRules } from './stated.ts';
import { textureRules } from './texture.ts';

const BEFORE_LAYOUT = [colorRules, baseRules, layoutRules] as const;
const AFTER_LAYOUT = [
  groupRules,
  actionRules,
  emphasisRules,
  statedRules,
  textureRules,
  motionRules,
  darkRules,
  printRules,
] as const;

/** The stylesheet of a specimen. */
export function styleSheet(design: Design, layout: Layout): string {
  return [...BEFORE_LAYOUT, layout.rules, ...AFTER_LAYOUT]
    .map((part) => part(design).trim())
    .filter((css) => css !== '')
    .join('\n');
}
