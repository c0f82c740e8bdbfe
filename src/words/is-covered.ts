import type { Statement } from './understanding.ts';

/** Positions in UTF-16 code units, end exclusive. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** Whether statements take up a part of a text, wholly or partly. */
export function isCovered({ start, end }: Part, statements: readonly Pick<Statement, 'span'>[]): boolean {
  return statements.some(({ span }) => span.start < end && start < span.end);
}

/** Whether a part of a text lies wholly within one of the statements. */
export function isWithin({ start, end }: Part, statements: readonly Pick<Statement, 'span'>[]): boolean {
  return statements.some(({ span }) => span.start <= start && end <= span.end);
}
