import { CORS_HEADERS } from './cors.ts';
import { varyByAccept } from './problem-page.ts';
import { responseOf, type Answer } from './written-answer.ts';

/** The response with what every answer has. A written answer is one only here, with all its headers given at once. */
export function withCommonHeaders(
  answer: Answer,
  request: Request,
  { 'server-timing': timing, ...own }: Readonly<Record<'x-request-id' | 'server-timing', string>>,
): Response {
  const common = { 'x-content-type-options': 'nosniff', ...own };
  if (!(answer instanceof Response)) {
    const timings = [answer.headers['server-timing'], timing].filter((one) => one !== undefined);
    const headers = { ...CORS_HEADERS, ...answer.headers, ...common, 'server-timing': timings.join(', ') };
    return responseOf({ ...answer, headers });
  }
  const { headers } = answer;
  for (const [name, value] of Object.entries(CORS_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  for (const [name, value] of Object.entries(common)) headers.set(name, value);
  headers.append('server-timing', timing);
  varyByAccept(answer, request);
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}
