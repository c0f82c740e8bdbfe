import type { Statement } from './understanding.ts';

/** Positions in UTF-16 code units, end exclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Whether statements take up a part of a text, wholly or partly. */
export function isCovered({ start, end }: Part, statements: readonly Pick<Statement, 'span'>[]): boolean {
  return statements.some(({ span }) => span.start < end && start < span.end);
}

/** Whether a part of a text lies wholly within one of the statements. */
export function isWithin(part: Part, statements: readonly Pick<Statement, 'span'>[]): boolean {
  return liesIn(
    part,
    statements.map(({ span }) => span),
  );
}

/** Whether a part of a text lies wholly within one of these parts. */
export function liesIn({ start, end }: Part, parts: readonly Part[]): boolean {
  return parts.some((one) => one.start <= start && end <= one.end);
}
