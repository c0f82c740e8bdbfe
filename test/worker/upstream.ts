import { NIGHT } from './night.ts';
import { FAINT, HIDDEN, nightOn, PLAIN, SHELL, SHOP, SHOP_CSS, SPARSE, VEILED } from './pages.ts';

/** The host of the test pages: a public name, so that the guard allows it. */
export const SITE = 'https://shop.example.com';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const ANSWERS: Record<string, () => Response | Promise<Response>> = {
  '/': () => new Response(SHOP, { headers: HTML }),
  '/shop.css': () => new Response(SHOP_CSS, { headers: { 'content-type': 'text/css' } }),
  '/plain': () => new Response(PLAIN, { headers: HTML }),
  '/walled': () => new Response(SPARSE, { headers: HTML }),
  '/busy': () => new Response(SPARSE, { headers: HTML }),
  '/declined': () => new Response(SPARSE, { headers: HTML }),
  '/crash': () => new Response(SPARSE, { headers: HTML }),
  '/concealed': () => new Response(PLAIN, { headers: HTML }),
  '/shell': () => new Response(SPARSE, { headers: HTML }),
  '/veiled': () => new Response(VEILED, { headers: HTML }),
  '/faint': () => new Response(FAINT, { headers: HTML }),
  '/empty': () => new Response('', { headers: HTML }),
  '/blank': () => new Response(SHELL, { headers: HTML }),
  '/loading': () => new Response('<!doctype html><p>Loading…</p>', { headers: HTML }),
  '/hidden': () => new Response(HIDDEN, { headers: HTML }),
  '/pdf': () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  '/endless': () => new Promise<Response>(() => {}),
  '/gone': () => new Response('gone', { status: 410, headers: HTML }),
  '/broken': () => new Response('<h1>500</h1>', { status: 500, headers: HTML }),
  '/moved': () => new Response(null, { status: 301, headers: { location: '/' } }),
  '/inside': () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:8080/' } }),
  '/loop': () => new Response(null, { status: 302, headers: { location: '/loop' } }),
};

/** Pages whose ground is a picture, and the pictures. */
for (const [format, data] of Object.entries(NIGHT)) {
  const type = { 'content-type': `image/${format}` };
  ANSWERS[`/night/${format}`] = () => new Response(nightOn(`/night.${format}`), { headers: HTML });
  ANSWERS[`/night.${format}`] = () => new Response(Buffer.from(data, 'base64'), { headers: type });
}

/** Answers every outgoing request of the Worker. */
export function upstream(request: { readonly url: string }): Response | Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const answer = origin === SITE ? ANSWERS[pathname] : undefined;
  return answer?.() ?? new Response('not found', { status: 404, headers: HTML });
}
