import { describe, expect, it } from 'vitest';
import { payload } from '../../scripts/payloads/payloads.ts';
import { ERRORS } from '../../src/errors.ts';
import { MENDS, type ExampleRequest } from '../../site/problems/mends.ts';
import { ask, type Json } from './ask.ts';
import { expectProblem } from './expect-answer.ts';

/** What Chromium sends for an address that is typed. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('the address of a problem', () => {
  it.each(Object.keys(ERRORS))('%s is a page for browsers', async (code) => {
    const response = await ask(`/problems/${code}`, { headers: BROWSER });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('vary')).toBe('accept');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain(`<h1>${code}</h1>`);
  });

  it.each([['*/*'], ['application/json'], ['application/problem+json']])('is JSON for %s', async (accept) => {
    const response = await ask('/problems/not_found', { headers: { accept } });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('vary')).toBe('accept');
  });

  it.each([
    ['text/html', 'text/html'],
    ['Text/HTML; q=0.9, application/json; q=0.8', 'text/html'],
    ['application/json, text/html;q=0.5', 'application/json'],
    ['text/html;q=0.1, application/problem+json', 'application/json'],
    ['text/html;q=0, */*', 'application/json'],
    ['text/html;q=much', 'application/json'],
  ])('for %s is %s', async (accept, type) => {
    const response = await ask('/problems/not_found', { headers: { accept } });
    expect(response.headers.get('content-type')).toContain(type);
  });

  it('of no problem is a 404 problem for programs and browsers', async () => {
    await expectProblem(await ask('/problems/nothing'), 404, 'not_found');
    await expectProblem(await ask('/problems/..%2Fcompose', { headers: BROWSER }), 404, 'not_found');
  });

  it.each([3, 17, 40, 58, 77, 101])('says nothing of hostile text %s that stands in it', async (seed) => {
    const text = payload(seed).toWellFormed();
    const answer = await ask(`/problems/${encodeURIComponent(text)}`, { headers: BROWSER });
    expect(await answer.clone().text()).not.toContain(text);
    await expectProblem(answer, 404, 'not_found');
  });
});

const examples = Object.entries(MENDS).flatMap(([code, { example }]) =>
  example === undefined ? [] : [{ code, ...example }],
);

describe.each(examples)('the example of $code', ({ code, wrong, right }) => {
  it('has the problem, and the mended one has not', async () => {
    const problem = await send(wrong);
    await expectProblem(problem, problem.status, code);
    const mended = await send(right);
    expect(mended.status, await mended.text()).toBe(200);
  });
});

function send({ method, path, body }: ExampleRequest): Promise<Response> {
  const text = typeof body === 'object' ? JSON.stringify(body satisfies Json) : body;
  return ask(path, { method, ...(text !== undefined && { body: text }) });
}
