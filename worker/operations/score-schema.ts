import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { WAIVABLE } from '../../src/identity/waivers.ts';
import { auditFields } from '../answer/audit.ts';
import { ChangesSchema } from '../answer/changes.ts';
import { IdentitySchema } from '../answer/identity.ts';
import { CoverageSchema } from '../answer/coverage.ts';
import { pageFactsFields } from '../answer/page-facts.ts';
import { passFields, ScreenshotSchema } from '../answer/passes.ts';
import { scorecardFields } from '../answer/scorecard.ts';
import { understoodFields } from '../answer/understood.ts';
import { BaselineSchema } from '../baseline.ts';
import { filledText, MAX_BRIEF, namesPage, pageSubjectFields } from '../page-subject.ts';
import { BRIEF_LANGUAGES } from '../other-languages.ts';
import { BLOCKED_BELOW } from '../../src/identity/required.ts';

/** Characters of a reason; about three sentences. */
const MAX_REASON = 300;

const waiverFields = {
  name: described(
    v.string(),
    'Id of an axis (`motion.budget`), or `identity.` and a part (`identity.type.body`).',
  ),
  reason: described(
    v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_REASON)),
    'Why it does not count; repeated in the answer.',
  ),
};

const WaiverSchema = v.object(waiverFields);

/** Request of score. */
export const ScoreInput = v.pipe(
  v.object({
    ...pageSubjectFields,
    target_brand: v.optional(
      described(
        filledText,
        'Slug, name, host or URL of a catalog brand, or slug of a private brand. Used before every other target.',
      ),
    ),
    target_url: v.optional(
      described(filledText, 'URL of a page whose taste is the target. Used without `target_brand`.'),
    ),
    target_grammar: v.optional(
      described(
        v.unknown(),
        'Axis values of the target, nested or flat. Used without `target_brand` and `target_url`.',
      ),
    ),
    brief: v.optional(
      described(
        v.pipe(filledText, v.maxLength(MAX_BRIEF)),
        `The target in words, in ${BRIEF_LANGUAGES}; only the axes it mentions are scored, and a remark says what is not. Used without another target.`,
      ),
    ),
    target_tokens: v.optional(
      described(
        v.unknown(),
        'Tokens of the target for `identity`, with `target_grammar` or `brief`: as in a contract (`{"font": {"body": "Inter"}}`), by path (`{"font.body": "Inter"}`), or as `compose` answers them.',
      ),
    ),
    identity: v.optional(
      described(
        v.picklist(['report', 'required']),
        `With \`required\`, the verdict is the lower one of score and identity, and an identity below ${BLOCKED_BELOW} blocks the page; the target needs tokens. \`report\` only adds \`identity\`.`,
      ),
      'report',
    ),
    explain: v.optional(
      described(v.boolean(), 'Whether to add each reading with its evidence to `axes`.'),
      false,
    ),
    screenshot: v.optional(
      described(
        v.boolean(),
        'Whether to add a picture of the first screen, if the service shows pages in a browser.',
      ),
      false,
    ),
    fixes: v.optional(
      described(
        v.picklist(['proven', 'fast']),
        '`proven` reads the page again with the CSS of each fix and states what the score gains; `fast` leaves that out and answers several times sooner.',
      ),
      'proven',
    ),
    ignore_axes: v.optional(
      described(
        v.pipe(v.array(v.string()), v.maxLength(AXES.length + CATEGORIES.length)),
        'Axes (`voice.formality`) and whole categories (`voice`) to leave out of the score.',
      ),
      [],
    ),
    required_axes: v.optional(
      described(
        v.pipe(v.array(v.string()), v.maxLength(AXES.length)),
        'Axes that have to match, such as `required_axes` of a contract. `required_failures` names those that differ; the verdict stays that of the score.',
      ),
      [],
    ),
    waive: v.optional(
      described(
        v.pipe(v.array(WaiverSchema), v.maxLength(WAIVABLE.length)),
        'Axes and parts of the identity that do not count, each with a reason.',
      ),
      [],
    ),
    baseline: v.optional(
      described(
        BaselineSchema,
        'An earlier answer of score against the same target, whole or with these fields; the answer then has `changes`.',
      ),
    ),
  }),
  namesPage(),
);

/** Answer of score. */
export const ScoreOutput = v.object({
  ...scorecardFields,
  identity: v.optional(
    described(
      IdentitySchema,
      'How closely the page keeps the tokens of the target; absent when the target has no tokens.',
    ),
  ),
  url: described(v.string(), 'URL of the scored page after redirects.'),
  brief_excerpt: described(v.string(), 'The target in one line of at most 200 characters.'),
  ...v.partial(v.object(understoodFields)).entries,
  target_source: described(
    v.picklist(['brand', 'reference', 'grammar', 'brief']),
    'Kind of the target; `reference` is a page given by URL.',
  ),
  target_brand: v.optional(described(v.string(), 'Slug of the target; only for `brand`.')),
  target_url: v.optional(described(v.string(), 'URL of the target page; only for `reference`.')),
  target_axes: v.optional(
    described(v.number(), 'Number of axes of the target; only for `reference` and `grammar`.'),
  ),
  ignored_axes: described(v.array(v.string()), 'Axes of the target that were left out of the score.'),
  required_failures: v.optional(
    described(
      v.array(v.string()),
      'Axes of `required_axes` on which the page has another value than the target; only when the request requires any.',
    ),
  ),
  waived: described(
    v.array(
      v.object({
        ...waiverFields,
        applied: v.optional(
          described(
            v.boolean(),
            'Whether the target states it, so that the waiver changes what counts; absent when the caller may not read the target.',
          ),
        ),
      }),
    ),
    'What the request waives, axes first. With every axis waived the page is blocked by `nothing_to_compare`.',
  ),
  changes: v.optional(
    described(ChangesSchema, 'What got better or worse since `baseline`; absent without one.'),
  ),
  screenshot: v.optional(
    described(
      v.nullable(ScreenshotSchema),
      'The first screen in the browser of the service; null when no browser showed the page. Only when the request asks for it.',
    ),
  ),
  coverage: described(CoverageSchema, 'How many axes the page shows.'),
  gates: described(
    v.array(
      v.object({
        gate: described(v.string(), 'Id of the gate.'),
        passed: described(v.boolean(), 'Whether the page passes the gate.'),
        measure: described(
          v.string(),
          'The deciding measurement, such as `median text contrast 12.60:1 (at least 3:1)`.',
        ),
      }),
    ),
    'Minimums that every page has to meet.',
  ),
  audit: described(
    v.object({
      ...auditFields,
      input_sha256: described(v.string(), 'SHA-256 of the page as read and of the scored axes.'),
    }),
    'How the result was obtained.',
  ),
  ...pageFactsFields,
  ...passFields,
});
