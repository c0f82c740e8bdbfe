import { fail } from '../src/errors.ts';
import { parseBrief } from '../src/grammar/brief.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';
import { parseGrammar } from '../src/grammar/parse-grammar.ts';
import { grammarOf } from '../src/grammar/read-axes.ts';
import type { Context } from './context.ts';

/** Every way to name a target; the first that is given counts. */
export interface TargetRequest {
  readonly target_brand?: string | undefined;
  readonly target_url?: string | undefined;
  readonly target_grammar?: unknown;
  readonly brief?: string | undefined;
}

export interface Target {
  readonly source: 'brand' | 'reference' | 'grammar' | 'brief';
  /** How to call it in a sentence. */
  readonly name: string;
  /** A line on what is asked for. */
  readonly excerpt: string;
  readonly grammar: Grammar;
  /** Of a reference. */
  readonly url: string | null;
}

const MAX_EXCERPT = 200; // characters

/** Throws `missing_target`, `unknown_brand`, `vague_brief`, or what reading a page or a grammar throws. */
export async function resolveTarget(request: TargetRequest, context: Context): Promise<Target> {
  const { target_brand, target_url, target_grammar, brief } = request;
  if (target_brand !== undefined) return brandTarget(target_brand, context);
  if (target_url !== undefined) return referenceTarget(target_url, context);
  if (target_grammar !== undefined) return grammarTarget(target_grammar);
  if (brief !== undefined) return briefTarget(brief);
  return fail('missing_target');
}

async function brandTarget(slug: string, { catalog, brands }: Context): Promise<Target> {
  const listed = catalog.bySlug(slug);
  if (listed !== null) {
    const { entry, grammar } = listed;
    if (grammar === null) return fail('ungraded_brand');
    return { source: 'brand', name: entry.name, excerpt: excerpt(entry.signature_move), grammar, url: null };
  }
  const own = (await brands.find(slug)) ?? fail('unknown_brand', `No brand is called ${excerpt(slug)}.`);
  const name = own.name === '' ? own.slug : own.name;
  return { source: 'brand', name, excerpt: excerpt(own.sourceUrl), grammar: own.grammar, url: null };
}

async function referenceTarget(url: string, { readPage }: Context): Promise<Target> {
  const { page, survey } = await readPage({ url }, { nameOf: () => 'target_url' });
  const grammar = grammarOf(survey.readings);
  return { source: 'reference', name: page.url, excerpt: excerpt(page.url), grammar, url: page.url };
}

function grammarTarget(given: unknown): Target {
  const grammar = parseGrammar(given, 'target_grammar');
  const values = Object.entries(grammar).map(([axis, value]) => `${axis} ${value}`);
  if (values.length === 0) return fail('missing_target', 'target_grammar names no axis.');
  return {
    source: 'grammar',
    name: 'the given grammar',
    excerpt: excerpt(values.join(', ')),
    grammar,
    url: null,
  };
}

function briefTarget(brief: string): Target {
  const { grammar } = parseBrief(brief);
  if (Object.keys(grammar).length === 0) return fail('vague_brief');
  return { source: 'brief', name: 'the brief', excerpt: excerpt(brief), grammar, url: null };
}

function excerpt(text: string): string {
  const line = text
    .slice(0, 2 * MAX_EXCERPT)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= MAX_EXCERPT ? line : `${line.slice(0, MAX_EXCERPT - 1)}…`;
}
