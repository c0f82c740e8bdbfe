import { parseFixedColor } from '../color/parse-color.ts';
import type { Rgba } from '../color/rgba.ts';
import { withoutImportance } from '../css/importance.ts';
import type { Declarations } from '../grammar/restyle.ts';

/** The colour that declarations give to a property; null for none, and for one that depends on the element. */
export function declaredColor(declared: Declarations, property: string): Rgba | null {
  const value = declared[property];
  return value === undefined ? null : parseFixedColor(withoutImportance(value));
}
