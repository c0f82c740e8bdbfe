import type { TextEdit } from './text-edit.ts';
import { OPPOSITE_OF, TURNED } from './vocabulary/opposites.ts';
import { allMatches } from '../text/all-matches.ts';

const PATTERNS = [TURNED, OPPOSITE_OF].map((pattern) => new RegExp(pattern, 'giu'));

/** Leaves out what a text describes to want the opposite: which values are opposite nobody says. */
export function oppositeEdits(text: string): TextEdit[] {
  return PATTERNS.flatMap((pattern) =>
    allMatches(pattern, text).map(({ 0: written, index: start }) => ({
      start,
      end: start + written.length,
      put: '',
    })),
  );
}
