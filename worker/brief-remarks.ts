import { namesOfSources } from '../src/compose/source.ts';
import { otherBrandsIn } from '../src/words/read-other-brands.ts';
import type { ChangedTaste } from '../src/contract/settle/change-taste.ts';
import type { Understanding } from '../src/words/understanding.ts';
import type { BriefModels } from './brief-models.ts';
import { notUnderstoodSentence } from './lost-words.ts';

/** What a caller of query should know of its answer. */
export interface Remark {
  readonly code:
    | 'brand_left_out'
    | 'brand_not_in_catalog'
    | 'brands_mixed'
    | 'brief_over_brand'
    | 'close_call'
    | 'contradicting_words'
    | 'no_brand'
    | 'refused_color'
    | 'signature_left_out'
    | 'words_not_understood';
  readonly detail: string;
}

/** Words of a brief that were not understood. */
export function lost(understanding: Understanding, text: string): Remark[] {
  const detail = notUnderstoodSentence(understanding, text);
  return detail === null ? [] : [{ code: 'words_not_understood', detail }];
}

/** What comes from which brand of a blend, and what of no brand. */
export function mixed({ blend, leftOut }: BriefModels): Remark[] {
  const from = blend === null ? '' : namesOfSources(blend.sources).join(', ');
  const detail = `The brands are mixed: ${from}. To choose what each gives, use compose.`;
  return [
    ...(blend === null ? [] : [{ code: 'brands_mixed' as const, detail }]),
    ...(leftOut === null ? [] : [{ code: 'brand_left_out' as const, detail: leftOut }]),
  ];
}

/** Well-known brands that the brief wants and the catalog lacks. @param isModel whether the brief names what is followed */
export function notInCatalog(
  { statements }: Understanding,
  text: string,
  { followed, isModel }: { readonly followed: string; readonly isModel: boolean },
): Remark[] {
  const others = new Set(otherBrandsIn(text).map(({ span }) => span.text));
  const wanted = statements.filter(
    ({ kind, polarity, span }) => kind !== 'brand' && polarity === 'for' && others.has(span.text),
  );
  const instead = isModel ? '' : ', which fits best what is known of it';
  return [...new Set(wanted.map(({ span }) => span.text))].map((name) => ({
    code: 'brand_not_in_catalog',
    detail: `The catalog has no ${name}. The answer follows ${followed}${instead}.`,
  }));
}

export function closeCall(detail: string | null): Remark[] {
  return detail === null ? [] : [{ code: 'close_call', detail }];
}

/** Hues that the brief refuses, and the colours that make way. */
export function refusedColor({ refusal }: Pick<ChangedTaste, 'refusal'>): Remark[] {
  return refusal === null ? [] : [{ code: 'refused_color', detail: refusal }];
}
