import type { Restyling } from './restyle.ts';

/** The headings of a page and the elements in them that hold text of their own, in document order. */
export function headingTexts({ perception, features }: Restyling): number[] {
  const owners = features.typography.headings.map(({ index }) => index);
  const inner = perception.textRoles
    .filter(({ role }) => role === 'heading')
    .map(({ run }) => run.element.index);
  return [...new Set([...owners, ...inner])].toSorted((a, b) => a - b);
}
