import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { score } from '../../operations/score.ts';
import type { Baseline } from '../../baseline.ts';
import { detail, full, withFull } from '../detail.ts';
import { alsoNamedTarget, judgedFields, requiredFailures, scoreRequest } from '../page-fields.ts';
import { briefRemarks, remarks } from '../remarks.ts';
import { defineTool } from '../tool.ts';
import { VERDICT_BANDS } from '../../../src/score/total.ts';
import { worstParts } from '../../../src/identity/worst-parts.ts';

export const scorePage = defineTool({
  name: 'score',
  title: 'Score a page against a target',
  description: `Judge a page (URL or HTML) against a target: a brand, another page, a brief, or a grammar with tokens. Answers a score from 0 to 100 with a verdict (${VERDICT_BANDS}), how closely the page keeps the tokens of the target (\`identity\`), and the axes that fail. It proposes no CSS: use fix for that. Give exactly one target.`,
  input: v.object({
    ...judgedFields,
    baseline: v.optional(
      described(
        v.record(v.string(), v.unknown()),
        'An earlier answer of score with `detail: full` against the same target, or its `full`; the answer has `changes`.',
      ),
    ),
    detail,
  }),
  alsoNamed: alsoNamedTarget,
  output: v.object({
    url: v.optional(described(v.string(), 'Address of the page; absent for a page that was sent as HTML.')),
    score: v.number(),
    verdict: described(v.string(), '`pass`, `revise` or `reject`.'),
    blocked_by: v.optional(described(v.string(), 'Why the page is rejected whatever its score.')),
    identity: v.optional(
      described(
        v.object({
          score: v.nullable(v.number()),
          verdict: v.nullable(v.string()),
          worst: described(v.array(v.string()), 'Parts that differ most: `part: measured > expected`.'),
        }),
        'Colours, typefaces and shapes against the tokens of the target; absent when it has none.',
      ),
    ),
    fails: described(
      v.array(v.string()),
      'Axes that differ: `axis: value of the page > value of the target`.',
    ),
    required_failures: requiredFailures,
    passes: v.number(),
    not_shown: described(v.array(v.string()), 'Axes of the target that the page does not show.'),
    changes: v.optional(
      described(
        v.object({
          summary: v.string(),
          new_failures: v.array(v.string()),
          resolved_failures: v.array(v.string()),
        }),
        'Since `baseline`.',
      ),
    ),
    remarks: v.optional(remarks),
    full,
  }),
  async run({ detail: asked, baseline, ...judged }, { call }) {
    const answer = await call(score, {
      ...scoreRequest(judged),
      ...(baseline !== undefined && { baseline: wholeAnswer(baseline) }),
      fixes: 'fast',
      explain: asked === 'full',
    });
    const withStatus = (status: string) =>
      answer.axes.filter((axis) => axis.status === status && axis.waived === undefined);
    return {
      ...(judged.url !== undefined && { url: answer.url }),
      score: answer.score,
      verdict: answer.verdict,
      ...(answer.blocked_by !== undefined && { blocked_by: answer.blocked_by }),
      ...(answer.identity !== undefined && { identity: briefIdentity(answer.identity) }),
      fails: withStatus('fail').map(
        ({ key, predicted, brief_target }) => `${key}: ${predicted} > ${brief_target}`,
      ),
      ...(answer.required_failures !== undefined && { required_failures: answer.required_failures }),
      passes: withStatus('pass').length,
      not_shown: withStatus('not_shown').map(({ key }) => key),
      ...(answer.changes !== undefined && { changes: briefChanges(answer.changes) }),
      ...briefRemarks(answer.remarks),
      ...withFull(asked, answer),
    };
  },
});

type Changes = NonNullable<v.InferOutput<typeof score.output>['changes']>;

function briefChanges({ summary, new_failures, resolved_failures }: Changes) {
  return { summary, new_failures, resolved_failures };
}

/** The answer of the operation in an answer of this tool. The operation validates it. */
function wholeAnswer(baseline: Readonly<Record<string, unknown>>): Baseline {
  return (typeof baseline['full'] === 'object' ? baseline['full'] : baseline) as Baseline;
}

type Identity = NonNullable<v.InferOutput<typeof score.output>['identity']>;

function briefIdentity({ score: points, verdict, parts }: Identity) {
  const worst = worstParts(parts).map(
    ({ part, measured, expected }) => `${part}: ${measured ?? 'not shown'} > ${expected ?? 'not stated'}`,
  );
  return { score: points, verdict, worst };
}
