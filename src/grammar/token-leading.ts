import type { Declarations, Restyling } from './restyle.ts';

/** The line-height that the target states for a text size, for what gets another size; nothing where it states none. */
export function tokenLeading({ tokens }: Restyling, names: readonly string[]): Declarations {
  const found = names.map((name) => tokens.value(`leading.${name}`)).find((value) => value !== null);
  return found === undefined || found === null ? {} : { 'line-height': found };
}
