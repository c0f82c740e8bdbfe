const COPY =
  'Coffee by post, from four farms, every week. You get your bag on Thursday, with the name of the farm on it.';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Hosts that exist; whatever else is fetched got through the guard. */
const HOSTS: ReadonlySet<string> = new Set([
  'page.example.com',
  'moved.example.com',
  'inward.example.com',
  'cloudflare-dns.com',
]);

export interface Network {
  /** URLs that were fetched. */
  readonly fetched: string[];
  /** Those of them on hosts that do not exist. */
  readonly forbidden: () => readonly string[];
  /** Answers a request that leaves the service. */
  readonly answer: (request: { readonly url: string }) => Response;
}

/** A network: `moved.example.com` redirects to the URL in its query, `page.example.com/loads` loads it in every way. */
export function createNetwork(): Network {
  const fetched: string[] = [];
  return {
    fetched,
    forbidden: () => fetched.filter((url) => !HOSTS.has(new URL(url).hostname)),
    answer({ url }) {
      fetched.push(url);
      return answer(new URL(url));
    },
  };
}

function answer(url: URL): Response {
  const { hostname, searchParams, pathname } = url;
  if (hostname === 'cloudflare-dns.com') return resolved(searchParams);
  const to = searchParams.get('to') ?? '';
  if (hostname === 'moved.example.com') {
    const hops = Number(searchParams.get('hops') ?? 0);
    const next = new URLSearchParams({ to, hops: String(hops - 1) });
    const location = hops > 0 ? `https://moved.example.com/?${next.toString()}` : to;
    return new Response(null, {
      status: Number(searchParams.get('status') ?? 302),
      headers: { location: headerText(location) },
    });
  }
  if (pathname === '/refresh') {
    return page(`<meta http-equiv=refresh content="0; url=${escape(to)}">`);
  }
  if (pathname === '/base') return page(`<base href="${escape(to)}">${RELATIVE}`);
  if (pathname === '/headers') return withHeaders(headerText(to));
  if (pathname === '/many') return many();
  if (pathname.startsWith('/part')) return moves(url);
  if (pathname === '/sheet.css')
    return new Response(sheetOf(to), { headers: { 'content-type': 'text/css' } });
  if (pathname === '/loads') return page(partsOf(to));
  return page('');
}

function resolved(search: URLSearchParams): Response {
  const inward = search.get('name') === 'inward.example.com';
  const data = { '1': inward ? '10.0.0.7' : '93.184.215.14', '28': '2606:2800:21f:cb07:6820:80da:af6b:8b2c' };
  const type = search.get('type') === '28' ? 28 : 1;
  return Response.json({ Status: 0, Answer: [{ name: search.get('name'), type, data: data[type] }] });
}

/** Characters that a header can have; servers send backslashes and other signs as they are. */
function headerText(text: string): string {
  return text.replace(/[\r\n\t\0]/g, '').replace(/[^\x20-\x7e]+/gu, (part) => encodeURIComponent(part));
}

const RELATIVE =
  '<link rel=stylesheet href=a.css><script src=a.js></script><img src=a.png width=600 height=400><style>@import "b.css"; body { background: url(b.png) }</style>';

/** A page whose headers ask to load a URL, and to go there. */
function withHeaders(to: string): Response {
  const response = page('');
  response.headers.set('refresh', `0; url=${to}`);
  response.headers.set('link', `<${to}>; rel=stylesheet, <${to}>; rel=preload; as=image`);
  response.headers.set('content-location', to);
  return response;
}

function page(head: string): Response {
  return new Response(`<!doctype html><title>Shop</title>${head}<h1>${COPY}</h1><p>${COPY}</p>`, {
    headers: HTML,
  });
}

/** Everything that a reading fetches for a page. */
function partsOf(to: string): string {
  const url = escape(to);
  const css = encodeURIComponent(to);
  return `<link rel=stylesheet href="${url}"><link rel=stylesheet href="/sheet.css?to=${css}">
    <link rel=stylesheet href="https://moved.example.com/?to=${css}"><style>${sheetOf(to)}</style>
    <script src="${url}"></script><script src="https://moved.example.com/?to=${css}"></script>
    <img src="${url}" width=600 height=400><img src="https://moved.example.com/?to=${css}">
    <link rel=preload as=style href="${url}"><link rel="alternate stylesheet" href="${url}" title=a><link rel=icon href="${url}">
    <link rel=preload as=image imagesrcset="${url} 1x"><input type=image src="${url}"><body background="${url}"><embed src="${url}">
    <svg width=600 height=400><image href="${url}" width=600 height=400 /><use href="${url}#a" /></svg>
    <img srcset="${url} 1x, ${url} 2x"><picture><source srcset="${url}"><img src="${url}"></picture>
    <video poster="${url}"></video><iframe src="${url}"></iframe><object data="${url}"></object>
    <div style="background:url('${url}');width:900px;height:500px">${COPY}</div>`;
}

function sheetOf(to: string): string {
  const quoted = `"${to.replaceAll('\\', '\\\\').replaceAll('"', '\\22 ').replaceAll('\n', '\\a ')}"`;
  return `@import ${quoted}; @import url(${quoted}) screen; body { background: url(${quoted}) }
    h1 { list-style: url(${quoted}); cursor: url(${quoted}), auto; content: url(${quoted}); mask: url(${quoted}) }
    p { background: image-set(${quoted} 1x, url(${quoted}) 2x); border-image: url(${quoted}) 9; filter: url(${quoted}) }
    @import ${quoted} layer(a) supports(display: grid); @font-face { font-family: x; src: url(${quoted}) }`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A page whose stylesheets, scripts and images are each three redirects away. */
function many(): Response {
  const parts = Array.from(
    { length: 100 },
    (_, n) =>
      `<link rel=stylesheet href="/part${n}.css"><script src="/part${n}.js"></script><img src="/part${n}.png">`,
  );
  return page(parts.join(''));
}

function moves({ pathname, searchParams }: URL): Response {
  const hop = Number(searchParams.get('hop') ?? 0);
  if (hop < 3)
    return new Response(null, { status: 302, headers: { location: `${pathname}?hop=${hop + 1}` } });
  return new Response('h1 { color: red }', { headers: { 'content-type': 'text/css' } });
}
