import { editsOf, type TextEdit } from './text-edit.ts';
import { END_OF_ITEM, REFUSED_THING, REFUSES } from './vocabulary/refusal-ends.ts';

/**
 * Ends a refusal where it ends: with the item of a list (`- no emojis⏎- dark background`), and with the thing that it
 * names (`no shadows dark`, `no photos and big letters`). What follows is a wish again.
 */
export function refusalEnds(text: string): TextEdit[] {
  return [...endsOfItems(text), ...endsOfThings(text)];
}

const REFUSES_BEFORE = new RegExp(REFUSES, 'iu');

const endsOfItems = editsOf([new RegExp(END_OF_ITEM, 'giu')], ({ index, input }) =>
  REFUSES_BEFORE.test(input.slice(Math.max(0, index - REACH), index)) ? '. ' : null,
);

/** Characters of an item. */
const REACH = 80;

const endsOfThings = editsOf([new RegExp(REFUSED_THING, 'giu')], () => ', ');
