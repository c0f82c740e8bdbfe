import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';

/** The field that asks for the whole answer. Short answers stay under 4,000 tokens. */
export const detail = v.optional(
  described(
    v.picklist(['brief', 'full']),
    '`full` adds the whole answer of the HTTP operation, which can be long.',
  ),
  'brief',
);

/** The whole answer of the HTTP operation, if it was asked for. */
export const full = v.optional(described(v.unknown(), 'With `detail: full`.'));

/** `full` of the output, when the input asks for it. */
export function withFull(asked: 'brief' | 'full', answer: unknown): { full?: unknown } {
  return asked === 'full' ? { full: answer } : {};
}
