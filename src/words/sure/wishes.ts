import { WISHES } from '../vocabulary/wish-patterns.ts';
import { saying, spansOf, type SureReader } from './sure-words.ts';

const COMPILED = WISHES.map(([pattern, axis, values]) => [new RegExp(pattern, 'giu'), axis, values] as const);

/** `The font could be bigger`, `nothing that blinks`, `keep the pages light`. */
export const wishes: SureReader = (text) =>
  COMPILED.flatMap(([pattern, axis, values]) => saying(axis, values, spansOf(pattern, text)));
