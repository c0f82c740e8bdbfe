import { OF_GROUND, OF_PART } from '../vocabulary/part-colors.ts';
import { clauseAround, saying, spansOf, type SureReader } from './sure-words.ts';

const PARTS = new RegExp(OF_PART, 'giu');
const GROUND = new RegExp(OF_GROUND, 'iu');

/** The colour of a part is none of the ground: `white header`, `text in cream`; not where the clause names the ground as well. */
export const partColors: SureReader = (text) =>
  saying(
    'surface.ground',
    [],
    spansOf(PARTS, text).filter((span) => !GROUND.test(clauseAround(text, span))),
  );
