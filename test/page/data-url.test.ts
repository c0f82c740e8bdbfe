import { expect, it } from 'vitest';
import { readDataUrl } from '../../src/page/data-url.ts';

const read = (address: string) => {
  const data = readDataUrl(address);
  return data === null ? null : [data.contentType, new TextDecoder('latin1').decode(data.bytes)];
};

it.each<[string, string[] | null]>([
  ['data:,a', ['', 'a']],
  ['data:text/css,a%20b', ['text/css', 'a b']],
  ['DATA:text/css;charset=utf-8,a', ['text/css;charset=utf-8', 'a']],
  ['data:text/css;base64,YQ==', ['text/css', 'a']],
  ['data:text/css;base64,Y%51%3D%3D', ['text/css', 'a']],
  ['data:text/css;BASE64, YQ = =', ['text/css', 'a']],
  ['data:text/css; base64,YQ==', ['text/css', 'a']],
  ['data:; charset=utf-8;  base64 ,YQ==', ['; charset=utf-8', 'a']],
  ['data:text/css;xbase64,YQ==', ['text/css;xbase64', 'YQ==']],
  ['data:text/css;base64,!!', null],
  ['data:,a%zz%4', ['', 'a%zz%4']],
  ['data:,a,b#c', ['', 'a,b']],
  ['data:text/css', null],
  ['https://example.com/,a', null],
])('%s', (address, expected) => {
  expect(read(address)).toEqual(expected);
});
