import { AESTHETICS } from './aesthetics.ts';
import { COLORS } from './colors.ts';
import { ERAS } from './eras.ts';
import { INDUSTRIES } from './industries.ts';
import { MOODS } from './moods.ts';
import { NAMES } from './names.ts';
import { PERSONAS } from './personas.ts';
import type { Synonym } from './synonym.ts';

const TABLES = {
  aesthetics: AESTHETICS,
  eras: ERAS,
  moods: MOODS,
  personas: PERSONAS,
  colors: COLORS,
  industries: INDUSTRIES,
  /** Products and former names of brands. */
  names: NAMES,
} as const satisfies Readonly<Record<string, readonly Synonym[]>>;

export type SynonymTables = typeof TABLES;

/** The tables of synonyms. The deployed Worker has their parts from a published file: scripts/bundle/tables.ts. */
export const synonymTables = (): SynonymTables => TABLES;
