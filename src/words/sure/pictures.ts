import { isRefused } from '../negation.ts';
import { refusedSpansOf, saying, spansOf, type SureReader, wantedSpansOf } from './sure-words.ts';

const PHOTOS = String.raw`\b(?:photographs?|photography|photos|photo(?!\s+(?:the|an?|any|our|your|us|them|my)\b)|photographic\s+(?:images?|imagery))\b`;
const DRAWINGS = String.raw`\b(?:illustrations?|drawings?|cartoons?|clip\s?art|mascots?|sketches)\b`;
const PICTURES = String.raw`(?:photos?|photography|photographs|pictures?|images?|imagery|shots?)`;

/** A kind of picture that is refused, or pictures of one thing: others stay possible, also of the same technique. */
const OF_A_KIND = new RegExp(
  String.raw`\b(?:stock(?:[-\s]+(?:type|style|like|looking))?|generic|cheesy|staged|posed|fake|ai(?:[-\s]generated)?|royalty[-\s]free|corporate|smiling)\s+(?:[\w-]+\s+){0,2}?${PICTURES}\b|\b${PICTURES}\s+(?:of|with|showing|from\s+(?:stock|a\s+library))\s+(?:[\w-]+\s*){1,3}|\bstock\s+smiles`,
  'giu',
);

/** The hero alone. */
const HERO = new RegExp(String.raw`\b(?:hero|header|background)\s+(?:${PICTURES})\b`, 'giu');

/** What the pictures are to be instead; then it says more than the refusal. */
const INSTEAD =
  /\b(?:draw(?:n|ings?)|illustrat\w+|sketch\w*|cartoons?|abstract|shapes?|patterns?|blobs?|icons?|watercolou?rs?|engrav\w+|woodcuts?|3d|renders?|words?\s+only|text\s+only|pictures?|images?|imagery|snapshots?|our\s+own|real)\b/i;

/** `Photo-heavy`, `full of photos`. */
const MANY_PHOTOS =
  /\b(?:photo(?:graph(?:y|s))?s?|picture)[-\s](?:heavy|led|driven|rich|first|based|centric|forward|focus(?:s?ed)?|dominated|laden)\b|\b(?:heavy|big|full|packed|rich|strong|loads|lots|plenty|tons|many)\s+(?:on|of|with|in)\s+(?:[\w-]+\s+)?(?:photos|photographs|photography)\b|\bmany\s+(?:[\w-]+\s+)?(?:photos|photographs)\b/giu;
const MANY_IMAGES =
  /\b(?:image|imagery)[-\s](?:heavy|led|driven|rich|first|based|centric|forward|laden)\b|\b(?:visuals?)[-\s]heavy\b/giu;

/** What refusals of pictures leave open, and what many photographs say. */
export const pictures: SureReader = (text) => {
  const kinds = spansOf(OF_A_KIND, text).filter((span) => isRefused(text, span));
  const heroes = refusedSpansOf(HERO, text);
  const isCovered = ({ start, end }: { start: number; end: number }) =>
    [...kinds, ...heroes].some((one) => one.start <= start && end <= one.end);
  const photos = spansOf(new RegExp(PHOTOS, 'giu'), text);
  const noPhotos = photos.every((span) => isRefused(text, span))
    ? photos.filter((span) => !isCovered(span))
    : [];
  const drawings = refusedSpansOf(new RegExp(DRAWINGS, 'giu'), text);
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
  ];
};
