import type { StyledElement } from '../cascade/styled-page.ts';

const CONTROLS: ReadonlySet<string> = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary']);

/** Something to click or to fill in. */
export function isControl({ tag, attributes }: StyledElement): boolean {
  return CONTROLS.has(tag) || attributes['role'] === 'button';
}
