import { WISHES } from '../vocabulary/wish-patterns.ts';
import { saying, spansOf, type SureReader } from './sure-words.ts';

const COMPILED = WISHES.map(
  ([pattern, axis, values, force]) =>
    [new RegExp(pattern, 'giu'), axis, values, { force: force ?? 'firm' }] as const,
);

/** `The font could be bigger`, `nothing that blinks`, `keep the pages light`. */
export const wishes: SureReader = (text) => {
  const straight = text.replaceAll('’', "'");
  return COMPILED.flatMap(([pattern, axis, values, how]) =>
    saying(axis, values, spansOf(pattern, straight), how),
  );
};
