import { fail } from '../src/errors.ts';
import type { Settings } from './env.ts';
import type { Operation } from './operation.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { TOKENS } from './tokens.ts';

/** What a caller shows of themselves. */
export interface Credentials {
  readonly token: string | null;
  /** Whether a page of another origin sends the request, through a browser. */
  readonly isOtherSite: boolean;
}

export function credentialsOf({ headers, url }: Request, { needsToken, takesToken }: Operation): Credentials {
  const name = needsToken ?? takesToken;
  const origin = headers.get('origin');
  return {
    token: name === undefined ? null : headers.get(TOKENS[name].header),
    isOtherSite: origin !== null && origin !== new URL(url).origin,
  };
}

/**
 * Lets a request pass or throws `unauthorized`, `not_configured`. In production a part of the service without a token
 * is closed. In development it is open, but not to pages of other sites that the developer's browser has open: those
 * can send a POST without a preflight, and may read every answer.
 */
export async function authorize(
  { needsToken }: Operation,
  { token, isOtherSite }: Credentials,
  settings: Settings,
): Promise<void> {
  if (needsToken === undefined) return;
  const { header, variable, subject, configured } = TOKENS[needsToken];
  const wanted = configured(settings);
  if (wanted === null) {
    if (settings.production) fail('not_configured', `${subject} disabled: ${variable} is not set.`);
    if (isOtherSite)
      fail('unauthorized', `${subject} closed to other websites. Set ${variable} to use a token.`);
    return;
  }
  if (await isSameSecret(token, wanted)) return;
  fail('unauthorized', token === null ? `Send the token in ${header}.` : `The token in ${header} is wrong.`);
}

/** Whether the caller of an operation that answers everyone may also read what is private to the service. */
export async function mayReadPrivate(
  { needsToken, takesToken }: Operation,
  { token, isOtherSite }: Credentials,
  settings: Settings,
): Promise<boolean> {
  if (needsToken !== undefined) return true; // `authorize` has let it pass
  if (takesToken === undefined) return false;
  const wanted = TOKENS[takesToken].configured(settings);
  return wanted === null ? !settings.production && !isOtherSite : isSameSecret(token, wanted);
}
