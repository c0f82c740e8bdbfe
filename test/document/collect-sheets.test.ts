import { describe, expect, test } from 'vitest';
import { baseUrl } from '../../src/document/base-url.ts';
import { collectSheets } from '../../src/document/collect-sheets.ts';
import { parseDocument } from '../../src/document/parse-document.ts';

function sheets(html: string): string[] {
  const document = parseDocument(html);
  return collectSheets(document, baseUrl(document, 'https://a.test/x/')).map(
    (sheet) => (sheet.kind === 'link' ? sheet.href : sheet.css) + (sheet.media && ` @${sheet.media}`),
  );
}

describe('collectSheets', () => {
  test.each([
    [
      'uses document order',
      '<link rel=stylesheet href=a.css><style>b</style>',
      ['https://a.test/x/a.css', 'b'],
    ],
    ['media attributes', '<style media=print>b</style>', ['b @print']],
    [
      'uses the first <base href>',
      '<base href="/y/"><base href=/z/><link rel=stylesheet href=a.css>',
      ['https://a.test/y/a.css'],
    ],
    ['alternate sheets are off', '<link rel="alternate stylesheet" title=x href=a>', []],
    ['disabled sheets are off', '<link rel=stylesheet disabled href=a>', []],
    [
      'enables only the preferred style sheet set',
      '<style title=a>1</style><style title=b>2</style><style>3</style>',
      ['1', '3'],
    ],
    ['other types are off', '<style type="text/less">b</style><link rel=stylesheet type=text/x href=a>', []],
    [
      'includes sheets enabled by onload',
      `<link rel=preload as=style href=a onload="this.rel='stylesheet'">`,
      ['https://a.test/x/a'],
    ],
    [
      'includes print sheets that onload applies to all media',
      `<link rel=stylesheet media=print href=a onload="this.media='all'">`,
      ['https://a.test/x/a'],
    ],
    ['preloads alone are off', '<link rel=preload as=style href=a>', []],
    [
      'ignores <template> and <noscript>',
      '<template><style>a</style></template><noscript><style>b</style></noscript>',
      [],
    ],
    ['svg styles', '<svg><style>a</style></svg>', ['a']],
    ['unusable addresses', '<link rel=stylesheet href="http://[">', []],
  ])('%s', (_, html, expected) => {
    expect(sheets(html)).toEqual(expected);
  });
});
