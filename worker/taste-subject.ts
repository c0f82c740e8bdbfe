import * as v from 'valibot';
import { described } from '../src/catalog/described.ts';
import { ERRORS, refuse } from '../src/errors.ts';
import { findBrand, similarBrands } from '../src/search/find-brand.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';
import { parseGrammar } from '../src/grammar/parse-grammar.ts';
import { grammarOf, type Readings } from '../src/grammar/read-axes.ts';
import type { Context } from './context.ts';
import { ownBrands, similarOwn } from './own-brands.ts';
import { unknownBrand } from './resolve-brand.ts';
import { tokensOfBrand, tokensOfPage, type TasteTokens } from './taste-tokens.ts';
import { fieldPath, filledText, pageSubjectFields } from './page-subject.ts';

/** Request fields that give a taste: a page, a brand, or a grammar. */
export const tasteSubjectFields = {
  ...pageSubjectFields,
  brand: v.optional(
    described(filledText, 'A brand: its slug, name, host or URL, or the slug of a private brand.'),
  ),
  grammar: v.optional(
    described(
      v.unknown(),
      'Axis values, nested (`{"surface": {"radius": "pill"}}`) or flat (`{"surface.radius": "pill"}`).',
    ),
  ),
};

export type TasteSubject = v.InferOutput<v.ObjectSchema<typeof tasteSubjectFields, undefined>>;

/** `url` and `html` may be combined: `url` is then the base URL of the page. */
const TASTES = [['url', 'html'], ['brand'], ['grammar']] as const;
const NAME_ONE_TASTE = 'Give exactly one of `url`, `html`, `brand` and `grammar`.';

/** Checks that a request gives exactly one taste. */
export function namesOneTaste<Input extends TasteSubject>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const given = TASTES.flatMap((fields) => fields.find((field) => input[field] !== undefined) ?? []);
    const wrong = given.length === 0 ? ['url'] : given.slice(1);
    for (const field of wrong) addIssue({ message: NAME_ONE_TASTE, path: [fieldPath(input, field)] });
  });
}

/** The owner of a taste. */
export const TasteOwnerSchema = v.object({
  kind: described(v.picklist(['page', 'brand', 'grammar']), 'What the taste belongs to.'),
  name: described(v.string(), 'Name of the brand, URL of the page, or `the given grammar`.'),
  slug: described(v.nullable(v.string()), 'Slug of the brand; null for a page or a grammar.'),
  url: described(v.nullable(v.string()), 'URL of the page or of the site of the brand; null for a grammar.'),
});

export interface ResolvedTaste {
  readonly owner: v.InferOutput<typeof TasteOwnerSchema>;
  readonly grammar: Grammar;
  /** The readings of a page; null for a brand or a given grammar. */
  readonly readings: Readings | null;
  /** Tokens of a page or a brand; null for a given grammar. */
  readonly tokens: TasteTokens | null;
  /** Empty when no page was read. */
  readonly renderPasses: readonly { readonly used: boolean }[];
}

/**
 * @param pages that the request reads
 * @param path prefix of the subject's fields in the request, for errors: `a.`
 * @throws TasteError `unknown_brand`, `ungraded_brand`, or the errors of reading a page or a grammar
 */
export async function resolveTaste(
  subject: TasteSubject,
  path: string,
  context: Context,
  pages: 1 | 2 = 1,
): Promise<ResolvedTaste> {
  if (subject.brand !== undefined) {
    const name = subject.brand;
    const catalog = await context.backend.naming([name]);
    const own = (await ownBrands([name], catalog, context)).get(name);
    const brand = own ?? findBrand(name, catalog);
    if (brand === null) {
      const similar = [...similarBrands(name, catalog), ...(await similarOwn(name, context))];
      throw unknownBrand(name, `${path}brand`, similar);
    }
    const { slug, official_url: url } = brand.entry;
    const grammar = brand.grammar ?? refuse('ungraded_brand', `${path}brand`, ERRORS.ungraded_brand);
    const owner = { kind: 'brand' as const, name: brand.entry.name, slug, url };
    return { owner, grammar, readings: null, tokens: tokensOfBrand(brand), renderPasses: [] };
  }
  if (subject.grammar !== undefined) {
    const grammar = parseGrammar(subject.grammar, `${path}grammar`);
    if (Object.keys(grammar).length === 0)
      refuse('invalid_request', `${path}grammar`, 'Must contain at least one axis.');
    const owner = { kind: 'grammar' as const, name: 'the given grammar', slug: null, url: null };
    return { owner, grammar, readings: null, tokens: null, renderPasses: [] };
  }
  const { page, survey, renderPass } = await context.readPage(subject, {
    nameOf: (field) => path + field,
    pages,
  });
  return {
    owner: { kind: 'page', name: page.url, slug: null, url: page.url },
    grammar: grammarOf(survey.readings),
    readings: survey.readings,
    tokens: tokensOfPage(survey),
    renderPasses: [renderPass],
  };
}
