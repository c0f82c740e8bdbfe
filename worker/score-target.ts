import { listTokens } from '../src/catalog/listed-tokens.ts';
import { pageTokens } from '../src/contract/page-tokens.ts';
import type { ChangedTaste } from '../src/contract/settle/change-taste.ts';
import type { SaidToken } from '../src/contract/settle/said-token.ts';
import { tokenList } from '../src/contract/token-list.ts';
import { ERRORS, fail, refuse } from '../src/errors.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';
import { parseGrammar } from '../src/grammar/parse-grammar.ts';
import { grammarOf } from '../src/grammar/read-axes.ts';
import { parseTargetTokens } from '../src/identity/parse-target-tokens.ts';
import { targetOfBrand } from '../src/identity/judge-brands.ts';
import { targetOfSaid } from '../src/identity/target-of-said.ts';
import { targetOfList, type TargetIdentity } from '../src/identity/target.ts';
import { findBrand, similarBrands } from '../src/search/find-brand.ts';
import type { Accepted } from '../src/words/brief.ts';
import type { Understanding } from '../src/words/understanding.ts';
import { shortened } from '../src/text/shortened.ts';
import { changedTaste } from './brand-with-changes.ts';
import type { Context } from './context.ts';
import { notScoredSentence, notUnderstoodSentence } from './lost-words.ts';
import { findOwn, similarOwn } from './own-brands.ts';
import { type BriefReading, readBrief } from './read-brief.ts';
import { unknownBrand } from './resolve-brand.ts';
import { changesOf, statedFor } from './stated-for.ts';
import { styledTarget } from './styled-target.ts';
import type { PrivateBrand } from './store/private-brands.ts';

/** Request fields that give a target, in order of precedence. */
export interface TargetRequest {
  /** URL of the candidate. */
  readonly url?: string | undefined;
  readonly target_brand?: string | undefined;
  readonly target_url?: string | undefined;
  readonly target_grammar?: unknown;
  readonly brief?: string | undefined;
  readonly target_tokens?: unknown;
}

interface TargetRemark {
  readonly code:
    | 'brand_left_out'
    | 'style_scored'
    | 'target_left_out'
    | 'words_not_scored'
    | 'words_not_understood';
  readonly detail: string;
}

export interface Target {
  readonly source: 'brand' | 'reference' | 'grammar' | 'brief';
  /** Its name in a sentence. */
  readonly name: string;
  /** Slug of a brand; null for every other target. */
  readonly slug: string | null;
  /** A one-line description of the target. */
  readonly excerpt: string;
  readonly grammar: Grammar;
  /** Further values that a brief accepts. */
  readonly accepted: Accepted;
  /** What was understood of a brief; null for other targets. */
  readonly understood: Understanding | null;
  /** What of the request the target has not. */
  readonly remarks: readonly TargetRemark[];
  /** What its tokens state; null for a target without tokens. */
  readonly identity: TargetIdentity | null;
  /** URL of a reference page. */
  readonly url: string | null;
  /** Whether the caller may not read the target. The response then leaves out its grammar. */
  readonly isConfidential: boolean;
}

/** Of targets whose values are given as such. */
const EXACT = { accepted: {}, understood: null, remarks: [] } as const;

const MAX_EXCERPT = 200; // characters

/** Throws `missing_target`, `unknown_brand`, `vague_brief`, or the errors of reading a page or a grammar. */
export async function resolveTarget(request: TargetRequest, context: Context): Promise<Target> {
  const target = await firstTarget(request, context);
  return {
    ...target,
    remarks: [...remark('target_left_out', leftOutSentence(request) || null), ...target.remarks],
  };
}

/** In order of precedence; the tokens go with a grammar or a brief. */
const FIELDS = ['target_brand', 'target_url', 'target_grammar', 'brief', 'target_tokens'] as const;

/** Names the fields that count for nothing beside the one that is used; empty without any. */
function leftOutSentence(request: TargetRequest): string {
  const [used, ...others] = FIELDS.filter((field) => request[field] !== undefined);
  const hasOwnTokens = used === 'target_brand' || used === 'target_url';
  const unused = others.filter((field) => hasOwnTokens || field !== 'target_tokens').join(', ');
  return unused && `The target is ${used} alone; not used: ${unused}.`;
}

async function firstTarget(request: TargetRequest, context: Context): Promise<Target> {
  const { target_brand, target_url, target_grammar, brief, target_tokens: tokens } = request;
  if (target_brand !== undefined) return brandTarget(target_brand, context);
  if (target_url !== undefined)
    return referenceTarget(target_url, request.url === undefined ? 1 : 2, context);
  if (target_grammar !== undefined) return grammarTarget(target_grammar, tokens);
  if (brief !== undefined) return briefTarget(brief, tokens, context);
  return fail('missing_target');
}

