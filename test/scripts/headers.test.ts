import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/local-platform.ts';
import { CORS_HEADERS } from '../../worker/cors.ts';
import { BOARD_DOCUMENTS } from '../../worker/brand-documents.ts';
import { BOARD_PATHS } from '../../worker/paths.ts';
import { BOARD_POLICY, DOCUMENT_POLICY } from '../../worker/policies.ts';

/** The headers of `assets/_headers` by the paths that have them. */
const RULES = new Map(
  readFileSync(path.join(ROOT, 'assets/_headers'), 'utf8')
    .split(/\n(?=\/)/)
    .map((rule): [string, ReadonlyMap<string, string>] => {
      const [pattern = '', ...lines] = rule.trim().split('\n');
      return [
        pattern,
        new Map(
          lines.map((line): [string, string] => {
            const [name = '', ...value] = line.trim().split(': ');
            return [name, value.join(': ')];
          }),
        ),
      ];
    }),
);

describe('assets/_headers', () => {
  it('gives a published board the policy of one from the database', () => {
    expect(RULES.get(BOARD_PATHS[0])?.get('Content-Security-Policy')).toBe(BOARD_POLICY);
  });

  it.each(['/api/*', '/styles/*'])('lets pages of other origins read %s as the service does', (pattern) => {
    for (const [name, value] of RULES.get(pattern) ?? []) {
      if (!name.startsWith('Access-Control-')) continue;
      const inService: string = CORS_HEADERS[name as keyof typeof CORS_HEADERS];
      // Files have none of the headers that the Worker adds to its answers.
      if (name === 'Access-Control-Expose-Headers')
        expect(inService.split(', ')).toEqual(expect.arrayContaining(value.split(', ')));
      else expect(value).toBe(inService);
    }
    expect(RULES.get(pattern)?.has('Access-Control-Expose-Headers')).toBe(true);
  });
});

it('no policy lets a page run scripts or be shown by another site', () => {
  for (const policy of [BOARD_POLICY, DOCUMENT_POLICY]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("frame-ancestors 'self'");
  }
});

it('the Worker answers the paths of the boards that it makes', () => {
  expect(BOARD_DOCUMENTS.map(({ path: address }) => address)).toEqual([...BOARD_PATHS]);
});
