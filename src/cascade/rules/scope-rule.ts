import { ParentSelectors } from '../selectors/parent-selectors.ts';
import { parseSelectorList } from '../selectors/parse-selector.ts';
import type { SelectorContext } from '../selectors/selector-context.ts';
import { CHAR, skipBlock } from '../../css/skip.ts';

/**
 * The selector context inside `@scope (root) to (limit)`: selectors are relative to the root, which adds no
 * specificity. Limits and proximity are not modelled. Null when the root is invalid.
 */
export function scopeSelectors(prelude: string, outer: SelectorContext): SelectorContext | null {
  const text = prelude.trim();
  const root = text.charCodeAt(0) === CHAR.open ? text.slice(1, skipBlock(text, 0) - 1) : ':root';
  const list = parseSelectorList(root, outer);
  return list === null ? null : { ...outer, parent: new ParentSelectors(list), scoped: true };
}
