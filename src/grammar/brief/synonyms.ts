import table from './synonyms.json' with { type: 'json' };

/**
 * Words that say the same in any brief: the name stands for each of its list, so that the axes' words need
 * only the name. A word means one thing only; what depends on its subject stays out of here.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = table;
