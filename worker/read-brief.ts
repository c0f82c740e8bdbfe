import { hasTwoSchemes } from '../src/contract/settle/change-scheme.ts';
import { axesOfSaid, saidGround } from '../src/contract/settle/axes-of-said.ts';
import { inPlaceOfRefused } from '../src/contract/settle/refused-colors.ts';
import type { SaidToken } from '../src/contract/settle/said-token.ts';
import type { Statement } from '../src/grammar/brief.ts';
import type { Axis } from '../src/grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../src/grammar/axes/index.ts';
import { understandQuery } from '../src/search/understand-query.ts';
import { briefOf, type Accepted } from '../src/words/brief.ts';
import { isCovered } from '../src/words/is-covered.ts';
import { withSchemeGrounds } from '../src/words/scheme-grounds.ts';
import { changedValue, comparativesIn } from '../src/words/comparatives.ts';
import { plainAddresses } from '../src/words/plain-addresses.ts';
import type {
  AxisStatement,
  BrandRelation,
  BrandStatement,
  Statement as StatementOfWords,
  Understanding,
} from '../src/words/understanding.ts';
import { modelsOf, type BriefModels } from './brief-models.ts';
import type { TasteModel } from './brand-with-changes.ts';
import type { Context } from './context.ts';
import { saidTokens } from './said-tokens.ts';

/** What a brief asks for, with the brands that it names. */
export interface BriefReading {
  readonly models: BriefModels;
  /** Slugs of brands that it refuses. */
  readonly refused: ReadonlySet<string>;
  /** Colours that it refuses. */
  readonly refusedColors: readonly string[];
  /** Axes that it states; those of its models are not among them. */
  readonly stated: Grammar;
  /** Further values of these axes that the words accept. */
  readonly accepted: Accepted;
  /** Tokens that it states. */
  readonly said: readonly SaidToken[];
  readonly statements: readonly Statement[];
  readonly understanding: Understanding;
  /** Sentences about statements that contradict each other. */
  readonly remarks: readonly string[];
}

/** Reads a brief: brands first, so that `looks like Linear` is no kind of motion, then the axes in the other words. */
export async function readBrief(brief: string, { backend, axisReader }: Context): Promise<BriefReading> {
  const text = plainAddresses(brief);
  const readAxes = await axisReader();
  const {
    understanding,
    english,
    statements: found,
  } = await backend.read(text, (index) => understandQuery(index, text, readAxes));
  const named = found.filter((one) => one.kind === 'brand');
  const { grammar, accepted, statements, remarks } = briefOf({
    ...understanding,
    statements: withSchemeGrounds(understanding.statements),
  });
  const catalog = await backend.naming(named.flatMap(({ values }) => values));
  const wanted = named.filter(({ relation }) => MODELS.has(relation));
  const models = modelsOf(wanted, catalog, english);
  const compared =
    models.model === null
      ? []
      : [
          ...schemeOf(english, found, grammar),
          ...comparedWith(models.model.grammar ?? {}, english).filter(
            ({ axis }) => axis !== 'surface.dark_mode' || !hasTwoSchemes(grammar),
          ),
        ];
  const own = saidTokens(found, english);
  const replaced = models.model === null ? null : inPlaceOf(found, models.model, own);
  const said = replaced === null ? own : [...own, replaced];
  const ofColors = colorStatements(said, grammar);
  const changes = [...compared.filter(({ axis }) => !ofColors.some((one) => one.axis === axis)), ...ofColors];
  const changed = new Set(changes.map(({ axis }) => axis));
  const all = [...statements.filter(({ axis }) => !changed.has(axis)).map(plainStatement), ...changes];
  return {
    models,
    refused: refusedBrands(named, wanted),
    refusedColors: refusedColors(found),
    stated: { ...grammar, ...Object.fromEntries(changes.map(({ axis, value }) => [axis, value])) },
    said,
    accepted: Object.fromEntries(Object.entries(accepted).filter(([axis]) => !changed.has(axis as AxisId))),
    statements: all,
    understanding,
    remarks,
  };
}

