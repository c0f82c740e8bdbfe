import type { Category } from './axis.ts';
import type { AxisId } from './axes/index.ts';

/** The category of an axis: `surface` of `surface.radius`. */
export function categoryOf(id: AxisId): Category {
  // Every axis id begins with its category.
  return id.slice(0, id.indexOf('.')) as Category;
}
