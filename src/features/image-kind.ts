import type { ImageLooks } from '../page/image-looks.ts';
import { isVectorUrl, pathOf } from '../perception/page-images.ts';

/** What an image shows, as far as its address, its description and its size tell. */
export type ImageKind = 'photo' | 'drawing' | 'abstract' | 'mark' | 'placeholder';

export interface ImageClue {
  readonly kind: ImageKind;
  /** Why, for the evidence. */
  readonly sign: string;
  /** 0..1: a file type alone is a weaker sign than a word. */
  readonly certainty: number;
}

interface Rule extends ImageClue {
  readonly pattern: RegExp;
  /** Says nothing about a large image. */
  readonly ofSmall: boolean;
}

/** What is an icon or a badge by its name is icon art, and so a picture, where it is large (RUBRIC). */
const SIGNS = 'icons?|badges?|brands?';

// Words of file names, alt texts and hosts; each bounded by anything that is no letter.
const WORDS: readonly Rule[] = [
  rule('placeholder', 0.95, 'placehold(?:er|it|\\.co)?|dummyimage|lorempixel|fpoimg|spacer|blank|pixel'),
  rule(
    'mark',
    0.9,
    '(?:[a-z]*[b-np-z])?logo(?:type|mark|s|light|dark|white|black)?|favicon|sprite|flags?|emoji|qr',
  ),
  rule('mark', 0.9, SIGNS),
  // Hosts of build badges, which are signs in a row of text.
  rule(
    'mark',
    0.95,
    'shields|badgen|badge\\.fury|bundlephobia|codecov|coveralls|travis-ci|circleci|opencollective',
  ),
  rule(
    'drawing',
    0.85,
    'illustrations?|illus|undraw|drawing|cartoon|vector|mock-?ups?|screenshots?|screens?|diagram|infographic|graphic',
  ),
  rule('abstract', 0.8, 'shapes?|patterns?'),
  rule(
    'photo',
    0.9,
    'unsplash|pexels|pixabay|picsum|gettyimages|shutterstock|istock|photos?|photographs?|photography|portraits?|profile|headshots?|img_\\d+|dsc_?\\d+',
  ),
];

/** File names of drawn ornaments; photographs are cropped square and round as well. */
const ORNAMENT =
  /^(?:square|circle|triangle|polygon|hexagon|blob|wave|dot|ellipse)s?[-_]?\d*\.(?:png|svg|gif)$/;

const TYPES: readonly (readonly [endings: readonly string[], kind: ImageKind, certainty: number])[] = [
  [['.jpg', '.jpeg', '.jfif', '.heic'], 'photo', 0.85], // what cameras and photo editors write
  [['.svg'], 'drawing', 0.9],
  [['.png', '.gif'], 'drawing', 0.65], // flat colour and transparency: graphics, mock-ups, screenshots
  [['.webp', '.avif'], 'photo', 0.6], // delivery formats of either, most often made from photographs
];

/** Begins the sign of an image whose kind neither a word nor its file tells. */
export const GUESSED = 'guessed';

/**
 * @param words alt text and other descriptions
 * @param looks what the bytes of the file tell
 * @param isLarge whether it is too large to be an icon
 */
export function imageKind(url: string, words: string, looks?: ImageLooks, isLarge = false): ImageClue {
  if (url.trim() === '') return { kind: 'placeholder', certainty: 0.9, sign: 'no address' };
  const address = url.startsWith('data:') ? '' : namesIn(url);
  const named = clueOfNames(`${address} ${words}`, isLarge);
  if (named !== null) return named;
  const path = pathOf(address);
  if (ORNAMENT.test(path.slice(path.lastIndexOf(' ') + 1)))
    return { kind: 'abstract', certainty: 0.8, sign: 'named as a shape' };
  if (looks === 'photo') return { kind: 'photo', certainty: 0.8, sign: 'as detailed as a photograph' };
  if (looks === 'drawing') return { kind: 'drawing', certainty: 0.8, sign: 'flat colours' };
  if (isVectorUrl(url)) return { kind: 'drawing', certainty: 0.9, sign: 'SVG' };
  if (/^data:image\/(?:jpe?g|webp|avif)/.test(url))
    return { kind: 'photo', certainty: 0.7, sign: 'data URL' };
  if (url.startsWith('data:')) return { kind: 'drawing', certainty: 0.5, sign: 'data URL' };
  for (const [endings, kind, certainty] of TYPES) {
    const ending = endings.find((candidate) => path.endsWith(candidate));
    if (ending !== undefined) return { kind, certainty, sign: `${GUESSED} by the file type ${ending}` };
  }
  return { kind: 'photo', certainty: 0.55, sign: `${GUESSED} without a file type` };
}

function clueOfNames(names: string, isLarge: boolean): ImageClue | null {
  for (const { pattern, kind, certainty, ofSmall } of WORDS) {
    if (ofSmall && isLarge) continue;
    const found = pattern.exec(names);
    if (found !== null) return { kind, certainty, sign: `named "${found[1] ?? ''}"` };
  }
  return null;
}

function rule(kind: ImageKind, certainty: number, words: string): Rule {
  return {
    kind,
    certainty,
    sign: '',
    ofSmall: words === SIGNS,
    pattern: new RegExp(`(?<![a-z])(${words})(?![a-z])`, 'i'),
  };
}

/** Host and file name, lower case: folders such as /img/ or /photos/ say where a file lies, not what it shows. */
function namesIn(url: string): string {
  const address = url.toLowerCase().slice(0, 500);
  const path = pathOf(address);
  const host = /^(?:https?:)?\/\/([^/]*)/.exec(address)?.[1] ?? '';
  return `${host} ${path.slice(path.lastIndexOf('/') + 1)}`;
}
