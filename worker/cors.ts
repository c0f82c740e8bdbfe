/** Open to every origin: the API takes no cookies and no credentials from a browser. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
} as const;

/** How long a browser may remember a preflight. Seconds; Chromium's own ceiling is two hours. */
const PREFLIGHT_MAX_AGE = 7200;

/** The answer to a preflight. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: { 'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE) },
  });
}
