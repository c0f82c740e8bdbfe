import type { Remark } from '../page/page.ts';
import { numbered } from '../text/numbered.ts';
import { GUESSED } from './image-kind.ts';
import type { Image, Images } from './images.ts';

const MIN_SHARE = 0.02; // of the page; smaller pictures decide little
const SURE = 0.8; // certainty; a JPEG is a photograph nearly always
const MOST = 0.5; // of the area of all pictures
const MAX_NAMED = 3; // addresses
const MAX_ADDRESS = 40; // characters

/** What a reader of the answer should know of pictures whose files were not read: what they show is a guess. */
export function pictureRemarks({ shown }: Images): Remark[] {
  const guessed = shown.filter(({ sign, certainty }) => sign.startsWith(GUESSED) && certainty < SURE);
  const share = shareOf(guessed);
  if (share < MIN_SHARE || share < MOST * shareOf(shown)) return [];
  const urls = [...new Set(guessed.map(({ url }) => url))].slice(0, MAX_NAMED);
  const named = urls.map((url) => url.slice(-MAX_ADDRESS)).join(', ');
  const detail = `${numbered(guessed.length, 'picture counts', 'pictures count')} by file type, because no file was read: ${named}. A word in \`alt\` or the file name tells what they are: photograph, portrait, illustration, drawing, diagram.`;
  return [{ code: 'guessed_pictures', detail }];
}

function shareOf(images: readonly Image[]): number {
  return images.reduce((sum, { share }) => sum + share, 0);
}
