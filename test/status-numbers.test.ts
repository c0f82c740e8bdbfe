import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where a number can only be a status: a `status` that is set or compared, a key of an object, a redirect. */
const STATUS_NUMBERS = [
  /\bstatus\b[^;\n]{0,20}?[:=<>!?]+\s*[1-5]\d\d\b/,
  /^\s*\[?[1-5]\d\d\]?:\s/m,
  /\?\s*[1-5]\d\d\s*:\s*[1-5]\d\d\b/,
  /\bredirect\([^)]*\b3\d\d\b/,
];

/** Statuses of pages that were fetched are not answers of ours. */
const OF_OTHERS = ['worker/render-pass.ts'];

const files = globSync('{worker,http}/**/*.ts').filter(
  (file) => file !== 'http/problem.ts' && !OF_OTHERS.includes(file),
);

it.each(files)('%s names HTTP statuses and writes no number', (file) => {
  const text = readFileSync(file, 'utf8');
  for (const pattern of STATUS_NUMBERS) expect(pattern.exec(text)?.[0]).toBeUndefined();
});

it.each([
  'new Response(null, { status: 204 })',
  'if (response.status >= 400) return;',
  'return ok ? 200 : 201;',
  'return {\n  304: answer,\n};',
  'Response.redirect(url, 302)',
  'status: operation.status?.(output) ?? 200,',
])('finds the number in %j', (text) => {
  expect(STATUS_NUMBERS.some((pattern) => pattern.test(text))).toBe(true);
});
