/** The slug of a brand in requests: as in the catalog, short enough for an analytics column. */
export const BRAND_SLUG = /^[a-z0-9][a-z0-9-]{0,80}$/;
export const SLUG_SHAPE =
  'Must be a slug: lower-case letters, digits and hyphens, not starting with a hyphen, at most 81 characters.';
