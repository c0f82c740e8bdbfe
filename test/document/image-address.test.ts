import { describe, expect, test } from 'vitest';
import { imageAddress } from '../../src/document/image-address.ts';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP';

describe('the address of an image', () => {
  test.each([
    ['its own', { src: 'a.jpg', 'data-src': 'b.jpg' }, 'a.jpg'],
    ['its own, inline', { src: DOT }, DOT],
    ['late, of no address', { 'data-src': 'b.jpg' }, 'b.jpg'],
    ['late, of an inline dot', { src: DOT, 'data-src': ' b.jpg ' }, 'b.jpg'],
    ['late, of a stand-in', { src: '/img/spacer.gif', 'data-lazy-src': 'b.jpg' }, 'b.jpg'],
    ['late, of a loader with a version', { src: 'lazy-1.png?v=2', 'data-original': 'b.jpg' }, 'b.jpg'],
    ['late, as a set', { src: DOT, 'data-srcset': 'b.jpg 400w, c.jpg 800w' }, 'b.jpg'],
    ['a set alone', { srcset: 'b.jpg 1x, c.jpg 2x' }, 'b.jpg'],
    ['a stand-in of nothing else', { src: 'placeholder.png' }, 'placeholder.png'],
    ['a word that begins like one', { src: 'blanket.jpg', 'data-src': 'b.jpg' }, 'blanket.jpg'],
    ['none', {}, ''],
  ])('%s', (_, attributes: Record<string, string>, address) => {
    expect(imageAddress(attributes)).toBe(address);
  });
});