/** How a brand is named that the target follows. */
const MODELS: ReadonlySet<BrandRelation> = new Set(['named', 'like', 'mix']);

/** `Like Notion, but none of Notion's drawings` follows Notion all the same. */
function refusedBrands(
  named: readonly BrandStatement[],
  wanted: readonly BrandStatement[],
): ReadonlySet<string> {
  const followed = new Set(wanted.flatMap(({ values }) => values));
  const refused = named.flatMap(({ relation, values }) => (relation === 'unlike' ? values : []));
  return new Set(refused.filter((slug) => !followed.has(slug)));
}

/** `Stripe but not purple`: another colour of the model on its buttons, unless the brief says which. */
function inPlaceOf(
  found: readonly StatementOfWords[],
  { entry, values }: TasteModel,
  own: readonly SaidToken[],
): SaidToken | null {
  if (own.some(({ path }) => path === 'color.primary')) return null;
  return inPlaceOfRefused({ tokens: values, theme: entry.theme }, refusedColors(found));
}

function refusedColors(found: readonly StatementOfWords[]): readonly string[] {
  return found.flatMap((one) => (one.kind === 'color' && one.polarity === 'against' ? one.values : []));
}

/** What the colours of a brief state of the ground; `deep forest green ground` is dark. */
function colorStatements(said: readonly SaidToken[], grammar: Grammar): Statement[] {
  const { start = 0, phrase = '' } = saidGround(said) ?? {};
  return Object.entries(axesOfSaid(said, grammar)).map(([axis, value]) => ({
    axis: axis as keyof Grammar, // keys of a grammar
    value,
    start,
    phrase,
    negated: false,
    strength: 1,
  }));
}

/** `A dark Stripe`, `Linear: light`: of a brand that is named, the scheme, where nothing else says it. */
function schemeOf(
  text: string,
  found: readonly StatementOfWords[],
  { 'surface.ground': ground, 'surface.dark_mode': mode }: Grammar,
): Statement[] {
  if (ground !== undefined || mode !== undefined) return [];
  const others = found.filter(({ kind }) => kind === 'axis' || kind === 'color');
  const names = found.filter(({ kind }) => kind === 'brand');
  return found.flatMap(({ kind, values: [style = ''], polarity, span }) => {
    const value = SCHEMES.get(style);
    if (
      kind !== 'style' ||
      polarity !== 'for' ||
      value === undefined ||
      !SCHEME_WORDS.test(span.text) ||
      isCovered(span, others)
    )
      return [];
    const next = { start: span.end, end: span.end + 2 };
    if (!isCovered(next, names) && !OF_PAGE.test(text.slice(span.end))) return [];
    return [
      { axis: 'surface.dark_mode', value, start: span.start, phrase: span.text, negated: false, strength: 1 },
    ];
  });
}

/** What follows a word that is said of the whole page. */
const OF_PAGE =
  /^\s*(?:$|[.,;:!?)–—-]|(?:mode|theme|version|variant|ui|page|site|website|look|please|instead|and|but|with|without|or|of|in|on|for)(?!\p{L}))/iu;

const SCHEME_WORDS = /(?:dark|light|night|black|white)/iu;

const SCHEMES: ReadonlyMap<string, string> = new Map([
  ['dark', 'dark-first'],
  ['light', 'none'],
]);

/** `Like Linear but warmer`: the values that differ from those of the model. */
function comparedWith(model: Grammar, text: string): Statement[] {
  return comparativesIn(text).flatMap(({ axis, change, span }) => {
    const own = model[axis];
    const values = (AXES as readonly Axis[]).find(({ id }) => id === axis)?.values ?? [];
    if (own === undefined && typeof change === 'number') return [];
    const value = changedValue(values, own ?? '', change);
    return [{ axis, value, start: span.start, phrase: span.text, negated: false, strength: 1 }];
  });
}

/** With the best value alone, as a contract states it. */
function plainStatement({ axis, values, span, polarity, degree }: AxisStatement): Statement {
  return {
    axis,
    value: values[0] ?? '',
    start: span.start,
    phrase: span.text,
    negated: polarity === 'against',
    strength: degree,
  };
}
