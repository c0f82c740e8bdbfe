import { amounts } from './amounts.ts';
import { complaints } from './complaints.ts';
import { contrasts } from './contrasts.ts';
import { cssValues } from './css-values.ts';
import { grounds } from './grounds.ts';
import { links } from './links.ts';
import { measures } from './measures.ts';
import { palettes } from './palettes.ts';
import { partColors } from './part-colors.ts';
import { pictures } from './pictures.ts';
import { schemes } from './schemes.ts';
import { shapes } from './shapes.ts';
import type { SureReader } from './sure-words.ts';
import { typefaces } from './typefaces.ts';
import { voices } from './voices.ts';
import { wishes } from './wishes.ts';
import { wordings } from './wordings.ts';

/** All sure words of a text. */
export const sureWords: SureReader = (text) =>
  [
    partColors,
    typefaces,
    pictures,
    schemes,
    links,
    shapes,
    measures,
    grounds,
    palettes,
    voices,
    wishes,
    amounts,
    contrasts,
    cssValues,
    complaints,
    wordings,
  ].flatMap((read) => read(text));
