import { generate, parse as parseCss, walk } from 'css-tree';
import { JSDOM } from 'jsdom';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { defaultTreeAdapter, parse as parseHtml, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse as parseYaml } from 'yaml';

/**
 * What a document consists of, without its texts: two documents of one shape differ in nothing but words. Each format
 * is parsed by its own parser, and a document that is not well formed throws.
 */
export function shapeOf(mediaType: string, text: string): string {
  if (mediaType.startsWith('text/html')) return htmlShape(text);
  if (mediaType.includes('xml')) return xmlShape(text);
  if (mediaType.includes('json')) return JSON.stringify(valueShape(JSON.parse(text)));
  if (mediaType.startsWith('text/css')) return cssShape(text);
  if (mediaType.startsWith('text/markdown')) return markdownShape(text);
  throw new Error(`No parser for ${mediaType}.`);
}

/** Attributes whose values do something; others hold words. */
const ACTIVE =
  /^(?:on.*|href|src|srcset|srcdoc|action|formaction|style|http-equiv|content|xlink:href|data|rel)$/;

/** Elements with the names of their attributes, the values that do something, and the shape of stylesheets. */
function htmlShape(html: string): string {
  const lines: string[] = [];
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node) {
      const attributes = node.attrs.map(({ name, value }) =>
        ACTIVE.test(name) && name !== 'content' ? `${name}=${value}` : name,
      );
      lines.push([node.tagName, ...attributes.toSorted()].join(' '));
      if (node.tagName === 'style')
        lines.push(cssShape(node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')));
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parseHtml(html, { treeAdapter: defaultTreeAdapter }));
  return lines.join('\n');
}

/** Elements with their attributes, and the values that do something. A text that is not well formed throws. */
function xmlShape(xml: string): string {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const lines = Array.from(document.querySelectorAll('*'), ({ tagName, attributes }) => {
    const parts = Array.from(attributes, ({ name, value }) =>
      ACTIVE.test(name) ? `${name}=${value}` : name,
    );
    return [tagName, ...parts.toSorted((a, b) => (a < b ? -1 : 1))].join(' ');
  });
  return lines.join('\n');
}

/** Rules and declarations. Comments and strings hold words, and numbers may follow the length of a name. */
function cssShape(css: string): string {
  const tree = parseCss(css, { parseCustomProperty: true });
  walk(tree, (node) => {
    if (node.type === 'String') node.value = '';
  });
  return generate(tree).replace(/[\d.]+/g, '0');
}

/** The frontmatter as a value, and the kinds of blocks and inline parts after it. */
function markdownShape(text: string): string {
  const [, yaml, body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const front = yaml === undefined ? null : valueShape(parseYaml(yaml));
  return JSON.stringify([front, lexer(body).map(tokenShape)]);
}

function tokenShape(token: Token): unknown {
  const inner = 'tokens' in token ? (token.tokens ?? []).filter((part) => !isWords(part)) : [];
  const items = 'items' in token ? (token.items as Token[]) : [];
  return [token.type, addressOf(token), ...inner.map(tokenShape), ...items.map(tokenShape)];
}

function addressOf(token: Token): string | undefined {
  return 'href' in token ? (token.href as string) : undefined;
}

/** Inline tokens that are words alone; an escape is how a text is kept from being more. */
const WORDS: ReadonlySet<string> = new Set(['text', 'escape', 'codespan', 'br']);

/** A bare address, which some readers of Markdown show as a link to what it says, is a word too. */
function isWords(token: Token): boolean {
  return WORDS.has(token.type) || (token.type === 'link' && addressOf(token)?.endsWith(token.raw) === true);
}

/** What the text of a page must not bring into a contract: HTML, links, headings and code that are not its own. */
export function foreignParts(markdown: string, own: string): readonly string[] {
  const known = new Set(partsOf(own));
  return partsOf(markdown).filter((part) => !known.has(part));
}

const ACTIVE_TOKENS: ReadonlySet<string> = new Set([
  'html',
  'link',
  'image',
  'heading',
  'code',
  'table',
  'hr',
  'def',
]);

function partsOf(markdown: string): readonly string[] {
  const [, , body = markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const found: string[] = [];
  void walkTokens(lexer(body), (token) => {
    if (ACTIVE_TOKENS.has(token.type) && !isWords(token)) found.push(partOf(token));
  });
  return found;
}

/** The title holds the name, so it counts as any other title; a stylesheet counts by its shape. */
function partOf(token: Token): string {
  if (token.type === 'heading' && token.raw.startsWith(TITLE)) return TITLE;
  if (token.type === 'code' && token.raw.startsWith('```css')) return cssShape((token as Tokens.Code).text);
  return `${token.type} ${token.raw.trim()}`;
}

const TITLE = '# Design contract: ';

/** Keys and types of a value, without its strings. */
function valueShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueShape);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, field]) => [key, valueShape(field)]);
  }
  return typeof value === 'string' ? '' : value;
}
