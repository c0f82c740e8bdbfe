import type { Seen } from '../features/seen.ts';
import type { Restyling, StyleChange } from '../grammar/restyle.ts';
import { inkChanges } from '../grammar/restyle-colors.ts';
import { dimmedTexts } from './guards.ts';
import { legibleInks } from './legible-inks.ts';
import { textsLikeGround, type TextOnGround } from './texts-like-ground.ts';
import { turnedOverPictures } from './over-pictures.ts';

/**
 * Inks for what a stylesheet makes hard to read: one of the target for texts with too little contrast, and the former one
 * for texts over pictures.
 * @param page as it is with the stylesheet
 */
export function mendedInks(before: Seen, page: Restyling): StyleChange[] {
  return [
    ...legibleInks(textsOnGround(before, page), page),
    ...inkChanges(page, turnedOverPictures(before, page)),
  ];
}

/** The elements of texts that a stylesheet makes hard to read or that nobody sees with it. */
export function hardTexts(before: Seen, after: Seen): number[] {
  return [
    ...textsOnGround(before, after).map(({ index }) => index),
    ...turnedOverPictures(before, after).keys(),
  ];
}

/** Those whose ground is known. */
function textsOnGround(before: Seen, after: Seen): TextOnGround[] {
  return [...dimmedTexts(before, after), ...textsLikeGround(before, after)];
}
