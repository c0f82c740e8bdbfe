import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AxisId, Grammar } from '../../src/grammar/axes/index.ts';
import { completeTaste } from '../../src/specimen/complete-taste.ts';
import { CONTRADICTIONS } from '../../src/specimen/contradictions.ts';
import { anyGrammar, partialGrammar } from './random-grammars.ts';
import { sweep } from '../sample.ts';

describe('contradictions', () => {
  it.each<[name: string, gives: AxisId, grammar: Grammar]>([
    [
      'dark-first on white',
      'surface.dark_mode',
      { 'surface.ground': 'white', 'surface.dark_mode': 'dark-first' },
    ],
    [
      'a light scheme on black',
      'surface.dark_mode',
      { 'surface.ground': 'black', 'surface.dark_mode': 'none' },
    ],
    ['neon on white', 'palette.saturation', { 'surface.ground': 'white', 'palette.saturation': 'neon' }],
    [
      'grey accents that recur',
      'palette.accent_use',
      { 'palette.saturation': 'desaturated', 'palette.accent_use': 'recurring' },
    ],
    [
      'a neutral page full of accent',
      'palette.warmth',
      { 'palette.warmth': 'neutral', 'palette.accent_use': 'pervasive' },
    ],
    [
      'rules without borders',
      'surface.borders',
      { 'surface.borders': 'none', 'emphasis.density_signals': 'dividers' },
    ],
    [
      'a photograph as ground without imagery',
      'imagery.strategy',
      { 'surface.texture': 'photo', 'imagery.strategy': 'none' },
    ],
    [
      'packed with wide gaps',
      'whitespace.section_gap',
      { 'whitespace.discipline': 'dense', 'whitespace.section_gap': 'grand' },
    ],
    ['motion of no kind', 'motion.character', { 'motion.budget': 'none', 'motion.character': 'playful' }],
    ['reveals on hover', 'motion.trigger', { 'motion.budget': 'recurring', 'motion.trigger': 'hover-only' }],
    [
      'an engineer who jokes',
      'voice.archetype',
      { 'voice.archetype': 'engineer', 'voice.formality': 'casual' },
    ],
    [
      'jumps of size in compact headings',
      'emphasis.mechanism',
      { 'emphasis.mechanism': 'scale', 'type.display_scale': 'compact' },
    ],
  ])('%s: %s gives way', (_, gives, grammar) => {
    const { notShown, taste } = completeTaste(grammar);
    expect(Object.keys(notShown)).toEqual([gives]);
    expect(taste[gives]).not.toBe(grammar[gives]);
  });

  it('are none where values fit', () => {
    const { notShown } = completeTaste({
      'surface.ground': 'black',
      'surface.dark_mode': 'dark-first',
      'palette.saturation': 'neon',
      'motion.budget': 'pervasive',
      'motion.trigger': 'scroll',
    });
    expect(notShown).toEqual({});
  });

  it('are gone from every settled taste, and what was kept is unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(anyGrammar, partialGrammar), (grammar) => {
        const { taste, notShown } = completeTaste(grammar);
        const still = CONTRADICTIONS.filter(({ axis, holds }) => !axis.startsWith('motion.') && holds(taste));
        expect(still).toEqual([]);
        for (const [axis, value] of Object.entries(grammar)) {
          if (!(axis in notShown)) expect(taste).toHaveProperty([axis], value);
        }
      }),
      { numRuns: sweep(150, 300), seed: 7 },
    );
  });

  it('give one sentence as the reason', () => {
    for (const { reason } of CONTRADICTIONS) expect(reason).toMatch(/^[A-Z].{20,140}\.$/);
  });
});
