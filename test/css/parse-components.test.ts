import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Cursor } from '../../src/css/cursor.ts';
import { cssString } from '../../src/css/css-string.ts';
import { parseComponents } from '../../src/css/parse-components.ts';

/** A short form of component values: kinds and contents. */
function outline(text: string): string | null {
  return (
    parseComponents(text)
      ?.map((part) => {
        if (part.kind === 'function') return `${part.name}(${part.content.length})`;
        if (part.kind === 'block') return `${part.open}${part.content.length}`;
        if (part.kind === 'dimension') return `${part.value}·${part.unit}`;
        if (part.kind === 'percentage') return `${part.value}%`;
        if (part.kind === 'ident') return part.value;
        return `${part.kind}:${part.value}`;
      })
      .join(' ') ?? null
  );
}

describe('parsing component values', () => {
  test.each([
    ['1px solid Red', '1·px solid Red'],
    ['-.5e2EM', '-50·em'],
    ['+3%', '3%'],
    ['1.', 'number:1 delimiter:.'],
    ['a/**/b', 'a b'],
    ['calc(1px + (2px * 3))', 'calc(3)'],
    ['"a\\"b" \'c\'', 'string:a"b string:c'],
    ['"a\\\nb"', 'string:ab'],
    ['url( a.png )', 'url:a.png'],
    ['url("a b")', 'url(1)'],
    ['url(a\\)b)', 'url:a)b'],
    ['#fff', 'hash:fff'],
    ['\\62 ar -\\-x', 'bar --x'],
    ['a,b/c', 'a delimiter:, b delimiter:/ c'],
    ['[a b] (1)', '[2 (1'],
    ['0\\9', '0·\t'],
  ])('%j is parsed as %j', (text, expected) => {
    expect(outline(text)).toBe(expected);
  });

  test.each(['a)', 'a]', '(a]', '"a\nb"', 'a;b', 'a!b', 'url(a b)', 'url(a"b)', '#'])(
    '%j is refused as a value',
    (text) => {
      expect(parseComponents(text)).toBeNull();
    },
  );

  test('open brackets are closed at the end of the input', () => {
    expect(outline('rgb(1, 2')).toBe('rgb(3)');
  });

  test('very deep nesting is refused without a stack overflow', () => {
    expect(parseComponents('('.repeat(60))).not.toBeNull();
    expect(parseComponents('('.repeat(100_000))).toBeNull();
  });

  test('parsing never throws and source positions stay in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a-\\"\'()[]{}url,/#1.e+% \n*!;é') }), (text) => {
        let end = 0;
        for (const part of parseComponents(text) ?? []) {
          expect(part.start).toBeGreaterThanOrEqual(end);
          expect(part.end).toBeGreaterThan(part.start);
          end = part.end;
        }
      }),
    );
  });

  test('a serialised CSS string is parsed to the same text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('\0'));
        const [part] = parseComponents(cssString(text)) ?? [];
        expect(part).toMatchObject({ kind: 'string', value: text });
      }),
    );
  });

  test('a list is split at commas, and an empty part is an error', () => {
    expect(Cursor.over('a b, c(1, 2)')?.splitCommas()).toHaveLength(2);
    expect(Cursor.over('a,, b')?.splitCommas()).toBeNull();
    expect(Cursor.over('a,')?.splitCommas()).toBeNull();
  });
});
