import { fetchPage } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';

/** Fetches a page from the local server as the service does, with CSS as text at the end of its body. */
export async function pageWithStyle(url: string, host: string, css: string): Promise<Page> {
  const fetchStyled: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (input !== url || css === '') return response;
    const html = withStyle(await response.text(), css);
    return new Response(html, {
      status: response.status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  };
  return fetchPage(url, { fetch: fetchStyled, now: Date.now, allowHosts: [host] });
}

function withStyle(html: string, css: string): string {
  const style = `<style>\n${css}\n</style>`;
  const end = html.toLowerCase().lastIndexOf('</body>');
  return end < 0 ? `${html}${style}` : `${html.slice(0, end)}${style}${html.slice(end)}`;
}
