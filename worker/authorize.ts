import { fail } from '../src/errors.ts';
import { isAllowed } from '../src/page/public-url.ts';
import type { Settings } from './env.ts';
import type { Operation } from './operation.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { TOKENS } from './tokens.ts';

/** What a request proves about its caller. */
export interface Credentials {
  readonly token: string | null;
  /** Whether a browser sends the request from a page of another origin. */
  readonly isOtherSite: boolean;
}

/** Of an operation that takes no token: nobody asks what its caller proves. */
const NONE: Credentials = { token: null, isOtherSite: false };

export function credentialsOf(request: Request, { needsToken, takesToken }: Operation): Credentials {
  const name = needsToken ?? takesToken;
  if (name === undefined) return NONE;
  return { token: request.headers.get(TOKENS[name].header), isOtherSite: isOtherSite(request) };
}

function isOtherSite({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  return origin !== null && origin !== new URL(url).origin;
}

/**
 * Whether the hosts of FETCH_ALLOW_HOSTS may be read for this request. Not for a page of another site that is open in
 * the developer's browser, which could read local applications through the service; but for pages of these hosts.
 */
export function mayReadAllowedHosts(request: Request, { allowHosts }: Settings): boolean {
  if (!isOtherSite(request)) return true;
  const origin = URL.parse(request.headers.get('origin') ?? '');
  return origin !== null && isAllowed(origin, allowHosts);
}

/**
 * Returns when the request is authorised; throws `unauthorized` or `not_configured`. Without a configured token, an
 * operation that needs one is disabled in production and open in development. In development it stays closed to pages
 * of other sites open in the developer's browser: they can send a POST without a preflight and read every response.
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
    if (settings.production) fail('not_configured', `${subject} disabled because ${variable} is not set.`);
    if (isOtherSite)
      fail(
        'unauthorized',
        `${subject} not available to other websites. Set ${variable} and send it as a token.`,
      );
    return;
  }
  if (await isSameSecret(token, wanted)) return;
  fail(
    'unauthorized',
    token === null
      ? `The token is missing; send it in the header ${header}.`
      : `The token in the header ${header} is wrong.`,
  );
}

/** Whether the caller may read private brands, in operations that are open to everyone. */
export async function mayReadPrivate(
  { needsToken, takesToken }: Operation,
  { token, isOtherSite }: Credentials,
  settings: Settings,
): Promise<boolean> {
  if (needsToken !== undefined) return true; // `authorize` has already checked the token
  if (takesToken === undefined) return false;
  const wanted = TOKENS[takesToken].configured(settings);
  return wanted === null ? !settings.production && !isOtherSite : isSameSecret(token, wanted);
}
