import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

const SCRIPT = '<script>start()</script>';

function read(css: string, body: string, script = SCRIPT) {
  return styleDocument(pageFromHtml({ html: `<!doctype html><style>${css}</style><body>${body}${script}` }));
}

function shown(css: string, body: string, script = SCRIPT): string[] {
  return read(css, body, script)
    .elements.filter(
      ({ visible, content }) =>
        visible && content.some((part) => typeof part === 'string' && part.trim() !== ''),
    )
    .map(({ content }) =>
      content
        .filter((part) => typeof part === 'string')
        .join('')
        .trim(),
    );
}

describe('a page whose scripts show its elements', () => {
  it.each([
    ['its first slide', 'section { display: none }', ['one', 'two', 'three'], ['one']],
    ['no other slide', 'section { display: none; position: absolute }', ['one', 'two'], ['one']],
    ['all of its body', 'body { display: none }', ['one', 'two'], ['one', 'two']],
  ])('shows %s', (_, css, texts, expected) => {
    const body = `<main>${texts.map((text) => `<section>${text}</section>`).join('')}</main>`;
    expect(shown(css, body)).toEqual(expected);
  });

  it('adds a remark that it was read in its final state', () => {
    const codes = (css: string) => read(css, '<p>Some text</p>').remarks.map(({ code }) => code);
    expect(codes('body { display: none }')).toEqual(['waits_for_scripts']);
    expect(codes('body { opacity: 0 }')).toEqual(['waits_for_scripts']);
    expect(codes('')).toEqual([]);
  });

  it('stays hidden without scripts', () => {
    expect(shown('main { display: none }', '<main>one</main>', '')).toEqual([]);
  });

  it('keeps elements hidden beside visible text', () => {
    const body = '<h1>A page that shows its name</h1><section>one</section><section>two</section>';
    expect(shown('section { display: none }', body)).toEqual(['A page that shows its name']);
  });

  it('is not detected from content without text', () => {
    expect(shown('div { display: none }', '<div><noscript>Turn scripts on</noscript></div>')).toEqual([]);
  });
});
