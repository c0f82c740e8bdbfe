import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import type { Weights } from '../../src/grammar/weights.ts';
import { createBorrowing } from '../../src/query/borrow.ts';
import { gradedBrands } from '../../src/query/rank-brands.ts';
import { explainResemblance } from '../../src/query/explain-resemblance.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { scoreReadings } from '../../src/score/score.ts';
import type { Survey } from '../../src/survey.ts';
import { auditFields, auditOf } from '../answer/audit.ts';
import { FixSchema, presentFixes } from '../answer/scorecard.ts';
import { bothOrFirstFailure } from '../both.ts';
import type { Context } from '../context.ts';
import { listLimit } from '../limit-field.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { filledText, MAX_BRIEF, PAGE_ERRORS } from '../page-subject.ts';
import { resolveQuery, type ResolvedQuery } from '../resolve-query.ts';

const WeightedAxis = v.object({
  axis: described(v.string(), 'Id of the axis.'),
  value: described(v.string(), 'Value of the axis.'),
  weight: described(v.number(), 'Weight of the axis in a score; 1 on average.'),
});

const ResemblanceSchema = v.object({
  slug: described(v.string(), 'Slug of the brand.'),
  name: described(v.string(), 'Name of the brand.'),
  score: described(v.number(), 'Similarity on the requested axes combined with the text match, 0 to 1.'),
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
    '`pass` from 80, `revise` from 55, `reject` below 55 or when the page is blocked.',
  ),
  confidence: described(v.number(), 'Mean confidence of the readings by weight, 0 to 1.'),
  fixes: described(v.array(FixSchema), 'A fix for every failing axis, largest gain first.'),
  blocked_by: v.optional(described(v.string(), 'Why the candidate is rejected whatever its score.')),
});

export const query = defineOperation({
  name: 'query',
  method: 'POST',
  path: '/api/query',
  summary: 'Match a brief or a page with brands; get ranked axes, fixes and a design contract.',
  input: v.object({
    query: described(
      v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_BRIEF)),
      'A brief in plain English, or the http or https URL of a page.',
    ),
    candidate_url: v.optional(
      described(filledText, 'URL of a page to score against the target; fills `failures`.'),
    ),
    limit: listLimit,
  }),
  output: v.object({
    query_kind: described(v.picklist(['brief', 'url']), 'Whether the query was read as a brief or a URL.'),
    resolved_target: described(
      v.object({
        slug: described(v.nullable(v.string()), 'Slug of the brand; null for a URL.'),
        source: described(v.picklist(['brand', 'reference']), '`brand` for a brief, `reference` for a URL.'),
        name: described(v.string(), 'Name of the brand, or URL of the page.'),
      }),
      'The brand or page that the query means.',
    ),
    confidence: described(
      v.number(),
      'Confidence that the resolved target is the intended one, 0 to 1. For a URL, mean confidence of its readings.',
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
    failures: described(v.nullable(FailuresSchema), 'Score of the candidate; null without `candidate_url`.'),
    contract: described(
      v.object({
        agents_md_url: described(v.nullable(v.string()), 'URL of the contract; null for a URL query.'),
        agents_md: described(v.string(), 'The contract in Markdown.'),
      }),
      'The design contract of the target for coding agents.',
    ),
    remarks: described(
      v.array(
        v.object({
          code: described(v.string(), 'Code of the remark, for programs.'),
          detail: described(v.string(), 'The remark in a sentence.'),
        }),
      ),
      'Remarks on the query, such as a close second match.',
    ),
    audit: described(v.object(auditFields), 'How the result was obtained.'),
  }),
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
    const { catalog, readPage } = context;
    const [resolved, candidate] = await bothOrFirstFailure(
      resolveQuery(asked, context),
      candidate_url === undefined
        ? Promise.resolve(null)
        : readPage({ url: candidate_url }, { mayBeEmpty: true, nameOf: () => 'candidate_url' }),
    );
    const { kind, target, statements } = resolved;
    return {
      query_kind: kind,
      resolved_target: { ...target },
      confidence: resolved.confidence,
      resembles: presentResemblances(resolved, limit, context),
      axes: weightedAxes(resolved.grammar, catalog.weights),
      stated: statements.map(({ axis, value, phrase }) => ({ axis, value, phrase })),
      failures: candidate === null ? null : failuresOf(candidate.survey, resolved.grammar, catalog.weights),
      contract: { ...resolved.contract },
      remarks: resolved.remarks.map((remark) => ({ ...remark })),
      audit: auditOf(context, [
        ...resolved.renderPasses,
        ...(candidate === null ? [] : [candidate.renderPass]),
      ]),
    };
  },
});

function presentResemblances({ ranked, wanted }: ResolvedQuery, limit: number, { catalog }: Context) {
  const borrowFrom = createBorrowing(wanted, gradedBrands(catalog.brands), catalog.weights);
  const resembling = ranked.filter(({ score }) => score > 0).slice(0, limit);
  return resembling.map((resemblance) => {
    const { brand, score } = resemblance;
    const { category, text } = borrowFrom(brand);
    const why = explainResemblance(resemblance, wanted, catalog.weights);
    return {
      slug: brand.entry.slug,
      name: brand.entry.name,
      score,
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

function failuresOf({ perception, readings }: Survey, target: Grammar, weights: Weights) {
  const card = scoreReadings({ readings, target, weights, gate: failedGate(checkGates(perception)) });
  const { score, verdict, confidence, blockedBy } = card;
  return {
    score,
    verdict,
    confidence,
    fixes: presentFixes(card),
    ...(blockedBy !== null && { blocked_by: blockedBy }),
  };
}
