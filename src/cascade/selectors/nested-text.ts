import type { ComplexSelector } from './selector.ts';

/** Text longer than this is cut: it is evidence, and nesting can double it at every level. */
const MOST_TEXT = 400;

/** A nested selector as it would be written at the top level. */
export function nestedText(text: string, parent: readonly ComplexSelector[]): string {
  const [first] = parent;
  const outer =
    parent.length === 1 && first ? first.text : `:is(${parent.map((each) => each.text).join(', ')})`;
  const own = text.slice(0, MOST_TEXT);
  const cut = outer.slice(0, MOST_TEXT);
  return (own.includes('&') ? own.replaceAll('&', () => cut) : `${cut} ${own}`).slice(0, MOST_TEXT);
}
