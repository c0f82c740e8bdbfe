import { describe, expect, it } from 'vitest';
import type { DocElement } from '../../src/document/document.ts';
import { parseDocument } from '../../src/document/parse-document.ts';
import { withAppended } from '../../src/document/with-appended.ts';

const shapeOf = ({ tag, index, attributes, content }: DocElement): unknown => [
  tag,
  index,
  { ...attributes },
  content.map((part) => (typeof part === 'string' ? part : shapeOf(part))),
];

const shapesOf = (html: string, added: string) => [
  shapeOf(withAppended(parseDocument(html), added).root),
  shapeOf(parseDocument(html.replace(/(?=<\/body>(?!.*<\/body>))/, added)).root),
];

describe('a document with further elements', () => {
  it.each([
    ['one open element', '<body><footer><p>Hello</p></body></html>'],
    ['several open elements', '<body><footer><div class=row><div>A</div><section>B</body></html>'],
    ['an open paragraph', '<body><p>Hello <em>you</em></body>'],
    ['content after the body', '<body><main><h1>A</h1></body><aside>B</body>'],
    ['all elements closed', '<body><div><p>A</div></body>'],
    ['a closed template', '<body><nav><template><p>A</template></body>'],
    ['a frameset', '<frameset><frame></frameset></body>'],
  ])('has them where a parser puts them after %s', (_, html) => {
    const [appended, parsed] = shapesOf(html, '<button>Dark</button>');
    expect(appended).toEqual(parsed);
  });

  it.each([
    ['a button', '<button class="a" onclick="go()">Dark mode</button>'],
    ['nested elements and text', '<p>One <b>two</b> three</p><p>Four</p>'],
    ['nothing', ''],
  ])('is the tree of the text with %s before </body>', (_, added) => {
    const html =
      '<!doctype html><html lang=en><head><title>T</title></head><body class=x><p>Hello</p></body></html>';
    const appended = withAppended(parseDocument(html), added);
    const parsed = parseDocument(html.replace('</body>', `${added}</body>`));
    expect(shapeOf(appended.root)).toEqual(shapeOf(parsed.root));
    expect(appended.elements).toHaveLength(parsed.elements.length);
  });
});
