import { PLAIN_WORDINGS } from '../vocabulary/plain-wordings.ts';
import { saying, type SureReader, wantedSpansOf } from './sure-words.ts';

const COMPILED = PLAIN_WORDINGS.map(
  ([pattern, axis, values]) => [new RegExp(pattern, 'giu'), axis, values] as const,
);

/** `Gradient backgrounds`, `rules, not boxes`: what is said so has one sense, unless it is refused. */
export const wordings: SureReader = (text) =>
  COMPILED.flatMap(([pattern, axis, values]) =>
    saying(axis, values, wantedSpansOf(pattern, text), { force: 'plain' }),
  );
