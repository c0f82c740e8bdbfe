import { AESTHETICS } from './aesthetics.ts';
import { AUDIENCES } from './audiences.ts';
import { COLOURS } from './colours.ts';
import { ERAS } from './eras.ts';
import { LAYOUT } from './layout.ts';
import { BEHAVIOURS } from './manners.ts';
import { MOODS } from './moods.ts';
import { PICTURES } from './pictures.ts';
import { PURPOSES } from './purposes.ts';
import { TYPE } from './type.ts';

/** In the order of the numbers of tags in the search index. */
const TABLES = {
  aesthetics: AESTHETICS,
  moods: MOODS,
  audiences: AUDIENCES,
  purposes: PURPOSES,
  eras: ERAS,
  colours: COLOURS,
  type: TYPE,
  layout: LAYOUT,
  pictures: PICTURES,
  manners: BEHAVIOURS,
} as const;

export type TagTables = typeof TABLES;

/** The tables of tags. The deployed Worker has their parts from a published file: scripts/bundle/tables.ts. */
export const tagTables = (): TagTables => TABLES;
