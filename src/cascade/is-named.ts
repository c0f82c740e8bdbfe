import type { CascadedElement } from './styled-page.ts';

/** Whether the id or a class of an element fits a pattern. */
export function isNamed({ id, classes }: Pick<CascadedElement, 'id' | 'classes'>, pattern: RegExp): boolean {
  return [id ?? '', ...classes].some((name) => pattern.test(name));
}
