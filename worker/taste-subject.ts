import * as v from 'valibot';
import { ERRORS, refuse } from '../src/errors.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';
import { parseGrammar } from '../src/grammar/parse-grammar.ts';
import { grammarOf, type Readings } from '../src/grammar/read-axes.ts';
import type { Context } from './context.ts';
import { resolveBrand } from './resolve-brand.ts';
import { fieldPath, filledText, pageSubjectFields } from './page-subject.ts';

/** Fields by which a request names a taste: a page, a brand of the catalog, or a grammar. */
export const tasteSubjectFields = {
  ...pageSubjectFields,
  /** A brand of the catalog: slug, name, host or address. */
  brand: v.optional(filledText),
  /** Nested or flat; checked axis by axis. */
  grammar: v.optional(v.unknown()),
};

export type TasteSubject = v.InferOutput<v.ObjectSchema<typeof tasteSubjectFields, undefined>>;

/** `url` and `html` may come together: the address is then the base URL of the page. */
const TASTES = [['url', 'html'], ['brand'], ['grammar']] as const;
const NAME_ONE_TASTE = 'Give one taste: `url`, `html`, `brand` or `grammar`.';

/** Checks that a request names one taste, not none and not two. */
export function namesOneTaste<Input extends TasteSubject>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const given = TASTES.flatMap((fields) => fields.find((field) => input[field] !== undefined) ?? []);
    const wrong = given.length === 0 ? ['url'] : given.slice(1);
    for (const field of wrong) addIssue({ message: NAME_ONE_TASTE, path: [fieldPath(input, field)] });
  });
}

/** Who a taste belongs to. */
export const TasteOwnerSchema = v.object({
  kind: v.picklist(['page', 'brand', 'grammar']),
  name: v.string(),
  slug: v.nullable(v.string()),
  url: v.nullable(v.string()),
});

export interface ResolvedTaste {
  readonly owner: v.InferOutput<typeof TasteOwnerSchema>;
  readonly grammar: Grammar;
  /** What the grammar was read from; null for what no page shows. */
  readonly readings: Readings | null;
  /** Empty when no page was read. */
  readonly renderPasses: readonly { readonly used: boolean }[];
}

/**
 * @param path before the names of the subject's fields in the request, for errors: `a.`
 * @throws TasteError `unknown_brand`, `ungraded_brand`, or what reading a page or a grammar throws
 */
export async function resolveTaste(
  subject: TasteSubject,
  path: string,
  { catalog, readPage }: Context,
): Promise<ResolvedTaste> {
  if (subject.brand !== undefined) {
    const brand = resolveBrand(subject.brand, `${path}brand`, catalog);
    const { name, slug, official_url: url } = brand.entry;
    const grammar = brand.grammar ?? refuse('ungraded_brand', `${path}brand`, ERRORS.ungraded_brand);
    return { owner: { kind: 'brand', name, slug, url }, grammar, readings: null, renderPasses: [] };
  }
  if (subject.grammar !== undefined) {
    const grammar = parseGrammar(subject.grammar, `${path}grammar`);
    if (Object.keys(grammar).length === 0) refuse('invalid_request', `${path}grammar`, 'Names no axis.');
    const owner = { kind: 'grammar' as const, name: 'the given grammar', slug: null, url: null };
    return { owner, grammar, readings: null, renderPasses: [] };
  }
  const { page, survey, renderPass } = await readPage(subject, { nameOf: (field) => path + field });
  return {
    owner: { kind: 'page', name: page.url, slug: null, url: page.url },
    grammar: grammarOf(survey.readings),
    readings: survey.readings,
    renderPasses: [renderPass],
  };
}
