import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/words/word-forms.ts';
import { nameKey } from '../../src/text/name-key.ts';

describe('the words of a text', () => {
  it.each([
    ['Black, on WHITE', ['black', 'on', 'white']],
    ['hand-drawn', ['hand', 'drawn']],
    ['Müller-Brockmann', ['muller', 'brockmann']],
    ['Łukasz Dziedzic, Bjørn, Æther, Straße', ['lukasz', 'dziedzic', 'bjorn', 'aether', 'strasse']],
    ['the brand’s and the brands', ['the', 'brand', 'and', 'the', 'brand']],
    ['stories series boxes glasses', ['story', 'sery', 'boxe', 'glasse']],
    ['glass, campus, CSS, 1970s', ['glass', 'campus', 'css', '1970']],
    ['gray color catalogs', ['grey', 'colour', 'catalogue']],
    ['#00d1b2', ['00d1b2']],
    ['日本 デザイン', ['日本', 'テサイン']],
    ['  —  ', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('a name without its punctuation', () => {
  it.each([
    ['J.P. Morgan', 'jpmorgan'],
    ['jp-morgan', 'jpmorgan'],
    ['GOV.UK', 'govuk'],
    ['The Guardian', 'guardian'],
    ['The', 'the'],
    ['République Française', 'republiquefrancaise'],
    ['?', ''],
  ])('%s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });
});
