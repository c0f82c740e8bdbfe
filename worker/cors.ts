import { SUCCESS } from '../http/problem.ts';

/**
 * Open to every origin: the API takes no cookies and no credentials from a browser. That is also why DELETE
 * and the token of the private brands are not in the lists: only a program that is no web page needs them,
 * and no web page shall delete what a developer's machine keeps.
 */
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
    status: SUCCESS.no_content,
    headers: { 'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE) },
  });
}
