import table from './synonyms.json' with { type: 'json' };

/**
 * Synonyms by name, so that the phrases of axes need only the name. Each word has one meaning in all briefs; words whose
 * meaning depends on their subject are not listed.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = table;
