import * as v from 'valibot';
import { problemResponse } from '../../http/problem.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { compose } from '../../worker/operations/compose.ts';
import { score } from '../../worker/operations/score.ts';
import { validInput } from '../../worker/read-request.ts';
import { resolveBrand } from '../../worker/resolve-brand.ts';
import type { Output } from './output.ts';

const catalog = catalogIndex(CATALOG);

/** Requests that are refused with a text of the caller in the answer. */
const REFUSED: readonly (readonly [format: string, request: (text: string) => unknown])[] = [
  ['unknown field', (text) => validInput(score, { html: '<p>a', target_brand: 'linear', [`${text}x`]: 1 })],
  ['wrong value', (text) => validInput(compose, { sources: { palette: 'linear' }, output_format: text })],
  ['unknown brand', (text) => resolveBrand(`${text} zzzzzzzz`, 'brand', catalog)],
];

/** The problem documents of refused requests. */
export async function problemOutputs(text: string): Promise<readonly Output[]> {
  return Promise.all(
    REFUSED.map(async ([format, request]) => {
      const response = problemResponse(errorOf(() => request(text)));
      const { errors = [], ...problem } = v.parse(Problem, await response.json());
      const fields = errors.map(({ field }) => typeof field);
      return {
        format: `problem: ${format}`,
        mediaType: response.headers.get('content-type') ?? '',
        text: JSON.stringify({ ...problem, fields }),
      };
    }),
  );
}

/** What says which problem it is; the texts of `detail`, `errors` and `did_you_mean` are words. */
const Problem = v.object({
  type: v.pipe(v.string(), v.regex(/^\/problems\/[a-z_]+$/)),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  errors: v.optional(v.array(v.object({ field: v.string(), detail: v.string() }))),
});

function errorOf(request: () => unknown): unknown {
  try {
    request();
  } catch (error) {
    return error;
  }
  throw new Error('The request was not refused.');
}
