import { takeColor } from '../../color/parse-color.ts';
import type { Rgba } from '../../color/rgba.ts';
import { type Grammar, specified } from './specified.ts';

export const color: Grammar<Rgba> = (cursor) => {
  const value = takeColor(cursor);
  return value && specified(value.resolve, value.usesCurrent);
};
