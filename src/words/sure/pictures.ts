import { liesIn } from '../is-covered.ts';
import { isRefused } from '../negation.ts';
import { refusedSpansOf, saying, spansOf, type SureReader, wantedSpansOf } from './sure-words.ts';
import * as words from '../vocabulary/picture-patterns.ts';

const OF_A_KIND = new RegExp(words.OF_A_KIND, 'giu');
const HERO = new RegExp(words.HERO, 'giu');
const PHOTOS = new RegExp(words.PHOTOS, 'giu');
const DRAWINGS = new RegExp(words.DRAWINGS, 'giu');
const MANY_PHOTOS = new RegExp(words.MANY_PHOTOS, 'giu');
const MANY_IMAGES = new RegExp(words.MANY_IMAGES, 'giu');
const NO_PICTURES = new RegExp(words.NO_PICTURES, 'giu');
const DRAWN = new RegExp(words.DRAWN, 'i');
const INSTEAD = new RegExp(words.INSTEAD, 'i');

/** What refusals of pictures leave open, and what many photographs say. */
export const pictures: SureReader = (text) => {
  const kinds = spansOf(OF_A_KIND, text).filter((span) => isRefused(text, span));
  const heroes = refusedSpansOf(HERO, text);
  const photos = spansOf(PHOTOS, text);
  const noPhotos = photos.every((span) => isRefused(text, span))
    ? photos.filter((span) => !liesIn(span, [...kinds, ...heroes]))
    : [];
  const drawings = refusedSpansOf(DRAWINGS, text);
  return [
    ...saying('imagery.strategy', [], [...kinds, ...heroes], { polarity: 'against' }),
    ...saying('surface.texture', ['flat', 'grain', 'gradient', 'mesh'], heroes, { polarity: 'against' }),
    ...(INSTEAD.test(text)
      ? []
      : saying('imagery.strategy', ['none', 'illustration', 'abstract'], noPhotos.slice(0, 1), {
          polarity: 'against',
        })),
    ...(photos.length > 0 || noPhotos.length > 0
      ? []
      : saying('imagery.strategy', ['photographic', 'none', 'abstract'], drawings.slice(0, 1), {
          polarity: 'against',
        })),
    ...saying('imagery.strategy', ['photographic'], wantedSpansOf(MANY_PHOTOS, text)),
    ...saying(
      'imagery.strategy',
      ['photographic', 'mixed', 'illustration'],
      wantedSpansOf(MANY_IMAGES, text),
    ),
    ...(DRAWN.test(text)
      ? []
      : saying('imagery.strategy', ['none'], spansOf(NO_PICTURES, text).slice(0, 1), {
          polarity: 'against',
        })),
  ];
};
