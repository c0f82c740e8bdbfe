import { fail } from '../src/errors.ts';
import type { Settings } from './env.ts';
import type { Operation } from './operation.ts';
import { isSameSecret } from './same-secret.ts';
import { TOKENS } from './tokens.ts';

/** The token of a request that this operation wants; null without one. */
export function tokenIn(headers: Headers, { needsToken }: Operation): string | null {
  return needsToken === undefined ? null : headers.get(TOKENS[needsToken].header);
}

/**
 * Lets a request pass or throws `unauthorized`, `not_configured`. A service in production that was given
 * no token keeps the part shut; one on a developer's machine leaves it open.
 */
export async function authorize(
  { needsToken }: Operation,
  token: string | null,
  settings: Settings,
): Promise<void> {
  if (needsToken === undefined) return;
  const { header, variable, guards, configured } = TOKENS[needsToken];
  const wanted = configured(settings);
  if (wanted === null) {
    if (settings.production) fail('not_configured', `${guards} shut: ${variable} is not set.`);
    return;
  }
  if (await isSameSecret(token, wanted)) return;
  const problem = token === null ? 'is missing' : 'is wrong';
  fail('unauthorized', `The token in ${header} ${problem}.`);
}
