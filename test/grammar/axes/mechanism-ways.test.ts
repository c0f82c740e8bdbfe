import { describe, expect, it } from 'vitest';
import { ways } from '../../../src/grammar/axes/emphasis-mechanism/ways.ts';
import { NO_TOKENS } from '../../../src/grammar/style-tokens.ts';
import { pageFromHtml } from '../../../src/page/given-page.ts';
import { surveyPage } from '../../../src/survey.ts';

const TEXT = 'The archive keeps every letter that the office sent since it opened. '.repeat(6);
const HTML = `<!doctype html><title>Letters</title><style>
body { margin: 0; color: #222 } header { background: #1b1b1f; padding: 80px } h1 { color: #fff; font-size: 48px }
h2 { color: #c2185b; font-size: 28px } h3 { font-size: 22px } .go { display: inline-block; padding: 8px 24px; background: #c2185b; color: #ffe }
p a { color: #1565c0 }</style>
<header><h1>Letters</h1></header>${`<h2>Part</h2><p>${TEXT}<a href=a>Read on</a> ${TEXT}</p><h3>Chapter</h3><p>${TEXT}<a class=go href=b>Order</a></p>`.repeat(3)}`;

/** What all ways to mark by size set on the first element that a selector of one tag or class names. */
function colorsOf(name: string) {
  const { perception, features } = surveyPage(pageFromHtml({ html: HTML }));
  const page = { perception, features, tokens: NO_TOKENS, target: {} };
  const { elements } = perception.page;
  const at = elements.find(({ tag, attributes }) => tag === name || attributes['class'] === name);
  const found = ways('scale', page).flatMap(({ changes }) =>
    changes.filter((change) => change.elements.includes(at?.index ?? -1)),
  );
  return new Set(found.flatMap(({ declarations }) => declarations['color'] ?? []));
}

describe('where size is to mark what matters', () => {
  it('headings in a colour get the ink around them', () => {
    expect(colorsOf('h2')).toEqual(new Set(['inherit']));
  });

  it.each([
    ['a light heading on its dark ground', 'h1'],
    ['a heading in the ink of the page', 'h3'],
    ['a link that is drawn as a button', 'go'],
  ])('%s keeps its ink', (_, name) => {
    expect(colorsOf(name)).toEqual(new Set());
  });
});
