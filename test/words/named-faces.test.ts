import { describe, expect, it } from 'vitest';
import { facesNamed, withNamedFaces } from '../../src/words/named-faces.ts';
import { readFonts } from '../../src/words/read-fonts.ts';
import type { Statement } from '../../src/words/understanding.ts';

const facesIn = (text: string) => {
  const { heading, body } = facesNamed(readFonts(text, []).statements);
  return [heading?.values[0], body?.values[0]];
};

it.each([
  ['Georgia everywhere', ['Georgia', 'Georgia']],
  ['fonts: Lora, Inter', ['Lora', 'Inter']],
  ['headings in Georgia', ['Georgia', undefined]],
  ['titles in Georgia, and use Inter', ['Georgia', 'Inter']],
  ['body in Inter', [undefined, 'Inter']],
  ['button labels in Work Sans', [undefined, undefined]],
  ['no Comic Sans', [undefined, undefined]],
])('%s sets headings and text in %j', (text, faces) => {
  expect(facesIn(text)).toEqual(faces);
});

/** The pairings of a text with what the model states. */
function pairingsIn(text: string, stated: readonly string[] = [], words = text): readonly string[] {
  const start = text.indexOf(words);
  const pairing: Statement = {
    kind: 'axis',
    axis: 'type.pairing',
    values: stated,
    span: { start, end: start + words.length, text: words },
    polarity: 'for',
    degree: 1,
    confidence: 0.5,
  };
  const found = [...readFonts(text, []).statements, ...(stated.length > 0 ? [pairing] : [])];
  return withNamedFaces(found).flatMap((one) => (one.kind === 'axis' ? one.values : []));
}

describe('typefaces make a pairing', () => {
  it.each([
    ['Helvetica', ['serif/grotesque'], ['single-family', 'sans/sans', 'grotesque/mono', 'sans/mono']],
    ['all text in Helvetica', ['serif/grotesque'], ['single-family']],
    ['Georgia everywhere', ['serif/sans'], ['single-family']],
    ['use Poppins', [], ['single-family', 'sans/sans', 'sans/mono', 'grotesque/mono']],
    ['Georgia headings, body in Inter', ['sans/sans'], ['serif/grotesque', 'serif/sans']],
    ['Georgia headings, body in Inter', ['serif/sans'], ['serif/sans']],
    ['headings in Georgia', ['serif/sans'], ['serif/sans']],
    ['Helvetica headings', ['grotesque/mono'], []],
  ])('%s: %j becomes %j', (text, stated, expected) => {
    expect([...pairingsIn(text, stated)].toSorted()).toEqual([...expected].toSorted());
  });

  it('and none where other words say what the other is', () => {
    expect(pairingsIn('Helvetica headings, mono labels', ['grotesque/mono'])).toEqual(['grotesque/mono']);
  });
});
