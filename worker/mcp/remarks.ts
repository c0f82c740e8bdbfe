import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';

/** What makes a reading less sure, in a short answer. */
export const remarks = described(
  v.array(v.string()),
  'What makes the reading less sure, such as a stylesheet that was not given; absent when nothing does.',
);

/** Remarks in an answer; a page has a few of them. */
const MAX_REMARKS = 4;

/** The sentences of the remarks; nothing without any. */
export function briefRemarks(all: readonly { readonly detail: string }[]): { readonly remarks?: string[] } {
  return all.length === 0 ? {} : { remarks: all.slice(0, MAX_REMARKS).map(({ detail }) => detail) };
}
