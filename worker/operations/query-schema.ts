import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { auditFields } from '../answer/audit.ts';
import { IdentitySchema } from '../answer/identity.ts';
import { RemarksSchema } from '../answer/remarks.ts';
import { FixSchema } from '../answer/fixes.ts';
import { SheetSchema } from '../answer/sheet.ts';
import { listLimit } from '../limit-field.ts';
import { understoodFields } from '../answer/understood.ts';
import { filledText, MAX_BRIEF } from '../page-subject.ts';
import { BRIEF_LANGUAGES } from '../other-languages.ts';
import { VERDICT_BANDS } from '../../src/score/total.ts';

/** Request of query. */
export const QueryInput = v.object({
  query: described(
    v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_BRIEF)),
    `A brief in ${BRIEF_LANGUAGES}, a brand or its host, or the http or https URL of a page.`,
  ),
  candidate_url: v.optional(
    described(filledText, 'URL of a page to score against the target; fills `failures`.'),
  ),
  limit: listLimit,
});

/** An axis of the target with its weight. */
export const WeightedAxis = v.object({
  axis: described(v.string(), 'Id of the axis.'),
  value: described(v.string(), 'Value of the axis.'),
  weight: described(v.number(), 'Weight of the axis in a score; 1 on average.'),
});

const ResemblanceSchema = v.object({
  slug: described(v.string(), 'Slug of the brand.'),
  name: described(v.string(), 'Name of the brand.'),
  score: described(
    v.number(),
    'Similarity on the requested axes combined with the text match, or for a URL with the identity, 0 to 1.',
  ),
  identity: v.optional(
    described(
      v.object({
        score: described(v.number(), '0 to 100 with one decimal.'),
        verdict: described(v.picklist(['pass', 'revise', 'reject']), `${VERDICT_BANDS}.`),
      }),
      'How closely the page keeps the tokens of the brand; only for a URL. /api/diff states the parts.',
    ),
  ),
  why: described(v.string(), 'Axes that agree, and the main difference.'),
  borrow: described(
    v.string(),
    "The part of the brand to borrow, such as `palette: Linear's monochrome palette`.",
  ),
  borrow_category: described(v.string(), 'Category of `borrow`; a key of `sources` in /api/compose.'),
});

const FailuresSchema = v.object({
  score: described(v.number(), 'Score of the candidate, 0 to 100.'),
  verdict: described(
    v.picklist(['pass', 'revise', 'reject']),
    `${VERDICT_BANDS} or when the page is blocked.`,
  ),
  confidence: described(v.number(), 'Mean confidence of the readings by weight, 0 to 1.'),
  fixes: described(v.array(FixSchema), 'A fix for every failing axis, largest gain first.'),
  sheet: described(v.nullable(SheetSchema), 'The whole candidate at once, as `score` answers it.'),
  identity: described(
    IdentitySchema,
    'How closely the candidate keeps the tokens of the contract; it does not change the verdict.',
  ),
  blocked_by: v.optional(described(v.string(), 'Why the candidate is rejected whatever its score.')),
});

/** Answer of query. */
export const QueryOutput = v.object({
  query_kind: described(v.picklist(['brief', 'url']), 'Whether the query was read as a brief or a URL.'),
  resolved_target: described(
    v.object({
      slug: described(v.nullable(v.string()), 'Slug of the brand; null for all else.'),
      source: described(
        v.picklist(['brand', 'hybrid', 'brief', 'reference']),
        '`brand` for a brief, `hybrid` for one that mixes brands (`Stripe meets GOV.UK`), `brief` for one that no brand answers, `reference` for a URL.',
      ),
      name: described(v.string(), 'Name of the brand or hybrid, or URL of the page.'),
    }),
    'The brand or page that the query means.',
  ),
  confidence: described(
    v.number(),
    'Probability that the resolved brand is a good answer to the brief, 0 to 1. For a URL, mean confidence of its readings.',
  ),
  resembles: described(v.array(ResemblanceSchema), 'The most similar brands, best first.'),
  axes: described(
    v.array(WeightedAxis),
    'Grammar of the target, overridden by the brief; highest weight first.',
  ),
  stated: described(
    v.array(
      v.object({
        axis: described(v.string(), 'Id of the axis.'),
        value: described(v.string(), 'Value that the brief states.'),
        phrase: described(v.string(), 'The words of the brief that state it.'),
      }),
    ),
    'Values that the brief states; empty for a URL.',
  ),
  ...understoodFields,
  no_axis: described(
    v.array(v.string()),
    'Words that help to choose the brand, such as moods, but state no axis, colour or typeface.',
  ),
  failures: described(v.nullable(FailuresSchema), 'Score of the candidate; null without `candidate_url`.'),
  contract: described(
    v.object({
      agents_md_url: described(
        v.nullable(v.string()),
        'URL of the contract; null for a URL query, for a hybrid that the brief changes, and for a brief that states colours, typefaces or lengths.',
      ),
      agents_md: described(v.string(), 'The contract in Markdown.'),
    }),
    'The design contract of the target for coding agents.',
  ),
  remarks: described(RemarksSchema, 'Remarks on the query, such as a close second match.'),
  audit: described(v.object(auditFields), 'How the result was obtained.'),
});
