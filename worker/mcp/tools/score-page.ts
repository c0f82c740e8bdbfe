import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { score } from '../../operations/score.ts';
import { detail, full, withFull } from '../detail.ts';
import { alsoNamedTarget, pageFields, scoreTarget, targetFields } from '../page-fields.ts';
import { briefRemarks, remarks } from '../remarks.ts';
import { defineTool } from '../tool.ts';

export const scorePage = defineTool({
  name: 'score',
  title: 'Score a page against a target',
  description:
    'Judge a page (URL or HTML) against a target: a brand, another page, a brief, or a grammar with tokens. Answers a score from 0 to 100 with a verdict (pass from 80, revise from 55, else reject), how closely the page keeps the tokens of the target (`identity`), and the axes that fail. It proposes no CSS: use fix for that. Send localhost pages as `html` with their stylesheets in `css`.',
  input: v.object({ ...pageFields, ...targetFields, detail }),
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
    passes: v.number(),
    not_shown: described(v.array(v.string()), 'Axes of the target that the page does not show.'),
    remarks: v.optional(remarks),
    full,
  }),
  async run({ detail: asked, url, html, css, ...target }, { call }) {
    const answer = await call(score, {
      url,
      html,
      css,
      ...scoreTarget(target),
      fixes: 'fast',
      explain: asked === 'full',
    });
    const withStatus = (status: string) => answer.axes.filter((axis) => axis.status === status);
    return {
      ...(url !== undefined && { url: answer.url }),
      score: answer.score,
      verdict: answer.verdict,
      ...(answer.blocked_by !== undefined && { blocked_by: answer.blocked_by }),
      ...(answer.identity !== undefined && { identity: briefIdentity(answer.identity) }),
      fails: withStatus('fail').map(
        ({ key, predicted, brief_target }) => `${key}: ${predicted} > ${brief_target}`,
      ),
      passes: withStatus('pass').length,
      not_shown: withStatus('not_shown').map(({ key }) => key),
      ...briefRemarks(answer.remarks),
      ...withFull(asked, answer),
    };
  },
});

type Identity = NonNullable<v.InferOutput<typeof score.output>['identity']>;

/** Score from which a part counts as kept. */
const KEPT_FROM = 0.995;
/** Parts of the identity in a short answer. */
const MAX_PARTS = 6;

function briefIdentity({ score: points, verdict, parts }: Identity) {
  const worst = parts
    .filter((part) => part.score !== null && part.score < KEPT_FROM)
    .toSorted((a, b) => b.weight * (1 - (b.score ?? 1)) - a.weight * (1 - (a.score ?? 1)))
    .slice(0, MAX_PARTS)
    .map(
      ({ part, measured, expected }) => `${part}: ${measured ?? 'not shown'} > ${expected ?? 'not stated'}`,
    );
  return { score: points, verdict, worst };
}
