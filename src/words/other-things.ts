import type { Part } from './is-covered.ts';
import { editsOf } from './text-edit.ts';
import {
  ASKED,
  CONJUNCTIONS,
  OF_PAGES,
  OF_TICKETS,
  OTHER_CLAUSES,
  FORMER_PAGES,
  OTHER_PAGES,
  SPEAKING_OF_PAGES,
  TURNS,
} from './vocabulary/other-things.ts';
import { TOLD } from './vocabulary/told-things.ts';
import { allMatches } from '../text/all-matches.ts';

/**
 * The clauses of a text that are about something else than its page: `our vans are white`, `we sell round cards`, `their
 * site is dark`. They end where the text comes back to the page or wishes something. Linear in its length.
 */
export function otherThings(text: string): readonly Part[] {
  const clauses = CLAUSES.flatMap((pattern) =>
    allMatches(pattern, text).flatMap(({ 0: written, 1: thing = '', index: start }) => {
      const from = start + written.length;
      return isOfPage(thing) || SPEAKING.test(written) ? [] : [{ start, end: endOf(text, from) }];
    }),
  );
  const pages = PAGES.flatMap((pattern) =>
    allMatches(pattern, text).map(({ 0: written, index: start }) => ({
      start,
      end: start + written.length,
    })),
  );
  return [...clauses, ...pages];
}

const CLAUSES = OTHER_CLAUSES.map((pattern) => new RegExp(pattern, 'giu'));
const FORMER = [...OF_TICKETS, ...ASKED, ...FORMER_PAGES].map((pattern) => new RegExp(pattern, 'giu'));
const PAGES = [...FORMER, ...[...OTHER_PAGES, ...TOLD].map((pattern) => new RegExp(pattern, 'giu'))];
const SPEAKING = new RegExp(SPEAKING_OF_PAGES, 'iu');
const TURN = new RegExp(TURNS, 'iu');

/** Whether the last word of a thing, before what says more of it, is of a page: `the colours of the sun`. */
function isOfPage(thing: string): boolean {
  const [name = ''] = thing.toLowerCase().split(MORE);
  const last = name.trim().split(/\s+/).at(-1) ?? '';
  return [last, last.replace(/s$/, ''), last.replace(/es$/, ''), last.replace(/ies$/, 'y')].some((one) =>
    OF_PAGE.has(one),
  );
}

const MORE =
  /\s(?:of|in|on|for|from|with|at|by|to|that|who|which|under|above|behind|around|near|we|i|you|they)\s/;
const OF_PAGE: ReadonlySet<string> = new Set(OF_PAGES.split(' '));

/** A word of a page without a mark before it takes the words since the last comma back. */
function endOf(text: string, from: number): number {
  const rest = text.slice(from, from + REACH);
  const turn = TURN.exec(rest);
  if (turn === null) return from + rest.length;
  return from + Math.max(0, ENDS.test(turn[0]) ? turn.index : rest.lastIndexOf(',', turn.index));
}

const ENDS = new RegExp(`^(?:\\P{L}|(?:${CONJUNCTIONS})$)`, 'iu');
/** Characters after the verb of a clause. */
const REACH = 120;

/** Leaves out what a text tells of pages of others and of the past, and what tickets leave out: no reader is to take it for a wish. */
export const formerPageEdits = editsOf(FORMER, () => '');
