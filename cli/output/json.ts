import { problemOf } from '../../http/problem.ts';
import type { TasteError } from '../../src/errors.ts';
import type { PageSource } from '../pages/page-source.ts';

/** The body that the service answers: a document as it is, everything else as JSON. */
export function bodyOf(answer: unknown): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}

interface Result {
  readonly page: PageSource;
  readonly answer: unknown;
  readonly error: TasteError | null;
}

/** The answer of one page as the service gives it; several pages as a list, each with its name. */
export function resultsJson(results: readonly Result[]): string {
  const [only] = results;
  if (results.length === 1 && only !== undefined) return bodyOf(only.answer ?? problemOf(only.error));
  return JSON.stringify(
    results.map(({ page, answer, error }) => {
      return error === null ? { page: page.name, answer } : { page: page.name, problem: problemOf(error) };
    }),
  );
}
