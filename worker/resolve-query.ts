import { fail } from '../src/errors.ts';
import { parseBrief, type Statement } from '../src/grammar/brief.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';
import { grammarOf } from '../src/grammar/read-axes.ts';
import { certaintyOf } from '../src/query/certainty.ts';
import { rankBrands, type Resemblance } from '../src/query/rank-brands.ts';
import { search } from '../src/search/search.ts';
import { agentsMdOf } from './answer/agents-md-of-page.ts';
import type { Context } from './context.ts';

/** What a query comes down to. */
export interface ResolvedQuery {
  readonly kind: 'brief' | 'url';
  readonly target: {
    readonly slug: string | null;
    readonly source: 'brand' | 'reference';
    readonly name: string;
  };
  /** The taste of the target, which a candidate is held against. */
  readonly grammar: Grammar;
  /** What the query itself states: everything a page shows, what a brief says in words. */
  readonly wanted: Grammar;
  readonly statements: readonly Statement[];
  /** Every graded brand, best first. */
  readonly ranked: readonly Resemblance[];
  /** 0..1 */
  readonly confidence: number;
  readonly remarks: readonly Remark[];
  readonly contract: { readonly agents_md_url: string | null; readonly agents_md: string };
  /** Of the page, when one was read. */
  readonly renderPasses: readonly { readonly used: boolean }[];
}

interface Remark {
  readonly code: 'close_call' | 'contradicting_words';
  readonly detail: string;
}

/** @throws TasteError `vague_brief` for words that match nothing, or what reading a page throws */
export async function resolveQuery(query: string, context: Context): Promise<ResolvedQuery> {
  return /^https?:\/\//i.test(query) ? resolvePage(query, context) : resolveBrief(query, context);
}

async function resolvePage(url: string, context: Context): Promise<ResolvedQuery> {
  const { catalog, readPage } = context;
  const { page, survey, renderPass } = await readPage({ url });
  const wanted = grammarOf(survey.readings);
  const ranked = rankBrands({ grammar: wanted, matches: new Map() }, catalog.brands, catalog.weights);
  const shown = Object.values(survey.readings).filter(({ value }) => value !== null);
  const confidence = shown.reduce((sum, reading) => sum + reading.confidence, 0) / Math.max(1, shown.length);
  return {
    kind: 'url',
    target: { slug: null, source: 'reference', name: page.url },
    grammar: wanted,
    wanted,
    statements: [],
    ranked,
    confidence: Math.round(confidence * 100) / 100,
    remarks: closeCall(certaintyOf(ranked, false).closeCall),
    contract: { agents_md_url: null, agents_md: agentsMdOf(page, survey, context) },
    renderPasses: [renderPass],
  };
}

async function resolveBrief(text: string, context: Context): Promise<ResolvedQuery> {
  const { catalog, searchIndex, readDocument, origin } = context;
  const { grammar: wanted, statements, remarks } = parseBrief(text);
  const found = search(searchIndex, text, catalog.brands.length).matches;
  const matches = new Map(found.map(({ slug, score }) => [slug, score]));
  const ranked = rankBrands({ grammar: wanted, matches }, catalog.brands, catalog.weights);
  const [top] = ranked;
  if (top === undefined || top.score === 0) {
    return fail(
      'vague_brief',
      'The query states no axis and matches no brand: name a colour, an era, a mood, a brand.',
    );
  }
  const { slug, name } = top.brand.entry;
  const path = `/api/styles/${slug}/agents.md`;
  const named = found[0]?.matchType === 'exact';
  const { confidence, closeCall: close } = certaintyOf(ranked, matches.size > 0 && !named);
  return {
    kind: 'brief',
    target: { slug, source: 'brand', name },
    grammar: top.brand.grammar,
    wanted,
    statements,
    ranked,
    confidence,
    remarks: [
      ...closeCall(close),
      ...remarks.map((detail): Remark => ({ code: 'contradicting_words', detail })),
    ],
    contract: {
      agents_md_url: `${origin}${path}`,
      agents_md:
        (await readDocument(path)) ?? fail('internal', 'The contract of the brand was not published.'),
    },
    renderPasses: [],
  };
}

function closeCall(detail: string | null): Remark[] {
  return detail === null ? [] : [{ code: 'close_call', detail }];
}
