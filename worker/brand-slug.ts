/** The slug of a brand in requests: as in the catalog, of a length that fits a row of events. */
export const BRAND_SLUG = /^[a-z0-9][a-z0-9-]{0,80}$/;
export const SLUG_SHAPE = 'Write the slug in lower-case letters, digits and dashes, at most 81 of them.';
