import type { IndexedBrand } from '../src/catalog/catalog-index.ts';
import { withSubstitutes } from '../src/catalog/open-substitutes.ts';
import { listTokens } from '../src/catalog/listed-tokens.ts';
import { targetOfList, type TargetIdentity } from '../src/identity/target.ts';
import { tokensOfPage } from './taste-tokens.ts';
import { identityScores, judgeBrands, targetOfBrand } from '../src/identity/judge-brands.ts';
import { refuse } from '../src/errors.ts';
import type { Statement } from '../src/grammar/brief.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';
import { grammarOf } from '../src/grammar/read-axes.ts';
import { closeCallOf } from '../src/query/close-call.ts';
import { briefConfidence, doubted, isVague, LEAST_CONFIDENCE } from '../src/query/brief-confidence.ts';
import {
  rankBrands,
  withModelsFirst,
  type GradedIndexedBrand,
  type Resemblance,
} from '../src/query/rank-brands.ts';
import { agentsMdOf } from './answer/agents-md-of-page.ts';
import {
  changedTaste,
  NO_MODEL,
  tasteContract,
  type Changes,
  type TasteModel,
} from './brand-with-changes.ts';
import type { BriefModels } from './brief-models.ts';
import { closeCall, lost, mixed, notInCatalog, refusedColor, type Remark } from './brief-remarks.ts';
import type { Context } from './context.ts';
import { RANKED } from './limit-field.ts';
import {
  contractOfBlend,
  contractOfBrand,
  type AddressedContract,
  type AskedTaste,
} from './query-contract.ts';
import { NO_BRAND, overruled } from './overruled.ts';
import { readBrief, type BriefReading } from './read-brief.ts';
import { askedOf, changesOf, statedFor } from './stated-for.ts';
import { statesAxesAlone } from '../src/search/is-measured.ts';
import { plainAddresses } from '../src/words/plain-addresses.ts';
import type { Understanding } from '../src/words/understanding.ts';

/** A query with its target and matches. */
export interface ResolvedQuery {
  readonly kind: 'brief' | 'url';
  readonly target: {
    readonly slug: string | null;
    readonly source: 'brand' | 'hybrid' | 'brief' | 'reference';
    readonly name: string;
  };
  /** The grammar that candidates are scored against: that of the target, overridden by the brief. */
  readonly grammar: Grammar;
  /** The grammar that brands are compared with: all axes of a page; for a brief, the brand it names, overridden. */
  readonly wanted: Grammar;
  /** The same, with the value of a brand where the words of the brief accept it. */
  readonly wantedFrom: (brand: IndexedBrand) => Grammar;
  /** The statements of a brief. */
  readonly statements: readonly Statement[];
  /** What a brief says, and what of it was not understood; null for a page. */
  readonly understanding: Understanding | null;
  /** Graded brands, best first, at least as many as an answer lists. */
  readonly ranked: readonly Resemblance[];
  /** 0..1 */
  readonly confidence: number;
  readonly remarks: readonly Remark[];
  readonly contract: AddressedContract;
  /** What the tokens of the contract state. */
  readonly identity: TargetIdentity;
  /** One for the page, if one was read. */
  readonly renderPasses: readonly { readonly used: boolean }[];
}

/** Brands whose tokens a page is compared with: those most similar by their axes, where the catalog is in the database. */
const JUDGED = 300;

/** Probability that a brand that a query gives as its model is the one it means. */
const NAMED = 0.97;

const SAYS_NOTHING = 'The query says nothing that a design or a brand could be found by.';
const ONLY_REFUSES = 'The query says which brand it shall not be like, and nothing of what it shall be like.';
const WHAT_TO_ADD =
  'Add how it should look (colours, corners, type, space, motion), a mood, an era, an industry, or a brand to resemble.';

/**
 * An address alone: `https://stripe.com but dark` is a brief that names a brand. Those that are not fetched are
 * addresses too, so that their scheme is refused by name.
 */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|(?:mailto|javascript|data|file|blob|about|tel):)\S*$/i;

/** @throws TasteError `vague_brief` for text that says nothing of design, or the errors of reading a page */
export async function resolveQuery(
  query: string,
  context: Context,
  pages: 1 | 2 = 1,
): Promise<ResolvedQuery> {
  return ADDRESS.test(query) ? resolvePage(query, context, pages) : resolveBrief(query, context);
}

async function resolvePage(url: string, context: Context, pages: 1 | 2): Promise<ResolvedQuery> {
  const { backend, catalog, readPage } = context;
  const { page, survey, renderPass } = await readPage({ url }, { nameOf: () => 'query', pages });
  const wanted = grammarOf(survey.readings);
  const tokens = tokensOfPage(survey);
  const asked = { grammar: wanted, matches: new Map<string, number>() };
  const brands = await backend.ranking(asked, JUDGED);
  const identities = identityScores(judgeBrands(tokens.see(), brands));
  const ranked = rankBrands({ ...asked, identities }, brands, catalog.weights);
  const shown = Object.values(survey.readings).filter(({ value }) => value !== null);
  const confidence = shown.reduce((sum, reading) => sum + reading.confidence, 0) / Math.max(1, shown.length);
  return {
    kind: 'url',
    target: { slug: null, source: 'reference', name: page.url },
    grammar: wanted,
    wanted,
    wantedFrom: () => wanted,
    statements: [],
    understanding: null,
    ranked,
    confidence: Math.round(confidence * 100) / 100,
    remarks: closeCall(closeCallOf(ranked)),
    contract: { agents_md_url: null, agents_md: agentsMdOf(page, survey, context) },
    identity: tokens.target,
    renderPasses: [renderPass],
  };
}

