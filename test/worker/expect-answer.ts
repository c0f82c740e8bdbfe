import * as v from 'valibot';
import { expect } from 'vitest';
import type { Operation } from '../../worker/operation.ts';
import { json, type Json } from './ask.ts';

/** A successful response, validated against the schema of the operation. */
export async function expectAnswer(response: Response, { output, cache }: Operation): Promise<Json> {
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe(cache);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const answer = await json(response);
  expect(v.safeParse(output, answer).issues).toBeUndefined();
  return answer;
}

/** An error response as problem+json. */
export async function expectProblem(response: Response, status: number, code: string): Promise<Json> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.has('www-authenticate')).toBe(status === 401);
  const problem = await json(response);
  expect(problem).toMatchObject({ type: `/problems/${code}`, status, code });
  expect(response.status).toBe(status);
  expect(problem['title']).toBeTypeOf('string');
  expect(problem['detail']).not.toMatch(/\bat .*\.ts|Error:/);
  return problem;
}
