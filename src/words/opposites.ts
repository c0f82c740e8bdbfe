import { editsOf } from './text-edit.ts';
import { OPPOSITE_OF, TURNED } from './vocabulary/opposites.ts';

const PATTERNS = [TURNED, OPPOSITE_OF].map((pattern) => new RegExp(pattern, 'giu'));

/** Leaves out what a text describes to want the opposite: which values are opposite nobody says. */
export const oppositeEdits = editsOf(PATTERNS, () => '');