async function resolveBrief(text: string, context: Context): Promise<ResolvedQuery> {
  const reading = await readBrief(text, context);
  const { models, refused, stated, statements, remarks, understanding } = reading;
  const { model } = models;
  const wanted =
    model === null ? stated : rankedGrammar(model, changesOf(reading, statedFor(reading, model)));
  const { ranked, confidence: found } = await rankFor(text, wanted, reading, context);
  const confidence = doubted(found, understanding, text);
  const [top] = ranked;
  if (top === undefined || isVague(confidence, understanding, text))
    return refuse('vague_brief', 'query', `${refused.size > 0 ? ONLY_REFUSES : SAYS_NOTHING} ${WHAT_TO_ADD}`);
  const answered = { top: top.brand, isAlone: model === null && confidence < LEAST_CONFIDENCE };
  const { target, kept, taste, contract, identity, overruling } = await answerOf(reading, answered, context);
  return {
    kind: 'brief',
    target,
    grammar: taste.grammar,
    wanted,
    wantedFrom: (brand) => (model === null ? statedFor(reading, brand) : wanted),
    statements: statements.flatMap((one) =>
      stated[one.axis] === one.value ? [{ ...one, value: kept[one.axis] ?? one.value }] : [],
    ),
    understanding,
    ranked,
    confidence,
    remarks: [
      ...mixed(models),
      ...notInCatalog(understanding, text, {
        followed: target.name,
        isModel: model !== null || answered.isAlone,
      }),
      ...closeCall(model === null && !answered.isAlone ? closeCallOf(ranked) : null),
      ...overruling,
      ...refusedColor(taste),
      ...remarks.map((detail): Remark => ({ code: 'contradicting_words', detail })),
      ...lost(understanding, text),
    ],
    contract,
    identity,
    renderPasses: [],
  };
}

interface Answered {
  readonly top: GradedIndexedBrand;
  /** Whether no brand is a probable answer. */
  readonly isAlone: boolean;
}

/** The target of a brief, with its contract. */
async function answerOf(reading: BriefReading, { top, isAlone }: Answered, context: Context) {
  const { models } = reading;
  if (isAlone) {
    const kept = statedFor(reading, NO_MODEL);
    const taste = changedTaste(NO_MODEL, changesOf(reading, kept));
    return {
      target: { slug: null, source: 'brief' as const, name: 'the brief' },
      kept,
      taste,
      contract: {
        agents_md_url: null,
        agents_md: tasteContract(NO_MODEL, taste, context.origin, null),
      },
      identity: targetOfList(listTokens(taste.stated)),
      overruling: [NO_BRAND],
    };
  }
  const { blend, model } = models;
  const followed = blend === null || model === null ? top : model;
  const kept = statedFor(reading, followed);
  const changes = changesOf(reading, askedOf(kept, reading, followed));
  const taste = changedTaste(followed, changes);
  const isChanged = taste.changed.length + taste.said.length > 0;
  // Where the brand already is as the brief wants it, its contract still has to require just that, and no more.
  const isAsked = isChanged || taste.refusal !== null || Object.keys(kept).length > 0;
  return {
    target: blend === null ? brandTarget(top) : { slug: null, source: 'hybrid' as const, name: blend.name },
    kept,
    taste,
    contract: await contractOf(top, models, isAsked ? { ...changes, taste } : null, context),
    // Pages are judged against the tokens that the contract of a blend, or of a changed brand, has left.
    identity:
      blend === null && !isAsked
        ? targetOfBrand(top)
        : targetOfList(listTokens(isAsked ? taste.stated : withSubstitutes(taste.stated))),
    overruling: isChanged ? overruled(taste, followed) : [],
  };
}

async function rankFor(
  text: string,
  wanted: Grammar,
  { models, refused, understanding }: BriefReading,
  { backend, catalog }: Context,
): Promise<Pick<ResolvedQuery, 'ranked' | 'confidence'>> {
  const found = await backend.matches(plainAddresses(text));
  const matches = new Map(found.matches.map(({ slug, score }) => [slug, score]));
  const asked = { grammar: wanted, matches, isMeasured: statesAxesAlone(understanding.statements) };
  const brands = await backend.ranking(asked, RANKED.max + models.brands.length + refused.size);
  const ranked = withModelsFirst(
    rankBrands(asked, withBrands(brands, models.brands), catalog.weights),
    models.brands,
  ).filter(({ brand }) => !refused.has(brand.entry.slug));
  const confidence = briefConfidence(found);
  return { ranked, confidence: Math.max(confidence, Math.round(100 * NAMED * models.sureness) / 100) };
}

/** @param asked null when the brief states nothing besides its model */
function contractOf(
  brand: GradedIndexedBrand,
  { blend, model }: BriefModels,
  asked: AskedTaste | null,
  context: Context,
): AddressedContract | Promise<AddressedContract> {
  return blend === null || model === null
    ? contractOfBrand(brand, asked, context)
    : contractOfBlend(blend, model, asked, context);
}

function brandTarget({ entry: { slug, name } }: GradedIndexedBrand): ResolvedQuery['target'] {
  return { slug, source: 'brand', name };
}

function withBrands(
  brands: readonly IndexedBrand[],
  further: readonly IndexedBrand[],
): readonly IndexedBrand[] {
  const known = new Set(brands.map(({ entry }) => entry.slug));
  return [...brands, ...further.filter(({ entry }) => !known.has(entry.slug))];
}

/** A brand as it stands, or what a brief makes of it: the target without what its own tokens decide. */
function rankedGrammar(model: TasteModel, changes: Changes): Grammar {
  const { grammar, former, changed } = changedTaste(model, changes);
  return changed.length === 0 ? (model.grammar ?? {}) : { ...grammar, ...former };
}
