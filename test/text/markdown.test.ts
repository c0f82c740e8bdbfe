import * as fc from 'fast-check';
import { marked } from 'marked';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../src/text/markdown.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Tags and text of the body that a Markdown document becomes. */
function rendered(markdown: string): { tags: string[]; text: string } {
  const found = { tags: [] as string[], text: '' };
  const visit = (node: Node): void => {
    if (node.nodeName === '#text') found.text += (node as DefaultTreeAdapterTypes.TextNode).value;
    else if (!node.nodeName.startsWith('#')) found.tags.push(node.nodeName);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(marked.parse(markdown, { async: false, gfm: false })));
  return { tags: found.tags.slice(3), text: found.text.trim() }; // html, head, body
}

describe('plain text in Markdown', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '</h1><style>*{display:none}</style>',
    '[link](javascript:alert(1))',
    '![image](https://tracker.example/)',
    '**bold** and _emphasis_ and `code`',
    '# not a heading ##',
    '> not a quotation',
    '- not a list',
    '3. not a list',
    '3) not a list',
    '--- no rule',
    'a &lt; b &copy; 2026',
    'back\\slash \\# \\<b>',
    '<!-- no comment -->',
    'tilde ~~struck~~ | cell',
  ])('%s is rendered literally', (text) => {
    expect(rendered(`# ${markdownText(text)}`)).toEqual({ tags: ['h1'], text });
    expect(rendered(markdownText(text))).toEqual({ tags: ['p'], text });
    expect(rendered(`- ${markdownText(text)}`)).toEqual({ tags: ['ul', 'li'], text });
  });

  it('with any characters stays one heading', () => {
    const noisy = fc.string({
      unit: fc.constantFrom(...'<>&"\'`*_[]()#!~|\\-+=.:1a /;\n\u2028'),
      minLength: 1,
    });
    fc.assert(
      fc.property(noisy, (text) => {
        const { tags, text: shown } = rendered(`# ${markdownText(`x${text}x`)}`);
        expect(tags).toEqual(['h1']);
        expect(shown.replaceAll(/\s+/g, ' ')).toBe(`x${text}x`.replaceAll(/\s+/g, ' '));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps brand names readable', () => {
    expect(markdownText('Crème × GOV.UK, 37signals (Basecamp)')).toBe('Crème × GOV.UK, 37signals (Basecamp)');
  });
});
