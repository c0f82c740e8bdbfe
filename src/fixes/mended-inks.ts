import { contrastOn } from '../color/contrast.ts';
import type { Seen } from '../features/seen.ts';
import { ILLEGIBLE } from '../features/text-contrasts.ts';
import type { Restyling, StyleChange } from '../grammar/restyle.ts';
import { inkChanges } from '../grammar/restyle-colors.ts';
import { dimmedTexts } from './guards.ts';
import { legibleInks, type TextOnGround } from './legible-inks.ts';
import { turnedOverPictures } from './over-pictures.ts';

/**
 * Inks for what a stylesheet makes hard to read: one of the target for texts with too little contrast, and the former one
 * for texts over pictures.
 * @param page as it is with the stylesheet
 */
export function mendedInks(before: Seen, page: Restyling): StyleChange[] {
  return [
    ...legibleInks([...dimmedTexts(before, page), ...textsLikeGround(before, page)], page),
    ...inkChanges(page, turnedOverPictures(before, page)),
  ];
}

/** The elements of texts that a stylesheet makes hard to read or that nobody sees with it. */
export function hardTexts(before: Seen, after: Seen): number[] {
  const texts = [...dimmedTexts(before, after), ...textsLikeGround(before, after)];
  return [...texts.map(({ index }) => index), ...turnedOverPictures(before, after).keys()];
}

/** The texts that are no longer seen, because they have the colour of their new ground. */
function textsLikeGround({ perception: before }: Seen, { perception: now }: Seen): TextOnGround[] {
  const seen = new Set(now.runs.map(({ element }) => element.index));
  return before.runs.flatMap(({ element: { index } }) => {
    const element = now.page.elements[index];
    if (seen.has(index) || element === undefined || !element.visible) return [];
    const { color: ground, image } = now.ground(element);
    return !image && contrastOn(element.style.color, ground) < ILLEGIBLE ? [{ index, ground }] : [];
  });
}
