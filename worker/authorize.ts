import { fail } from '../src/errors.ts';
import type { Settings } from './env.ts';
import type { Operation } from './operation.ts';
import { isSameSecret } from './same-secret.ts';

/** The header that carries the token of the private brands. */
export const TOKEN_HEADER = 'x-private-brands-token';

/**
 * Lets a request pass or throws `unauthorized`, `not_configured`. A service in production that was given
 * no token keeps its private brands shut; one on a developer's machine leaves them open.
 */
export async function authorize(
  { needsToken = false }: Operation,
  token: string | null,
  { production, privateBrandsToken }: Settings,
): Promise<void> {
  if (!needsToken) return;
  if (privateBrandsToken === null) {
    if (production) fail('not_configured', 'Private brands are shut: PRIVATE_BRANDS_TOKEN is not set.');
    return;
  }
  if (await isSameSecret(token, privateBrandsToken)) return;
  const problem = token === null ? 'is missing' : 'is wrong';
  fail('unauthorized', `The token in ${TOKEN_HEADER} ${problem}.`);
}
