import { describe, expect, it } from 'vitest';
import { TasteError } from '../../src/errors.ts';
import { parseTargetTokens } from '../../src/identity/parse-target-tokens.ts';

describe('tokens of a request', () => {
  it('are read by path', () => {
    const { schemes, families, tokens } = parseTargetTokens(
      {
        'color.background': '#101010',
        'color.primary': '#ff000080',
        'font.body': "'Lora', serif",
        'font-weight.body': 400,
      },
      'target_tokens',
    );
    expect(schemes.map(({ scheme }) => scheme)).toEqual(['dark']);
    // Half of red on #101010.
    expect(schemes[0]?.colors.at(-1)?.color).toMatchObject({
      r: expect.closeTo(135.7, 0),
      g: expect.closeTo(8, 0),
    });
    expect(families.get('body')).toMatchObject({ names: ['lora', 'serif'], kind: 'serif' });
    expect(tokens.get('font-weight.body')).toBe('400');
  });

  it('are read by namespace as by path', () => {
    const paths = {
      'color.background': '#101010',
      'font.body': "'Lora', serif",
      'font-weight.body': '400',
      'scale.text': '12px 16px',
      'button.background': '{color.background}',
    };
    const namespaces = {
      color: { background: '#101010' },
      font: { body: "'Lora', serif" },
      'font-weight': { body: 400 },
      scale: { text: '12px 16px' },
      button: { background: '{color.background}' },
    };
    expect(parseTargetTokens(namespaces, 'target_tokens')).toEqual(parseTargetTokens(paths, 'target_tokens'));
  });

  it('are read in groups', () => {
    const { schemes, sizes, tokens } = parseTargetTokens(
      {
        color: { light: { background: '#ffffff' }, dark: { background: '#000000' } },
        type: { scale: ['12px', '16px'] },
        radius: { values: { card: '8px' } },
      },
      'target_tokens',
    );
    expect(schemes.map(({ scheme }) => scheme)).toEqual(['light', 'dark']);
    expect(sizes).toEqual([12, 16]);
    expect(tokens.get('radius.card')).toBe('8px');
  });

  it.each([
    ['{"__proto__": {"body": "Inter"}, "font": {"body": "Lora"}}', '__proto__'],
    ['{"font.body": "Lora", "constructor": "x"}', 'constructor'],
    ['{"font": {"body": "Lora", "__proto__": "Inter"}}', 'font.__proto__'],
    ['{"color": {"light": {"prototype": "#ffffff"}}}', 'color.light.prototype'],
  ])('are refused with a name of the prototype: %s', (body, name) => {
    expect(() => parseTargetTokens(JSON.parse(body), 'target_tokens')).toThrowError(
      expect.objectContaining({
        code: 'invalid_request',
        fields: [expect.objectContaining({ field: `target_tokens.${name}` })],
      }),
    );
  });

  it.each([
    ['a namespace', { colour: { primary: '#fff' } }, 'did you mean `color`?'],
    ['a path', { 'font-wieght.body': 400 }, 'did you mean `font-weight`?'],
    ['a group', { color: { light: {} }, typ: { sizes: {} } }, 'did you mean `type`?'],
    ['no similar name', { sounds: { click: 'soft' } }, 'Known: color, color-light'],
  ])('with an unknown name get the most similar known one: %s', (_, given, advice) => {
    expect(() => parseTargetTokens(given, 'target_tokens')).toThrow(advice);
  });

  it.each([
    ['a text', 'Inter', null],
    ['a list', ['#fff'], null],
    ['an unknown namespace', { colour: { primary: '#fff' } }, '.colour'],
    ['an unknown namespace of paths', { 'fonts.body': 'Inter' }, '.fonts'],
    ['an unknown group', { color: { light: { text: '#ffffff' } }, raduis: { values: {} } }, '.raduis'],
    ['a colour of a namespace that is none', { color: { primary: 'tomato' } }, '.color.primary'],
    ['a colour of the other scheme that is none', { 'color-dark.text': '#ggg' }, '.color-dark.text'],
    ['a path with capitals', { 'Color.Primary': '#fff' }, '.Color.Primary'],
    ['an object as value', { 'color.primary': {} }, '.color.primary'],
    ['a colour that is none', { color: { light: { background: 'red' } } }, '.color.light.background'],
    ['an endless value of a namespace', { font: { body: 'x'.repeat(5000) } }, '.font.body'],
    ['an endless value', { 'font.body': 'x'.repeat(5000) }, '.font.body'],
  ])('%s are refused', (_, given, path) => {
    const refused = () => parseTargetTokens(given, 'target_tokens');
    expect(refused).toThrow(TasteError);
    expect(refused).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    try {
      refused();
    } catch (error) {
      const fields = (error as TasteError).fields.map(({ field }) => field);
      expect(fields).toContain(`target_tokens${path ?? ''}`);
    }
  });

  it.each<[string, unknown, string]>([
    ['too long by path', { 'radius.card': 'x'.repeat(1001) }, 'radius.card: Must have at most 1000 char'],
    ['too long by namespace', { text: { h1: 'x'.repeat(1001) } }, 'text.h1: Must have at most 1000 char'],
    ['a name in capitals', { spacing: { MD: '8px' } }, 'spacing.MD: Name tokens in kebab-case'],
    ['too many', manyColors(501), 'Must have at most 500 tokens'],
    ['too many by namespace', { color: manyColors(501, '') }, 'Must have at most 500 tokens'],
    ['a weight beyond the scale', { type: { weights: { h1: 2000 } } }, 'weights.h1: Must be <=1000.'],
    ['a family without a stack', { type: { families: { h1: {} } } }, 'families.h1.stack: Is required'],
    ['no group', { color: { light: {} }, type: null }, 'type: Must be Object.'],
  ])('%s is refused in a sentence', (_, given, sentence) => {
    expect(() => parseTargetTokens(given, 'target_tokens')).toThrow(sentence);
  });
});

function manyColors(count: number, prefix = 'color.'): object {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}c${at}`, '#ffffff']));
}
