import type { AXES, AxisId, ValueOf } from '../../src/grammar/axes/index.ts';
import { surfaceShadows } from '../../src/grammar/axes/surface-shadows/axis.ts';
import { html, type Markup } from '../html.ts';
import { EMPHASIS } from './emphasis.ts';
import { IMAGERY } from './imagery.ts';
import { MOTION } from './motion.ts';
import { PALETTE } from './palette.ts';
import { SURFACE } from './surface.ts';
import { TYPE } from './type.ts';
import { VOICE } from './voice.ts';
import { WHITESPACE } from './whitespace.ts';

/** An axis without a figure is shown by its words alone. */
const FIGURES: { readonly [Id in AxisId]?: (value: ValueOf<Id>) => Markup } = {
  ...SURFACE,
  ...PALETTE,
  ...TYPE,
  ...EMPHASIS,
  ...WHITESPACE,
  ...VOICE,
  ...MOTION,
  ...IMAGERY,
};

/** What a value of an axis looks like or sounds like; nothing for an axis that has no figure. */
export function figureOf(axis: (typeof AXES)[number], value: string): Markup {
  const draw = FIGURES[axis.id] as ((value: string) => Markup) | undefined; // called with values of the same axis
  return draw?.(value) ?? html``;
}

/** Rules that figures need because SVG has no shadows: those of a specimen, for both schemes. */
export function figureStyle(): string {
  const { light, dark } = surfaceShadows.shownBy;
  const rules = (shadows: Readonly<Record<string, string>>) =>
    Object.entries(shadows)
      .map(([value, shadow]) => `.shadow-${value}{box-shadow:${shadow}}`)
      .join('\n');
  return `${rules(light)}\n@media (prefers-color-scheme:dark){\n${rules(dark)}\n}\n`;
}
