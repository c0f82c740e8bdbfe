import path from 'node:path';
import type { DocElement, DocumentTree } from '../../src/document/document.ts';
import { parseDocument } from '../../src/document/parse-document.ts';
import { textOf } from '../../src/document/text-of.ts';
import { referencedFile, type SiteFiles } from './site-files.ts';

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
  const document = parseDocument(html);
  const scriptless = html.replace(/<script[\s\S]*?<\/script>/gi, '');
  const maker = TEMPLATE_MAKERS.exec(html);
  if (maker !== null) return `template of ${maker[0].toLowerCase()}`;
  if (/^\uFEFF?---\n/.test(html) || /\{%\s|\{\{\s*[\w.]+|<\?php/.test(scriptless)) return 'unfilled template';
  if (document.elements.some(isRedirect)) return 'redirect';
  if (document.elements.some(({ tag }) => tag === 'frameset')) return 'frames';
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

function isRedirect({ tag, attributes }: DocElement): boolean {
  return tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh';
}

/** Whether the document has few lines and few characters. Every element but those within a line ends one. */
function isThin({ elements }: DocumentTree): boolean {
  const lines = [];
  for (const element of elements) {
    if (!isInBody(element) || WITHOUT_TEXT.has(element.tag) || WITHIN_A_LINE.has(element.tag)) continue;
    const line = lineOf(element).replace(/\s+/g, ' ').trim();
    if (line.length > 1) lines.push(line);
  }
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  return lines.length < LEAST_LINES && characters < LEAST_CHARACTERS;
}

const WITHOUT_TEXT = new Set(['script', 'style', 'noscript', 'svg', 'template', 'select']);
const WITHIN_A_LINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'font',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'u',
]);

/** The text of an element without its descendants that have lines of their own. */
function lineOf({ content }: DocElement): string {
  return content
    .map((child) => {
      if (typeof child === 'string') return child;
      return WITHIN_A_LINE.has(child.tag) ? lineOf(child) : ' ';
    })
    .join('');
}

function isInBody({ tag, parent }: DocElement): boolean {
  return tag === 'body' || (parent !== null && !WITHOUT_TEXT.has(parent.tag) && isInBody(parent));
}

function cssReason({ elements }: DocumentTree, folder: string, site: SiteFiles): string | null {
  const inline = elements
    .filter(({ tag }) => tag === 'style')
    .reduce((sum, style) => sum + textOf(style).length, 0);
  const sizes = elements
    .filter(({ tag, attributes }) => tag === 'link' && /\bstylesheet\b/i.test(attributes['rel'] ?? ''))
    .map(({ attributes }) => attributes['href'] ?? '')
    .filter((href) => href !== '' && !/^(?:https?:)?\/\/|^data:/i.test(href))
    .map((href) => site.size(referencedFile(href.replace(/[?#].*$/, '').trim(), folder)));
  const found = sizes.filter((size) => size !== null);
  const bytes = found.reduce((sum, size) => sum + size, 0);
  if (sizes.length > 0 && found.length === 0 && inline < ENOUGH_INLINE_CSS) return 'missing stylesheets';
  return bytes + inline < LEAST_CSS ? 'no own CSS' : null;
}
