import { BRIEF_LANGUAGES } from './other-languages.ts';
import type { SearchAnswer } from '../src/search/search.ts';
import { SURE } from '../src/search/sure.ts';
import { countryNumber } from '../src/search/traits.ts';
import type { Statement } from '../src/words/understanding.ts';
import { documentsSetIn, type SearchIndex } from '../src/search/search-index.ts';

/** What a caller of search should know of its answer. */
interface SearchRemark {
  readonly code: 'language_not_read' | 'typeface_not_in_catalog' | 'country_not_in_catalog';
  readonly detail: string;
}

/** Scripts of languages without a glossary. */
const UNREAD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Says that the language of a query is not read, and which of its typefaces and countries no brand has. */
export function searchRemarks(
  query: string,
  { total, understanding }: Pick<SearchAnswer, 'total' | 'understanding'>,
  index: SearchIndex,
): SearchRemark[] {
  const wanted = understanding.statements.filter(({ polarity }) => polarity === 'for');
  const faces = wanted
    .filter((one) => one.kind === 'font' && !wanted.some((other) => isStyleItself(other, one.span.text)))
    .flatMap(({ values }) => values)
    .filter((face) => documentsSetIn(index, face).length === 0);
  const countries = wanted
    .filter(({ kind, confidence }) => kind === 'country' && confidence >= SURE)
    // A part of the world is several countries.
    .filter(({ values }) => !values.some((code) => index.traits.countries.includes(countryNumber(code))))
    .map(({ span }) => span.text);
  return [
    ...(total === 0 && UNREAD.test(query)
      ? [
          {
            code: 'language_not_read' as const,
            detail: `The language of the query is not read. Search in ${BRIEF_LANGUAGES}.`,
          },
        ]
      : []),
    ...[...new Set(faces)].map((face) => ({
      code: 'typeface_not_in_catalog' as const,
      detail: `No brand of the catalog uses ${face}. The results have typefaces of its kind.`,
    })),
    ...[...new Set(countries)].map((said) => ({
      code: 'country_not_in_catalog' as const,
      detail: `No brand of the catalog is from the country that “${said}” names. The results are from elsewhere.`,
    })),
  ];
}

/** Whether a word is the name of a style, which a typeface has as well: `terminal`. */
function isStyleItself({ kind, values }: Statement, word: string): boolean {
  return kind === 'style' && values[0] === word.toLowerCase();
}
