import type * as v from 'valibot';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import type { Weights } from '../../src/grammar/weights.ts';
import { createBorrowing } from '../../src/query/borrow.ts';
import type { ValueCounts } from '../../src/query/value-counts.ts';
import { explainResemblance } from '../../src/query/explain-resemblance.ts';
import { proveFixes } from '../../src/fixes/prove-fixes.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { verdictOf } from '../../src/score/total.ts';
import { presentIdentity } from '../answer/identity.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { scoreReadings } from '../../src/score/score.ts';
import type { Survey } from '../../src/survey.ts';
import { presentUnderstanding } from '../answer/understood.ts';
import { auditOf } from '../answer/audit.ts';
import { fixRemarks } from '../answer/fix-remarks.ts';
import { presentFixes } from '../answer/fixes.ts';
import { presentSheet } from '../answer/sheet.ts';
import { bothOrFirstFailure } from '../both.ts';
import type { Context } from '../context.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { PAGE_ERRORS } from '../page-subject.ts';
import { wordsWithoutAxis } from '../lost-words.ts';
import { resolveQuery, type ResolvedQuery } from '../resolve-query.ts';
import { QueryInput, QueryOutput, type WeightedAxis } from './query-schema.ts';

export const query = defineOperation({
  name: 'query',
  method: 'POST',
  path: '/api/query',
  summary: 'Match a brief or a page with brands; get ranked axes, fixes and a design contract.',
  input: QueryInput,
  output: QueryOutput,
  alsoNamed: { q: 'query' },
  cache: CACHE.never,
  bodyLimit: SMALL_BODY,
  errors: PAGE_ERRORS,
  examples: [
    { summary: 'A brief', input: { query: 'A calm developer tool, dark ground, monospace details.' } },
    {
      summary: 'A brief and a candidate page',
      input: { query: 'Warm editorial, serif headings', candidate_url: 'https://example.com/' },
    },
  ],
  async run({ query: asked, candidate_url, limit }, context) {
    const { backend, catalog, readPage } = context;
    const pages = candidate_url === undefined ? 1 : 2;
    const [resolved, candidate] = await bothOrFirstFailure(
      resolveQuery(asked, context, pages),
      candidate_url === undefined
        ? Promise.resolve(null)
        : readPage({ url: candidate_url }, { mayBeEmpty: true, nameOf: () => 'candidate_url', pages }),
    );
    const { kind, target, statements } = resolved;
    const judged = candidate === null ? null : judgeCandidate(candidate.survey, resolved, catalog);
    return {
      query_kind: kind,
      resolved_target: { ...target },
      confidence: resolved.confidence,
      resembles: presentResemblances(resolved, limit, {
        counts: await backend.valueCounts(),
        weights: catalog.weights,
      }),
      axes: weightedAxes(resolved.grammar, catalog.weights),
      stated: statements.map(({ axis, value, phrase }) => ({ axis, value, phrase })),
      ...presentUnderstanding(resolved.understanding),
      no_axis: resolved.understanding === null ? [] : [...wordsWithoutAxis(resolved.understanding)],
      failures: judged && judged.failures,
      contract: { ...resolved.contract },
      remarks: [...resolved.remarks, ...(judged?.remarks ?? [])].map((remark) => ({ ...remark })),
      audit: auditOf(context, [
        ...resolved.renderPasses,
        ...(candidate === null ? [] : [candidate.renderPass]),
      ]),
    };
  },
});

function presentResemblances(
  { ranked, wanted, wantedFrom }: ResolvedQuery,
  limit: number,
  { counts, weights }: { readonly counts: ValueCounts; readonly weights: Weights },
) {
  const borrowFrom = createBorrowing(wanted, counts, weights);
  const resembling = ranked.filter(({ score }) => score > 0).slice(0, limit);
  return resembling.map((resemblance) => {
    const { brand, score, identity } = resemblance;
    const { category, text } = borrowFrom(brand);
    const why = explainResemblance(resemblance, wantedFrom(brand), weights);
    return {
      slug: brand.entry.slug,
      name: brand.entry.name,
      score,
      ...(identity !== null && { identity: { score: identity, verdict: verdictOf(identity) } }),
      why,
      borrow: text,
      borrow_category: category,
    };
  });
}

function weightedAxes(grammar: Grammar, weights: Weights): v.InferOutput<typeof WeightedAxis>[] {
  return AXES.flatMap(({ id }) => {
    const value = grammar[id];
    return value === undefined ? [] : [{ axis: id, value, weight: weights[id].weight }];
  }).toSorted((a, b) => b.weight - a.weight);
}

function judgeCandidate(
  survey: Survey,
  { grammar, identity: target }: ResolvedQuery,
  { weights }: Context['catalog'],
) {
  const { perception, readings } = survey;
  const gate = failedGate(checkGates(perception));
  const card = proveFixes({
    card: scoreReadings({ readings, target: grammar, weights, gate }),
    survey,
    target: grammar,
    weights,
    tokens: targetTokens(target),
    identity: target && { target, waived: new Map() },
  });
  const { score, verdict, confidence, blockedBy } = card;
  const failures = {
    score,
    verdict,
    confidence,
    fixes: presentFixes(card, { hidesTarget: false }),
    sheet: card.sheet && presentSheet(card.sheet, { hidesTarget: false }),
    identity: presentIdentity(judgeIdentity(seeIdentity(survey), target), {
      hidesTarget: false,
      waived: new Map(),
      fixes: card.partFixes,
    }),
    ...(blockedBy !== null && { blocked_by: blockedBy }),
  };
  return { failures, remarks: fixRemarks(card) };
}
