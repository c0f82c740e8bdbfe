import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { ERRORS, fail, TasteError, type ErrorCode } from '../../src/errors.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { problemOf } from '../../http/problem.ts';

/** The resource that the `type` of a problem points to. */
export const describeProblem = defineOperation({
  name: 'describe_problem',
  method: 'GET',
  path: '/problems/:code',
  summary: 'Get the meaning and HTTP status of an error code.',
  input: v.object({ code: described(v.string(), 'Error code, such as `vague_brief`.') }),
  output: v.object({
    code: described(v.string(), 'Error code.'),
    title: described(v.string(), 'Meaning of the code.'),
    status: described(v.number(), 'HTTP status of responses with this code.'),
  }),
  cache: CACHE.documents,
  bodyLimit: SMALL_BODY,
  errors: ['not_found'],
  examples: [{ summary: 'An error code', input: { code: 'vague_brief' } }],
  async run({ code }) {
    if (!isErrorCode(code))
      return fail('not_found', 'No such error code. /api/openapi.json lists all codes under `Problem`.');
    const { title, status } = problemOf(new TasteError(code));
    return { code, title, status };
  },
});

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
