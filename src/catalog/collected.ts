import * as v from 'valibot';
import { described } from './described.ts';
import { RELATIONS } from './sources.ts';

export const FactPath = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z-]*\.[a-z][a-z0-9-]*$/,
    'Write the path of a token: color.primary, color-dark.text, font.body.',
  ),
);

/** One value; or several when the source has several for the role, the first named most like it. */
export const Stated = v.union([v.string(), v.pipe(v.array(v.string()), v.minLength(2))]);

/** A collected source, as the entry lists it. */
export const CITED_SOURCE = {
  ref: described(v.string(), '`package@version`, `owner/repository@commit`, or a URL, as in `sources`.'),
  path: v.optional(described(v.string(), 'File or files inside the package or repository.')),
  relation: described(v.picklist(RELATIONS), 'How the source relates to the brand, as in `sources`.'),
} as const;

/** What one collected source states of a brand. */
const CollectedSourceSchema = v.strictObject({
  ...CITED_SOURCE,
  facts: described(
    v.record(FactPath, Stated),
    'Values by the path of the token that they compare with, in the units of the catalog.',
  ),
});
export type CollectedSource = v.InferOutput<typeof CollectedSourceSchema>;

/** `.cache/collected/<slug>.json`: what every collected source states of a brand. It is not part of the catalog. */
export const CollectedSchema = v.strictObject({
  sources: described(v.array(CollectedSourceSchema), 'Every collected source of the brand.'),
});
export type Collected = v.InferOutput<typeof CollectedSchema>;
