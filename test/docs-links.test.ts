import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', '{cli,render,scripts,src,test,worker}/**/README.md'], {
  cwd: ROOT,
});

describe('links between documents', () => {
  it.each(DOCUMENTS)('lead to a file and a heading: %s', (document) => {
    const broken = parsed(document).links.filter((link) => !leadsOn(document, link));
    expect(broken).toEqual([]);
  });
});

/** What a document links to, and the fragments of its headings as GitHub writes them. */
interface Linked {
  readonly links: readonly string[];
  readonly fragments: ReadonlySet<string>;
}

const known = new Map<string, Linked>();

function parsed(document: string): Linked {
  const linked = known.get(document) ?? parse(document);
  known.set(document, linked);
  return linked;
}

function parse(document: string): Linked {
  const links: string[] = [];
  const fragments = new Set<string>();
  const slugger = new GithubSlugger();
  void marked.walkTokens(marked.lexer(readFileSync(path.join(ROOT, document), 'utf8')), (token: Token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href);
    if (token.type === 'heading') fragments.add(slugger.slug(textOf(token.tokens ?? [])));
  });
  return { links, fragments };
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? textOf(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');
}

/** Addresses of other sites are not looked up. */
function leadsOn(document: string, link: string): boolean {
  if (/^[a-z][a-z+.-]*:/i.test(link)) return true;
  const [file = '', fragment] = link.split('#');
  const target = file === '' ? document : path.join(path.dirname(document), decodeURIComponent(file));
  if (!existsSync(path.join(ROOT, target))) return false;
  return fragment === undefined || !target.endsWith('.md') || parsed(target).fragments.has(fragment);
}
