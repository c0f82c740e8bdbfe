import { BRIEF_LANGUAGES } from './other-languages.ts';
import type { SearchAnswer } from '../src/search/search.ts';
import { documentsSetIn, type SearchIndex } from '../src/search/search-index.ts';

/** What a caller of search should know of its answer. */
interface SearchRemark {
  readonly code: 'language_not_read' | 'typeface_not_in_catalog';
  readonly detail: string;
}

/** Scripts of languages without a glossary. */
const UNREAD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Says that the language of a query is not read, and which of its typefaces no brand uses. */
export function searchRemarks(
  query: string,
  { total, understanding }: Pick<SearchAnswer, 'total' | 'understanding'>,
  index: SearchIndex,
): SearchRemark[] {
  const faces = understanding.statements
    .filter(({ kind, polarity }) => kind === 'font' && polarity === 'for')
    .flatMap(({ values }) => values)
    .filter((face) => documentsSetIn(index, face).length === 0);
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
  ];
}
