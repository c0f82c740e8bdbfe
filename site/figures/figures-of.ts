import type { AxisId, ValueOf } from '../../src/grammar/axes/index.ts';
import type { Category } from '../../src/grammar/axis.ts';
import type { Markup } from '../html.ts';

/** Draws each value of axes of a category; an axis without a figure is shown by its words alone. */
export type FiguresOf<Of extends Category> = {
  readonly [Id in AxisId as Id extends `${Of}.${string}` ? Id : never]?: (value: ValueOf<Id>) => Markup;
};
