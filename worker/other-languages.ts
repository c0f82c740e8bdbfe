/** How many languages besides English briefs are read in; a test counts the glossaries, which few requests load. */
export const OTHER_LANGUAGES = 14;

/** The languages of a brief, for descriptions of fields. */
export const BRIEF_LANGUAGES = `English or one of ${OTHER_LANGUAGES} other languages`;
