import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { boardFacts } from '../../src/board/board-facts.ts';
import { fieldOf, textOn } from '../../src/board/field.ts';
import { tokenColor } from '../../src/catalog/token-values.ts';
import { contrastRatio } from '../../src/color/contrast.ts';

const ratio = (one: string, other: string) => contrastRatio(tokenColor(one), tokenColor(other));
const WHITE = { ground: '#ffffff', ink: '#303133' };

describe('the field of a board', () => {
  it.each([
    ['the accent under light text', '#3e63dd', '#ffffff', [], '#3e63dd', '#ffffff', '#ffffff'],
    ['the accent under dark text with 7:1', '#00d1b2', '#001f1a', [], '#00d1b2', '#001f1a', '#001f1a'],
    [
      'a darker shade',
      '#409eff',
      '#303133',
      ['#3375b9', '#337ecc', '#a0cfff'],
      '#3375b9',
      '#ffffff',
      '#ffffff',
    ],
    ['the text colour without one', '#409eff', '#303133', ['#7a1f1f'], '#303133', '#ffffff', '#409eff'],
    ['the text colour beside a red', '#ff6600', '#303133', ['#c70024'], '#303133', '#ffffff', '#ffffff'],
    ['the text colour with a dull accent', '#5f7f9f', '#101010', [], '#303133', '#ffffff', '#ffffff'],
  ])('is %s', (_, accent, onAccent, own, back, text, mark) => {
    expect(fieldOf({ ...WHITE, accent, onAccent, own })).toEqual({ back, text, mark });
  });

  it('is the ground of a dark page without a darker shade of the accent', () => {
    const dark = { ground: '#141414', ink: '#cfd3dc' };
    expect(fieldOf({ ...dark, accent: '#e0218a', onAccent: '#141414', own: [] })).toMatchObject({
      back: '#141414',
      text: '#cfd3dc',
    });
  });

  it('has readable text and a readable name for every brand', () => {
    for (const entry of entries) {
      const { field, accent } = boardFacts(entry);
      if (accent.length > 7) continue; // translucent, so its contrast depends on what lies below
      expect(ratio(field.text, field.back), entry.slug).toBeGreaterThanOrEqual(4.5);
      expect(ratio(field.mark, field.back), entry.slug).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it.each([
  ['#ffffff', ['#303133', '#ffffff'], '#303133'],
  ['#409eff', ['#303133', '#ffffff'], '#000000'],
  ['#0b5fff', ['#303133', '#ffffff'], '#ffffff'],
])('text on %s of %j is %s', (back, texts, expected) => {
  expect(textOn(back, texts)).toBe(expected);
});
