import * as v from 'valibot';
import { fail } from '../../src/errors.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';

/** Routes of the contract that answer 501 until they come. */
export const ANNOUNCED = ([['render', 'POST', '/api/render']] as const).map(([name, method, path]) =>
  defineOperation({
    name,
    method,
    path,
    summary: 'Not available yet.',
    input: v.unknown(),
    output: v.never(),
    cache: CACHE.never,
    bodyLimit: SMALL_BODY,
    run: async () => fail('not_implemented'),
  }),
);
