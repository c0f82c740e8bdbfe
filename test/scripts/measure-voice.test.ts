import { expect, test } from 'vitest';
import { measureVoice } from '../../scripts/voice/measure.ts';

const sentences = (n: number, sentence: string) => Array.from({ length: n }, () => sentence).join(' ');
const PLAIN = 'You open the file and the tool reads it for you.';

test('figures come from running prose alone', () => {
  const markdown = [
    '# A heading that is not a sentence.',
    '![A picture.](a.png)',
    '```js\nconst code = "It was written by a machine.";\n```',
    '| A table. | Another cell of it. |\n|---|---|\n| One of the cells. | And one more cell. |',
    sentences(12, PLAIN),
    '- You install `npm i tool` first.\n- The file was written by us.',
    '> You quote what you like to quote.',
  ].join('\n\n');
  expect(measureVoice(markdown)).toEqual({
    active_voice_pct: 93,
    avg_sentence_words: expect.closeTo(10.3, 0),
    uses_second_person: true,
    google_rubric_score: 98,
    google_rubric_version: '1',
    sentences: 15,
  });
});

test.each([
  ['nothing', ''],
  ['a few sentences', sentences(5, PLAIN)],
  ['another language', sentences(20, 'Du öffnest die Datei und das Werkzeug liest sie für dich.')],
  ['code alone', `\`\`\`\n${sentences(20, PLAIN)}\n\`\`\``],
])('%s gives no figures', (_name, markdown) => {
  expect(measureVoice(markdown)).toBeNull();
});
