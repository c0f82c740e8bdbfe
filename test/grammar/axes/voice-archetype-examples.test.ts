import { describe, expect, test } from 'vitest';
import { archetypeScores, ARCHETYPES } from '../../../src/grammar/axes/voice-archetype/archetype-scores.ts';
import { voiceArchetype } from '../../../src/grammar/axes/voice-archetype/axis.ts';
import { EXAMPLES } from '../../../src/grammar/axes/voice-archetype/examples.ts';
import { observeDocument } from './read-html.ts';
import { page, paragraph } from './voice-pages.ts';

/** Copies without a persona, in several trades; no example speaks of them. */
const COPIES = [
  'The account costs nothing in the first month. Payments arrive on the next working day. Each card has its own number, and the statement lists all purchases of the month. Money can be moved between accounts in the app.',
  'Bread is baked here every morning. Rye keeps for nine days, wheat for three. The mill stands behind the house and grinds on Mondays. The counter closes when the last loaf is sold.',
  'The ferry leaves at seven and returns at six. The crossing takes forty minutes. Bicycles travel on the lower deck. Tickets are sold on board and at the harbour.',
];

/** The probability of an archetype by the model of the axis. */
function chanceOf(archetype: (typeof ARCHETYPES)[number], ...paragraphs: readonly string[]): number {
  const { prose } = observeDocument(page(paragraphs.map((text) => paragraph(text)).join('')));
  const odds = archetypeScores(prose).map((each) => ({ ...each, odds: Math.exp(each.score) }));
  const own = odds.find((each) => each.archetype === archetype)?.odds ?? 0;
  return own / odds.reduce((sum, each) => sum + each.odds, 0);
}

describe.each(ARCHETYPES)('the example of %s', (archetype) => {
  const { sentence } = EXAMPLES[archetype];

  test.each(COPIES)('raises its score beside: %s', (copy) => {
    expect(chanceOf(archetype, copy, sentence)).toBeGreaterThan(chanceOf(archetype, copy));
  });

  test('is the one that a fix names', () => {
    const reading = { value: 'generic', measure: 'the words show no archetype' } as never;
    expect(voiceArchetype.fix(archetype, reading)).toContain(`“${sentence}”`);
  });

  test.skipIf(archetype === 'generic')(
    'raises it by a quarter or more: it has what the reading counts',
    () => {
      const gains = COPIES.map((copy) => chanceOf(archetype, copy, sentence) - chanceOf(archetype, copy));
      expect(Math.min(...gains)).toBeGreaterThan(0.25);
    },
  );
});
