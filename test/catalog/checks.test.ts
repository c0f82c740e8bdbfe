import { expect, test } from 'vitest';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { sampleEntry } from './sample-entry.ts';

const SAMPLE = sampleEntry();
const WITH_SCALE = SAMPLE.replace(
  '  radius:\n',
  '  spacing:\n    cites: [kit]\n    scale: [8px, 16px]\n    values: { element: 8px, section: 16px, row: 56px }\n  radius:\n',
);

function messagesOf(text: string): readonly string[] {
  return readEntry(text, 'sample').problems.map(({ message }) => message);
}

test('a button and a scale that agree with the rest are no problem', () => {
  expect([...messagesOf(SAMPLE), ...messagesOf(WITH_SCALE)]).toEqual([]);
});

test.each([
  [
    'a button in the colour of the page',
    'background: "{color.primary}"',
    'background: "{color.background}"',
    1,
  ],
  [
    'the same with a border',
    'background: "{color.primary}"',
    'background: "{color.background}"\n    border: 1px solid {color.text}',
    0,
  ],
  ['a transparent button', 'background: "{color.primary}"', 'background: transparent', 0],
])('%s', (_, from, to, problems) => {
  expect(messagesOf(SAMPLE.replace(from, to))).toHaveLength(problems);
});

test('buttons of another radius than most boxes are explained', () => {
  const pills = SAMPLE.replace('"{radius.box}"', '9999px').replace(' surface.radius,', '');
  const because = (reason: string) =>
    pills.replace(
      '    surface.borders: Panels',
      `    surface.radius: ${reason}\n    surface.borders: Panels`,
    );
  expect(messagesOf(because('Cards and fields have 4 px.'))).toEqual([
    'Buttons have corners of 9999px, and surface.radius is "4-6px" without a word about buttons.',
  ]);
  expect(messagesOf(because('Cards and fields have 4 px; buttons are pills.'))).toEqual([]);
});

test('a gap from the source of the scale is one of its steps', () => {
  const wider = WITH_SCALE.replace('section: 16px', 'section: 48px');
  expect(messagesOf(wider)).toEqual(['The source of the scale states 48px, which is no step of the scale.']);
  const elsewhere = wider.replace('scale: [8px', 'cites_for: { section: [recalled] }\n    scale: [8px');
  expect(messagesOf(elsewhere)).toEqual([]);
});

test('an animation has its keyframes in the code', () => {
  const running = SAMPLE.replace('.panel-sample {', '.panel-sample { animation: grow 1s;');
  expect(messagesOf(running)).toEqual(['The animation "grow" has no keyframes in this entry.']);
  expect(messagesOf(running.replace('css\n', 'css\n@keyframes grow { from { opacity: 0; } }\n'))).toEqual([]);
});

test('a mixed theme has the colours of both schemes', () => {
  expect(messagesOf(SAMPLE.replace('theme: light', 'theme: mixed'))).toEqual([
    'A mixed theme has sections of both schemes, and the tokens have the light one alone.',
  ]);
});
