/** What a brand is. */
export const KINDS = [
  'product',
  'design-system',
  'publication',
  'institution',
  'shop',
  'service',
  'maker',
  'studio',
] as const;

/** Scripts that a brand writes for its readers, ISO 15924 in lower case. */
export const SCRIPTS = [
  'arab',
  'beng',
  'cyrl',
  'deva',
  'ethi',
  'grek',
  'hans',
  'hant',
  'hebr',
  'jpan',
  'kore',
  'latn',
  'thai',
] as const;

/** Faces that a brand shows: its application, its promotional site, its documentation. */
export const SURFACE_KINDS = ['product', 'marketing', 'docs'] as const;
