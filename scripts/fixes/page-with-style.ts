import { fetchPage } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';

/** Fetches a page from the local server as the service does, with HTML and CSS as text at the end of its body. */
export async function pageWithStyle(url: string, host: string, css: string, html = ''): Promise<Page> {
  const fetchStyled: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (input !== url || css === '') return response;
    const text = withStyle(await response.text(), css, html);
    return new Response(text, {
      status: response.status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  };
  return fetchPage(url, { fetch: fetchStyled, now: Date.now, allowHosts: [host] });
}

function withStyle(text: string, css: string, html: string): string {
  const added = `${html}<style>\n${css}\n</style>`;
  const end = text.toLowerCase().lastIndexOf('</body>');
  return end < 0 ? `${text}${added}` : `${text.slice(0, end)}${added}${text.slice(end)}`;
}
