import { describe, expect, it } from 'vitest';
import { workshopOf } from '../../src/fixes/workshop.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { survey, TEXT } from './proven.ts';

const LOGO = '<header><h1 class="logo"><a href="/">Letters</a></h1></header>';
const HTML = `<!doctype html><html lang=en><head><title>Letters</title><style>
.logo { width: 132px; height: 19px; background: url(logo.svg); font: 0/0 a; color: transparent }
</style></head><body>${LOGO}<main>${`<h1>Years</h1><p>${TEXT}</p>`.repeat(3)}</main></body></html>`;

describe('letters that a page hides behind a picture', () => {
  it.each(['font-size', 'color'])('stay hidden where headings get another %s', (property) => {
    const read = survey(HTML);
    const { elements } = read.perception.page;
    const meant = elements.flatMap(({ tag, index, parent }) =>
      tag === 'h1' && elements[parent]?.tag === 'main' ? [index] : [],
    );
    const { write, shorten } = workshopOf({ survey: read, tokens: NO_TOKENS, target: {} });
    const declarations = { [property]: property === 'color' ? '#112233' : '40px' };
    const css = write(shorten({ changes: [{ elements: meant, declarations }] }));
    expect(css).toMatch(/^main h1 \{/);
  });
});
