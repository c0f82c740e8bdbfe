import { describe, expect, it } from 'vitest';
import { whitespaceDiscipline } from '../../src/grammar/axes/whitespace-discipline/axis.ts';
import type { Shown } from '../../src/grammar/reading.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const TEXT = 'The archive keeps every letter that the office sent since it opened. '.repeat(6);
const SECTION = `<section><h2>Letters</h2><p>${TEXT}</p></section>`;

/** The declarations of all ways to a dense page, by tag. */
function declared(css: string, body: string) {
  const html = `<style>body{margin:0}h2,p{margin:0 0 8px}${css}</style><body>${body}`;
  const { perception, features, readings } = surveyPage(pageFromHtml({ html }));
  const page = { perception, features, tokens: NO_TOKENS, target: {} };
  const ways = whitespaceDiscipline.ways('dense', page, readings['whitespace.discipline'] as Shown<never>);
  if ('manual' in ways) throw new Error(ways.manual);
  return ways.flatMap(({ changes }) =>
    changes.flatMap(({ elements, declarations }) =>
      elements.map((index) => ({ tag: perception.page.elements[index]?.tag, declarations })),
    ),
  );
}

describe('a page that is to be dense', () => {
  it('gets no wider gap', () => {
    const own = { section: 72, header: 4 };
    const found = declared(
      `section{padding:${own.section}px 0}header{padding:${own.header}px}`,
      `<header><a href="/">Archive</a></header>${SECTION.repeat(3)}`,
    );
    const sizes = found.flatMap(({ declarations }) => Object.values(declarations).map(Number.parseFloat));
    expect(Math.max(...sizes)).toBeLessThan(own.section);
  });

  it('has less space around the boxes that end with its contents, and around rules between them', () => {
    const found = declared(
      'article{padding-bottom:90px}hr{margin:60px 0}',
      `<main>${`<article><div>${SECTION}</div></article><hr>`.repeat(3)}${SECTION}</main>`,
    );
    const of = (tag: string, property: string) =>
      found.filter((each) => each.tag === tag).flatMap(({ declarations }) => declarations[property] ?? []);
    expect(of('article', 'padding-bottom')).not.toEqual([]);
    expect(of('hr', 'margin-top')).not.toEqual([]);
  });
});
