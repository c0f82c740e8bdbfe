import type { AxisId, ValueOf } from '../../src/grammar/axes/index.ts';
import type { Category } from '../../src/grammar/axis.ts';
import type { Markup } from '../html.ts';

/** Draws each value of the axes of a category. */
export type FiguresOf<Of extends Category> = {
  readonly [Id in AxisId as Id extends `${Of}.${string}` ? Id : never]: (value: ValueOf<Id>) => Markup;
};
