import type { Seen } from '../features/seen.ts';
import type { Restyling, StyleChange } from '../grammar/restyle.ts';
import { inkChanges } from '../grammar/restyle-colors.ts';
import { dimmedTexts } from './guards.ts';
import { legibleInks } from './legible-inks.ts';
import { turnedOverPictures } from './over-pictures.ts';

/**
 * Inks for what a stylesheet makes hard to read: one of the target for texts with too little contrast, and the former one
 * for texts over pictures.
 * @param page as it is with the stylesheet
 */
export function mendedInks(before: Seen, page: Restyling): StyleChange[] {
  return [
    ...legibleInks(dimmedTexts(before, page), page),
    ...inkChanges(page, turnedOverPictures(before, page)),
  ];
}
