import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { score } from '../../operations/score.ts';
import { detail, full, withFull } from '../detail.ts';
import { alsoNamedTarget, judgedFields, requiredFailures, scoreRequest } from '../page-fields.ts';
import { briefRemarks, remarks } from '../remarks.ts';
import { defineTool } from '../tool.ts';
import { AXES } from '../../../src/grammar/axes/index.ts';

/** Fixes of the identity in an answer. */
const MAX_PARTS = 4;

export const fixPage = defineTool({
  name: 'fix',
  title: 'Get fixes for a page',
  description:
    'Get a ranked list of changes that bring a page (URL or HTML) closer to a target (brand, page, brief, or grammar with tokens). `fixes` each change one axis: with `verified: true` their CSS was applied and measured (`gain` in points); without, they have no CSS: change copy, pictures or markup as `action` says. `sheet` is one stylesheet for the whole page: where it gains most, add it first, then ask again. `identity_fixes` bring colours, typefaces and shapes to the tokens of the target. Give exactly one target.',
  input: v.object({
    ...judgedFields,
    limit: v.optional(
      described(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AXES.length)), 'Number of fixes.'),
      8,
    ),
    detail,
  }),
  alsoNamed: alsoNamedTarget,
  output: v.object({
    score: v.number(),
    verdict: v.string(),
    identity_score: v.optional(v.nullable(v.number())),
    required_failures: requiredFailures,
    fixes: v.array(
      v.object({
        axis: v.string(),
        change: described(v.string(), 'From and to.'),
        action: described(v.string(), 'What to change.'),
        css: described(
          v.nullable(v.string()),
          'Stylesheet to add after all others; null unless it was measured.',
        ),
        html: v.optional(described(v.string(), 'Elements that `css` needs at the end of the body.')),
        verified: v.boolean(),
        gain: described(v.number(), 'Points the score gains.'),
        total: described(v.nullable(v.number()), 'Points with all fixes up to this one.'),
        reason: v.optional(v.string()),
      }),
    ),
    sheet: v.optional(
      described(
        v.object({ css: v.string(), gain: v.number() }),
        'The whole page in one stylesheet, and the points it gains: add it, then ask for fixes again.',
      ),
    ),
    identity_fixes: v.optional(
      described(
        v.array(
          v.object({
            part: v.string(),
            change: described(v.string(), 'From and to.'),
            css: v.nullable(v.string()),
            gain: described(v.nullable(v.number()), 'Points the identity gains; null when not measured.'),
            score: described(
              v.nullable(v.number()),
              'Points the score gains or loses; null when not measured.',
            ),
          }),
        ),
        'Parts of the identity that differ most; absent when the target has no tokens.',
      ),
    ),
    more: described(v.number(), 'Fixes that are not listed.'),
    remarks: v.optional(remarks),
    full,
  }),
  async run({ detail: asked, limit, ...judged }, { call }) {
    const answer = await call(score, { ...scoreRequest(judged), fixes: 'proven' });
    const fixes = answer.fixes.slice(0, limit).map((one) => ({
      axis: one.axis,
      change: `${one.current} > ${one.target}`,
      action: one.action,
      // What was not measured may take away as much as it gives.
      css: one.verified ? one.css : null,
      ...(one.verified && one.html !== null && { html: one.html }),
      verified: one.verified,
      gain: one.predicted_delta,
      total: one.cumulative_delta,
      ...(one.reason !== undefined && { reason: one.reason }),
    }));
    return {
      score: answer.score,
      verdict: answer.verdict,
      ...(answer.identity !== undefined && { identity_score: answer.identity.score }),
      ...(answer.required_failures !== undefined && { required_failures: answer.required_failures }),
      fixes,
      ...(answer.sheet !== null && {
        sheet: { css: answer.sheet.css, gain: answer.sheet.predicted_delta },
      }),
      ...(answer.identity !== undefined && {
        identity_fixes: answer.identity.fixes.slice(0, MAX_PARTS).map((one) => ({
          part: one.part,
          change: `${one.measured} > ${one.expected}`,
          css: one.css,
          gain: one.predicted_delta,
          score: one.score_delta,
        })),
      }),
      more: answer.fixes.length - fixes.length,
      ...briefRemarks(answer.remarks),
      ...withFull(asked, answer),
    };
  },
});
