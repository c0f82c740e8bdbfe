import { hashOf } from '../../src/text/seeded.ts';
import type { Fetch } from '../../src/page/request.ts';
import { randomFrom, type Random } from './random.ts';
import { htmlOf, randomPage } from './random-page.ts';
import { randomSheet } from './random-sheet.ts';
import { randomUrl } from './random-url.ts';

const TYPES = [
  'text/html; charset=utf-8',
  'text/html',
  'text/html; charset=shift_jis',
  'application/xhtml+xml',
  'text/plain',
  'TEXT/HTML;charset="x"',
  '',
] as const;

/** Answers every address with what the address and a seed give: pages, sheets, pictures, redirects, failures. */
export function randomNetwork(seed: number): Fetch {
  return async (url) => {
    const random = randomFrom(hashOf(`${seed} ${url}`));
    const { pathname } = new URL(url);
    if (random.below(20) === 0) throw new TypeError('fetch failed');
    if (pathname.startsWith('/moved')) return redirect(random);
    if (pathname.endsWith('.css')) return answer(randomSheet(random, 12), 'text/css');
    if (/\.(?:png|jpe?g|webp|avif|gif)$/.test(pathname))
      return answer(
        Uint8Array.from({ length: random.below(60) }, () => random.below(256)),
        'image/png',
      );
    return answer(
      htmlOf(randomPage(random)),
      random.pick(TYPES),
      random.pick([200, 200, 200, 404, 500, 204]),
    );
  };
}

function redirect(random: Random): Response {
  // A header holds no characters beyond Latin-1.
  const location = randomUrl(random).replace(/[^\x21-\xff]/gu, '');
  return new Response(null, { status: random.pick([301, 302, 307, 308]), headers: { location } });
}

function answer(body: string | Uint8Array<ArrayBuffer>, type: string, status = 200): Response {
  return new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
}
