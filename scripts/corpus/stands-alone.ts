import path from 'node:path';
import { parseHTML } from 'linkedom';
import type { SiteFiles } from './site-files.ts';

const LEAST_LINES = 15;
const LEAST_CHARACTERS = 700;
/** Bytes of own CSS; less leaves the page in the style of the browser. */
const LEAST_CSS = 400;
/** Bytes of inline CSS with which a page can do without its missing stylesheets. */
const ENOUGH_INLINE_CSS = 1500;
/** Makers of templates whose near-copies stand in many repositories. */
const TEMPLATE_MAKERS =
  /html5 ?up|start ?bootstrap|creative-?tim|themefisher|themewagon|colorlib|templatemo|bootstrapmade|codrops|tympanus|bedimcode|codewithsadee|csszengarden|free-css\.com|tooplate|w3layouts|mobirise|styleshout|uicookies|htmlcodex|untree\.co|freehtml5|ui-?deck/i;

/** The reason why a page cannot be read on its own, or null: `no own CSS`, `unfilled template`, … */
export function whyNotAlone(page: string, site: SiteFiles): string | null {
  const html = decode(site.read(page));
  const { document } = parseHTML(html);
  const scriptless = html.replace(/<script[\s\S]*?<\/script>/gi, '');
  const maker = TEMPLATE_MAKERS.exec(html);
  if (maker !== null) return `template of ${maker[0].toLowerCase()}`;
  if (/^\uFEFF?---\n/.test(html) || /\{%\s|\{\{\s*[\w.]+|<\?php/.test(scriptless)) return 'unfilled template';
  if (document.querySelector('meta[http-equiv="refresh" i]') !== null) return 'redirect';
  if (document.querySelector('frameset') !== null) return 'frames';
  if (isThin(document)) return 'hardly any text';
  return cssReason(document, path.posix.dirname(page), site);
}

function decode(bytes: Buffer): string {
  const [, label = 'utf-8'] = /charset=["']?([\w-]+)/.exec(bytes.toString('latin1', 0, 3000)) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return bytes.toString(); // an unknown label
  }
}

function isThin(document: Document): boolean {
  const hidden = document.querySelectorAll('script, style, noscript, svg, template');
  for (const element of hidden) element.remove();
  const text = (document.body ?? document.documentElement)?.innerHTML ?? '';
  const lines = text
    .replace(/<\/?(?:br|p|div|li|h\d|tr|td|section|a|header|footer|nav|article|button|label)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 1);
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  return lines.length < LEAST_LINES && characters < LEAST_CHARACTERS;
}

function cssReason(document: Document, folder: string, site: SiteFiles): string | null {
  const inline = [...document.querySelectorAll('style')].reduce(
    (sum, style) => sum + (style.textContent ?? '').length,
    0,
  );
  const addresses = [...document.querySelectorAll('link[rel~="stylesheet" i]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href !== '' && !/^(?:https?:)?\/\/|^data:/i.test(href));
  const sizes = addresses.map((href) => site.size(fileOf(href, folder)));
  const found = sizes.filter((size) => size !== null);
  const bytes = found.reduce((sum, size) => sum + size, 0);
  if (found.length < sizes.length && found.length === 0 && inline < ENOUGH_INLINE_CSS)
    return 'missing stylesheets';
  return bytes + inline < LEAST_CSS ? 'no own CSS' : null;
}

function fileOf(href: string, folder: string): string {
  const bare = href.replace(/[?#].*$/, '').trim();
  const from = bare.startsWith('/') ? '.' : folder;
  try {
    return path.posix.join(from, decodeURIComponent(bare)).replace(/^\/+/, '');
  } catch {
    return path.posix.join(from, bare).replace(/^\/+/, ''); // a stray % is part of the name
  }
}
