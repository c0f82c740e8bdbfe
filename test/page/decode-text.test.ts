import { describe, expect, it } from 'vitest';
import { decodeCss, decodeHtml } from '../../src/page/decode-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
};

describe('the encoding of a page', () => {
  it.each<[string, Uint8Array, string, string, string]>([
    ['UTF-8 without any label', utf8('é'), 'text/html', 'é', 'utf-8'],
    ['Latin bytes without any label', bytes('caf\xe9 \x80'), 'text/html', 'café €', 'windows-1252'],
    ['a byte order mark', utf8('\uFEFFé'), 'text/html', 'é', 'utf-8'],
    ['a byte order mark beats the header', utf8('\uFEFFé'), 'text/html; charset=windows-1251', 'é', 'utf-8'],
    ['UTF-16, little end first', utf16('\uFEFFaé', true), 'text/html', 'aé', 'utf-16le'],
    ['UTF-16, big end first', utf16('\uFEFFaé', false), 'text/html', 'aé', 'utf-16be'],
    ['UTF-16 by header, no mark', utf16('aé', true), 'text/html; charset=utf-16le', 'aé', 'utf-16le'],
    ['the header', bytes('\xcf\xf0\xe8'), 'text/html; charset=windows-1251', 'При', 'windows-1251'],
    ['a quoted label', bytes('\xe9'), 'text/html; Charset="ISO-8859-1"', 'é', 'windows-1252'],
    ['Shift_JIS', bytes('\x93\xfa\x96\x7b'), 'text/html;charset=shift_jis', '日本', 'shift_jis'],
    [
      'the header takes precedence over <meta>',
      bytes('<meta charset=utf-8>\xe9'),
      'text/html; charset=latin1',
      '<meta charset=utf-8>é',
      'windows-1252',
    ],
    ['the header is used even if it is wrong', bytes('\xe9'), 'text/html; charset=utf-8', '\uFFFD', 'utf-8'],
  ])('%s', (_, body, type, text, encoding) => {
    expect(decodeHtml(body, type)).toEqual({ text, encoding, unknownLabel: null });
  });

  it.each([
    ['<meta charset=koi8-r>', 'koi8-r'],
    ['<META CHARSET="euc-kr"/>', 'euc-kr'],
    ["<meta  charset = 'gbk' >", 'gbk'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1250">', 'windows-1250'],
    ['<meta content="text/html;charset=big5" http-equiv=content-type>', 'big5'],
    ['<!-- <meta charset=koi8-r> --><meta charset=gbk>', 'gbk'],
    ['<!-- <meta charset=koi8-r>', 'utf-8'],
    ['<meta name=description content="charset=koi8-r">', 'utf-8'],
    ['<meta name=a content="x"><meta charset=koi8-r>', 'koi8-r'],
    ['<metal charset=koi8-r>', 'utf-8'],
    ['<meta charset=utf-16>', 'utf-8'],
    ['<meta charset=koi8-r', 'utf-8'],
    [`${' '.repeat(1024)}<meta charset=koi8-r>`, 'utf-8'],
  ])('%s', (html, encoding) => {
    expect(decodeHtml(utf8(html), 'text/html').encoding).toBe(encoding);
  });

  it('an unknown label is ignored with a remark', () => {
    expect(decodeHtml(utf8('<meta charset=koi8-r>'), 'text/html; charset=martian')).toMatchObject({
      encoding: 'koi8-r',
      unknownLabel: 'martian',
    });
    expect(decodeHtml(utf8('é'), 'text/html; charset=utf-99')).toEqual({
      text: 'é',
      encoding: 'utf-8',
      unknownLabel: 'utf-99',
    });
  });

  it('a character truncated by a limit does not change UTF-8 to windows-1252', () => {
    expect(decodeHtml(utf8('né').subarray(0, 2), 'text/html').encoding).toBe('utf-8');
  });
});

describe('the encoding of a sheet', () => {
  it.each<[string, Uint8Array, string, string, string]>([
    ['its header', bytes('\xe9'), 'text/css; charset=latin1', 'utf-8', 'é'],
    ['its byte order mark', utf8('\uFEFFé'), 'text/css; charset=latin1', 'latin1', 'é'],
    ['its @charset', bytes('@charset "latin1";\xe9'), 'text/css', 'utf-8', '@charset "latin1";é'],
    ['@charset utf-16 means UTF-8', utf8('@charset "utf-16";é'), 'text/css', 'latin1', '@charset "utf-16";é'],
    [
      'an @charset in single quotes is ignored',
      utf8("@charset 'latin1';é"),
      'text/css',
      'utf-8',
      "@charset 'latin1';é",
    ],
    ['the page that asks for it', bytes('\xe9'), 'text/css', 'windows-1252', 'é'],
  ])('%s', (_, body, type, page, text) => {
    expect(decodeCss(body, type, page).text).toBe(text);
  });
});
