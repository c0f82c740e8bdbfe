import table from './word-weights.json' with { type: 'json' };

export interface WeightTable {
  readonly archetypes: readonly string[];
  readonly step: number;
  /** Lines of words with their weights, by the three letters that they begin with. */
  readonly words: Readonly<Record<string, string>>;
  /** Stems of other languages with their weights, a line for each language. */
  readonly stems: Readonly<Record<string, string>>;
}

/** The weights of words. The deployed Worker has their parts from a published file: scripts/bundle/tables.ts. */
export const weightTable = (): WeightTable => table;
