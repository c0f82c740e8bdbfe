import type { ComplexSelector } from './selector.ts';

/** Longer text is cut: it is evidence, and nesting can double it at every level. */
const MAX_TEXT = 400;

/** A nested selector as written at the top level; `parent` is the text of the enclosing selectors. */
export function nestedText(text: string, parent: string): string {
  const own = text.slice(0, MAX_TEXT);
  const cut = parent.slice(0, MAX_TEXT);
  return (own.includes('&') ? own.replaceAll('&', () => cut) : `${cut} ${own}`).slice(0, MAX_TEXT);
}

/** A selector list as one compound, with only the selectors that fit: a list can hold thousands. */
export function listText(list: readonly ComplexSelector[]): string {
  const [first] = list;
  if (list.length === 1 && first) return first.text;
  const shown = list.slice(0, MAX_TEXT / 2).map((each) => each.text.slice(0, MAX_TEXT));
  return `:is(${shown.join(', ')})`;
}