/** Looks for a slug of the catalog, then of a private brand, then for any other name of a catalog brand. */
async function brandTarget(name: string, context: Context): Promise<Target> {
  const { backend, brands, readsPrivateBrands } = context;
  const catalog = await backend.naming([name]);
  const own = await findOwn(name, catalog, brands);
  if (own !== null) return readsPrivateBrands ? privateTarget(own) : confidentialTarget(own);
  const listed = findBrand(name, catalog);
  if (listed === null) {
    const similar = [...similarBrands(name, catalog), ...(await similarOwn(name, context))];
    throw unknownBrand(name, 'target_brand', similar);
  }
  const { entry, grammar } = listed;
  if (grammar === null) return refuse('ungraded_brand', 'target_brand', ERRORS.ungraded_brand);
  return {
    source: 'brand',
    name: entry.name,
    slug: entry.slug,
    excerpt: excerpt(entry.signature_move),
    grammar: changedTaste(listed, { stated: {}, said: [] }).grammar, // as in its contract
    ...EXACT,
    identity: targetOfBrand(listed),
    url: null,
    isConfidential: false,
  };
}

function privateTarget({ slug, name, sourceUrl, grammar, tokens }: PrivateBrand): Target {
  const called = name === '' ? slug : name;
  return {
    source: 'brand',
    name: called,
    slug,
    excerpt: excerpt(sourceUrl),
    grammar,
    ...EXACT,
    identity: identityOf(tokens),
    url: null,
    isConfidential: false,
  };
}

/** For callers who may score against the brand but not read it: contains only the slug they sent. */
function confidentialTarget({ slug, grammar, tokens }: PrivateBrand): Target {
  const identity = identityOf(tokens);
  return {
    source: 'brand',
    name: slug,
    slug,
    excerpt: '',
    grammar,
    ...EXACT,
    identity,
    url: null,
    isConfidential: true,
  };
}

function identityOf(tokens: PrivateBrand['tokens']): TargetIdentity | null {
  if (tokens === null) return null;
  return targetOfList(Object.entries(tokens).map(([path, value]) => ({ path, value })));
}

async function referenceTarget(url: string, pages: 1 | 2, { readPage }: Context): Promise<Target> {
  const { page, survey } = await readPage({ url }, { nameOf: () => 'target_url', pages });
  const grammar = grammarOf(survey.readings);
  return {
    source: 'reference',
    name: page.url,
    slug: null,
    excerpt: excerpt(page.url),
    grammar,
    ...EXACT,
    identity: targetOfList(tokenList(pageTokens(survey))),
    url: page.url,
    isConfidential: false,
  };
}

function grammarTarget(given: unknown, tokens: unknown): Target {
  const grammar = parseGrammar(given, 'target_grammar');
  const values = Object.entries(grammar).map(([axis, value]) => `${axis} ${value}`);
  if (values.length === 0)
    return refuse('missing_target', 'target_grammar', 'Must contain at least one axis.');
  return {
    source: 'grammar',
    name: 'the given grammar',
    slug: null,
    excerpt: excerpt(values.join(', ')),
    grammar,
    ...EXACT,
    identity: givenIdentity(tokens),
    url: null,
    isConfidential: false,
  };
}

/** The axes and tokens that a brief states; those of a brand that it names are the rest of the target. */
async function briefTarget(brief: string, tokens: unknown, context: Context): Promise<Target> {
  const reading = await readBrief(brief, context);
  const { models, accepted, understanding, said } = reading;
  const taste = tasteOfModel(reading);
  const asked = taste?.grammar ?? reading.stated;
  const styled = Object.keys(asked).length === 0 ? styledTarget(understanding) : null;
  const grammar = styled?.grammar ?? asked;
  if (Object.keys(grammar).length === 0 && tokens === undefined && !saysIdentity(said))
    return refuse('vague_brief', 'brief', ERRORS.vague_brief);
  return {
    source: 'brief',
    name: 'the brief',
    slug: null,
    excerpt: excerpt(brief),
    grammar,
    accepted: styled?.accepted ?? accepted,
    understood: understanding,
    remarks: [
      ...remark('brand_left_out', models.leftOut),
      ...remark('style_scored', styled?.remark ?? null),
      ...remark(
        'words_not_scored',
        taste === null && styled === null ? notScoredSentence(understanding) : null,
      ),
      ...remark('words_not_understood', notUnderstoodSentence(understanding, brief)),
    ],
    identity: givenIdentity(tokens) ?? briefIdentity(taste, said),
    url: null,
    isConfidential: false,
  };
}

function remark(code: TargetRemark['code'], detail: string | null): TargetRemark[] {
  return detail === null ? [] : [{ code, detail }];
}

/** The model of a brief, changed by it; null where it names none. */
function tasteOfModel(reading: BriefReading): ChangedTaste | null {
  const { model } = reading.models;
  return model === null ? null : changedTaste(model, changesOf(reading, statedFor(reading, model)));
}

function saysIdentity(said: readonly SaidToken[]): boolean {
  return said.some(({ path }) => /^(?:color|font)\./.test(path));
}

/** @param taste of the model of the brief */
function briefIdentity(taste: ChangedTaste | null, said: readonly SaidToken[]): TargetIdentity | null {
  if (taste === null) return said.length === 0 ? null : targetOfSaid(said);
  return targetOfList(listTokens(taste.stated));
}

function givenIdentity(tokens: unknown): TargetIdentity | null {
  return tokens === undefined ? null : parseTargetTokens(tokens, 'target_tokens');
}

function excerpt(text: string): string {
  const line = text
    .slice(0, 2 * MAX_EXCERPT)
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(line, MAX_EXCERPT);
}
