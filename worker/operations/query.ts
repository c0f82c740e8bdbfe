import * as v from 'valibot';
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

const WeightedAxis = v.object({ axis: v.string(), value: v.string(), weight: v.number() });

const ResemblanceSchema = v.object({
  slug: v.string(),
  name: v.string(),
  /** 0..1: similarity on the requested axes combined with the text match. */
  score: v.number(),
  /** Axes that agree, and the main difference. */
  why: v.string(),
  /** The part of the brand to borrow: `palette: Linear's monochrome palette`. */
  borrow: v.string(),
  /** The category of `borrow`; a key of `sources` in /api/compose. */
  borrow_category: v.string(),
});

const FailuresSchema = v.object({
  score: v.number(),
  verdict: v.picklist(['pass', 'revise', 'reject']),
  confidence: v.number(),
  fixes: v.array(FixSchema),
  blocked_by: v.optional(v.string()),
});

export const query = defineOperation({
  name: 'query',
  method: 'POST',
  path: '/api/query',
  summary: 'Match a brief or a page with brands; get ranked axes, fixes and a design contract.',
  input: v.object({
    /** A brief in plain English, or an http(s) URL. */
    query: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_BRIEF)),
    /** A page to score against the target; fills `failures`. */
    candidate_url: v.optional(filledText),
    limit: listLimit,
  }),
  output: v.object({
    query_kind: v.picklist(['brief', 'url']),
    resolved_target: v.object({
      slug: v.nullable(v.string()),
      source: v.picklist(['brand', 'reference']),
      name: v.string(),
    }),
    /** 0..1: confidence that the resolved target is the intended one. */
    confidence: v.number(),
    resembles: v.array(ResemblanceSchema),
    /** The grammar of the target, overridden by the brief; highest weight first. */
    axes: v.array(WeightedAxis),
    /** Values that the brief states, with the phrase that states each. */
    stated: v.array(v.object({ axis: v.string(), value: v.string(), phrase: v.string() })),
    failures: v.nullable(FailuresSchema),
    contract: v.object({ agents_md_url: v.nullable(v.string()), agents_md: v.string() }),
    remarks: v.array(v.object({ code: v.string(), detail: v.string() })),
    audit: v.object(auditFields),
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
