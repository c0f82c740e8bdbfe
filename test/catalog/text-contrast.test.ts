import { describe, expect, test } from 'vitest';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { faintTexts } from '../../src/catalog/text-contrast.ts';
import { sampleEntry } from './sample-entry.ts';

const BLACK_ON_WHITE = { background: '#ffffff', text: '#000000' };

test.each<[name: string, colors: Record<string, string>, faint: string[]]>([
  ['black on white', {}, []],
  ['grey text', { 'text-muted': '#777777' }, ['color.text-muted']],
  ['grey text that is just dark enough', { 'text-muted': '#767676' }, []],
  ['a translucent text', { 'text-soft': '#00000080' }, ['color.text-soft']],
  ['a pale link', { link: '#66aaff' }, ['color.link']],
  ['a label on its fill', { primary: '#ffdd00', 'on-primary': '#ffffff' }, ['color.on-primary']],
  ['a dark label on its fill', { primary: '#ffdd00', 'on-primary': '#000000' }, []],
  ['a label on a translucent fill', { tint: '#00000010', 'on-tint': '#888888' }, ['color.on-tint']],
  ['a label without its fill', { 'on-accent': '#ffffff' }, []],
  [
    'text of disabled controls',
    { 'text-disabled': '#cccccc', disabled: '#eeeeee', 'on-disabled': '#bbbbbb' },
    [],
  ],
  ['text on dark grounds', { 'text-on-dark': '#eeeeee', 'text-inverse': '#ffffff' }, []],
  ['a colour that is no text', { border: '#eeeeee', accent: '#ffff00', context: '#eeeeee' }, []],
])('%s', (_, colors, faint) => {
  const found = faintTexts({ color: { light: { ...BLACK_ON_WHITE, ...colors } } });
  expect(found.map(({ token }) => token)).toEqual(faint);
});

test('each scheme has its own ground', () => {
  const colors = { background: '#000000', text: '#ffffff', 'text-muted': '#666666' };
  expect(faintTexts({ color: { light: BLACK_ON_WHITE, dark: colors } })).toMatchObject([
    { scheme: 'dark', token: 'color.text-muted', ground: 'color.background' },
  ]);
});

describe('an entry with faint text', () => {
  const faint = sampleEntry().replace(
    'primary: "#0f62fe"',
    'primary: "#0f62fe"\n      text-muted: "#aaaaaa"',
  );
  const exception =
    'exceptions:\n  - { rule: text-contrast, token: color.text-muted, scheme: light, cites: [site], reason: Captions have this grey. }\ntokens:\n';

  test('is refused', () => {
    const [problem] = readEntry(faint, 'sample').problems;
    expect(problem).toMatchObject({
      message: 'color.text-muted on color.background has a contrast of 2.32:1.',
    });
    expect(faint.split('\n')[(problem?.line ?? 0) - 1]).toContain('text-muted');
  });

  test('is accepted with a source that shows it', () => {
    expect(readEntry(faint.replace('tokens:\n', exception), 'sample').problems).toEqual([]);
  });

  test('needs no exception for legible text', () => {
    const { problems } = readEntry(sampleEntry().replace('tokens:\n', exception), 'sample');
    expect(problems).toMatchObject([{ message: '"light color.text-muted" has enough contrast.' }]);
  });
});
