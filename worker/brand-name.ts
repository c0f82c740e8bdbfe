import * as v from 'valibot';

/** Characters in the name of a private brand or a hybrid. */
const MAX_BRAND_NAME = 120;

// oxlint-disable-next-line no-control-regex -- that is its purpose
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/** The name that a caller gives to a brand or a hybrid: one line of text, without spaces around it; it may be empty. */
export const BrandName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_BRAND_NAME, `Must have at most ${MAX_BRAND_NAME} characters.`),
  v.regex(ONE_LINE, 'Must be one line of text.'),
);
