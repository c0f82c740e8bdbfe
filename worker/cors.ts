import { SUCCESS } from '../http/problem.ts';

/**
 * Every origin is allowed, because the API uses no cookies and no browser credentials. DELETE and the
 * private-brands token header are not listed: web pages do not need them, and no web page may delete
 * brands stored on a developer's machine.
 */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  // Those that browsers do not show to a page of another origin by themselves.
  'Access-Control-Expose-Headers':
    'Accept-Ranges, Allow, Content-Range, ETag, Link, Server-Timing, WWW-Authenticate, X-Request-Id',
} as const;

/** Seconds a browser may cache a preflight; Chromium's maximum is two hours. */
const PREFLIGHT_MAX_AGE = 7200;

/** Request headers of the Model Context Protocol that a page of another origin may send. */
export const MCP_HEADERS = {
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID',
} as const;

/** The response to a preflight. @param headers that replace some of `CORS_HEADERS` */
export function preflight(headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, {
    status: SUCCESS.no_content,
    headers: { ...headers, 'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE) },
  });
}
