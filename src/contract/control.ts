import type { StyledElement } from '../cascade/styled-page.ts';

const CONTROLS: ReadonlySet<string> = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary']);

/** Whether the element is a link, a button or a form field. */
export function isControl({ tag, attributes }: StyledElement): boolean {
  return CONTROLS.has(tag) || attributes['role'] === 'button';
}
