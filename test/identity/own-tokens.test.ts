import { describe, expect, it } from 'vitest';
import { pageTokens } from '../../src/contract/page-tokens.ts';
import { tokenList } from '../../src/contract/token-list.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { targetOfList } from '../../src/identity/target.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const TEXT = 'Portfolios are constructed in accordance with the mandate of the client. '.repeat(4);
const TILE =
  '<article><a href="/p"><img src="/media/board.jpg" width=300 height=300><h2>Oak board</h2></a><span>48 EUR</span></article>';
const PAGES = {
  bank: `<!doctype html><title>Bank</title><style>:root { --navy: #0b1f3a; --gold: #b08d3e } body { margin: 0; background: #fff; color: var(--navy); font: 17px/1.65 Georgia, serif } nav a { color: inherit; margin-left: 32px } .hero { background: var(--navy); color: #fff; padding: 140px 64px } .btn { border: 1px solid var(--gold); color: var(--gold); padding: 16px 28px }</style><nav><a href="/a">Wealth</a><a href="/b">Trusts</a><a href="/c">Lending</a></nav><div class=hero><h1>Capital across generations</h1><a class=btn href="/x">Request</a></div><h2>Services</h2><p>${TEXT}</p><p>${TEXT}</p>`,
  shop: `<!doctype html><title>Shop</title><style>body { margin: 0; background: #fff; color: #1a1a1a; font: 15px/1.5 Arial, sans-serif } a { color: inherit; text-decoration: none } h2 { font-size: 15px } span, footer { color: #555 }</style><header><a href="/">Halden</a></header><h1>Kitchen and table</h1>${TILE.repeat(8)}<footer>Halden, Oslo</footer>`,
  photographer: `<!doctype html><title>Photographs</title><style>body { margin: 0; background: #0d0d0d; color: #e9e6e1; font: 16px/1.7 Arial, sans-serif } a { color: inherit } nav { font-size: 12px; letter-spacing: .18em } figcaption { font-size: 13px; letter-spacing: .06em; color: #a9a49b }</style><nav><a href="/s">Series</a> <a href="/p">Prints</a></nav><h1>Salt and smoke</h1><figure><img src="a.jpg" width=800 height=600><figcaption>Elmina, 2023</figcaption></figure><figure><img src="b.jpg" width=800 height=600><figcaption>Keeper, 2021</figcaption></figure><footer><a href="mailto:a@b.test">studio@ines.test</a></footer>`,
};

function read(html: string) {
  const survey = surveyPage(pageFromHtml({ html }));
  return { survey, tokens: pageTokens(survey) };
}

describe('the tokens of a page', () => {
  it.each(Object.entries(PAGES))('are kept by the page itself: %s', (_, html) => {
    const { survey, tokens } = read(html);
    const { score } = judgeIdentity(seeIdentity(survey), targetOfList(tokenList(tokens)));
    expect(score).toBeGreaterThanOrEqual(97);
  });

  it('have the ink of the page, not that of prices', () => {
    expect(read(PAGES.shop).tokens.color.text).toBe('#1a1a1a');
  });

  it('have the text of the page, not its captions', () => {
    const { color, type } = read(PAGES.photographer).tokens;
    expect(color.text).toBe('#e9e6e1');
    expect(type.body).toMatchObject({ size: 16, tracking: 0 });
  });
});
