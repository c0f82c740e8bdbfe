import { describe, expect, it } from 'vitest';
import { findEscapes } from '../../scripts/payloads/find-escapes.ts';
import { payload } from '../../scripts/payloads/payloads.ts';
import { shapeOf } from '../../scripts/payloads/shape.ts';
import { sweep } from '../sample.ts';

/** `npm run payloads` tries 2,000. */
const SEEDS = Array.from({ length: sweep(5, 12) }, (_, n) => 1 + n * 7);

describe('texts of callers and pages', () => {
  it('stay in their place in every format', { timeout: 120_000 }, async () => {
    expect(await findEscapes(SEEDS)).toEqual([]);
  });

  it('are different, and the same for the same seed', () => {
    const texts = Array.from({ length: 2000 }, (_, seed) => payload(seed));
    expect(new Set(texts).size).toBeGreaterThan(1500);
    expect(payload(7)).toBe(payload(7));
  });
});

describe('the comparison of documents sees', () => {
  it.each([
    ['text/html', '<p title="a">a</p>', '<p title="a" onclick="b">a</p>'],
    ['text/html', '<p>a</p>', '<p><b>a</b></p>'],
    ['text/html', '<a href="/x">a</a>', '<a href="javascript:b">a</a>'],
    ['text/html', '<style>a{color:red}</style>', '<style>a{color:red}b{color:red}</style>'],
    ['text/css', 'a{--b:"x"}', 'a{--b:"x";color:red}'],
    ['image/svg+xml', '<svg><text>a</text></svg>', '<svg><text onclick="b">a</text></svg>'],
    ['application/atom+xml', '<feed><link href="/a"/></feed>', '<feed><link href="/b"/></feed>'],
    ['application/json', '{"a":"b"}', '{"a":"b","c":"d"}'],
    ['text/markdown', '# a\n\nb', '# a\n\nb\n\n## c'],
    ['text/markdown', '# a\n\nb', '# a\n\nb <b>c</b>'],
    ['text/markdown', '---\na: b\n---\nc', '---\na: b\nd: e\n---\nc'],
  ])('in %s that %j is not %j', (mediaType, one, other) => {
    expect(shapeOf(mediaType, one)).not.toBe(shapeOf(mediaType, other));
  });

  it.each([
    ['text/html', '<p title="a">a</p>', '<p title="b &lt;">&lt;script></p>'],
    ['application/xml', '<a b="c">d</a>', '<a b="&lt;x/>">&lt;y/></a>'],
    ['text/css', '/* a */ a{--b:"x"}', '/* c */ a{--b:"} y {"}'],
    ['application/json', '{"a":"b"}', '{"a":"\\"}"}'],
    ['text/markdown', '# a\n\nb', '# c\n\n\\# d'],
  ])('in %s that %j has the parts of %j', (mediaType, one, other) => {
    expect(shapeOf(mediaType, one)).toBe(shapeOf(mediaType, other));
  });
});
