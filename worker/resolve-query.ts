import { fail } from '../src/errors.ts';
import { parseBrief, type Statement } from '../src/grammar/brief.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';
import { grammarOf } from '../src/grammar/read-axes.ts';
import { certaintyOf } from '../src/query/certainty.ts';
import { namedBrand } from '../src/query/named-brand.ts';
import { rankBrands, type GradedIndexedBrand, type Resemblance } from '../src/query/rank-brands.ts';
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
  /** The taste of the target, which a candidate is held against; what a brief states goes before it. */
  readonly grammar: Grammar;
  /** What brands are held against: everything a page shows; what a brief states, over the brand it wants to be like. */
  readonly wanted: Grammar;
  /** What a brief says in words. */
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
  readonly code: 'close_call' | 'contradicting_words' | 'brief_over_brand';
  readonly detail: string;
}

/** @throws TasteError `vague_brief` for words that match nothing, or what reading a page throws */
export async function resolveQuery(query: string, context: Context): Promise<ResolvedQuery> {
  return /^https?:\/\//i.test(query) ? resolvePage(query, context) : resolveBrief(query, context);
}

async function resolvePage(url: string, context: Context): Promise<ResolvedQuery> {
  const { catalog, readPage } = context;
  const { page, survey, renderPass } = await readPage({ url }, { nameOf: () => 'query' });
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
  const { catalog, searchIndex } = context;
  const { grammar: stated, statements, remarks } = parseBrief(text);
  const model = namedBrand(text, catalog.brands)?.grammar;
  const wanted: Grammar = { ...model, ...stated };
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
  const { entry, grammar } = top.brand;
  const byWords = matches.size > 0 && found[0]?.matchType !== 'exact';
  const { confidence, closeCall: close } = certaintyOf(ranked, byWords);
  return {
    kind: 'brief',
    target: { slug: entry.slug, source: 'brand', name: entry.name },
    grammar: { ...grammar, ...stated },
    wanted,
    statements: statements.filter(({ axis, value }) => stated[axis] === value),
    ranked,
    confidence,
    remarks: [
      ...closeCall(close),
      ...overruled(stated, top.brand),
      ...remarks.map((detail): Remark => ({ code: 'contradicting_words', detail })),
    ],
    contract: await publishedContract(entry.slug, context),
    renderPasses: [],
  };
}

/** What a brief says goes before what the brand does; the contract of the brand does not know that. */
function overruled(stated: Grammar, { entry, grammar }: GradedIndexedBrand): Remark[] {
  const own: Readonly<Record<string, string>> = grammar;
  const differing = Object.entries(stated).flatMap(([axis, value]) =>
    own[axis] === undefined || own[axis] === value ? [] : [`${axis} ${value}, not ${own[axis]}`],
  );
  if (differing.length === 0) return [];
  const detail = `The brief goes before ${entry.name} on ${differing.join('; ')}. The contract states the values of ${entry.name}.`;
  return [{ code: 'brief_over_brand', detail }];
}

async function publishedContract(
  slug: string,
  { readDocument, origin }: Context,
): Promise<ResolvedQuery['contract']> {
  const path = `/api/styles/${slug}/agents.md`;
  const text = (await readDocument(path)) ?? fail('internal', `The contract of ${slug} was not published.`);
  return { agents_md_url: `${origin}${path}`, agents_md: text };
}

function closeCall(detail: string | null): Remark[] {
  return detail === null ? [] : [{ code: 'close_call', detail }];
}
