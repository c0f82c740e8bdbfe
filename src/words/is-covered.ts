import type { Statement } from './understanding.ts';

/** Whether statements take up a part of a text, wholly or partly. @param part positions in UTF-16 code units, end exclusive */
export function isCovered(
  { start, end }: { readonly start: number; readonly end: number },
  statements: readonly Pick<Statement, 'span'>[],
): boolean {
  return statements.some(({ span }) => span.start < end && start < span.end);
}
