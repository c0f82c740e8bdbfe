import type { RulesOf } from './rule.ts';

export const WHITESPACE_RULES: RulesOf<'whitespace'> = {
  'whitespace.discipline': {
    dense: {
      do: 'Fill the screen; keep blank bands below 48 px.',
      dont: 'Spread a few items over a screen.',
    },
    medium: {
      do: 'Give content about as much room as it fills.',
      dont: 'Pack it, or isolate single statements.',
    },
    generous: {
      do: 'Leave well over half of a screen blank, with blank bands of 90 px and more.',
      dont: 'Fill the gaps with secondary content.',
    },
    extreme: {
      do: 'Show one thing a screen, the rest blank.',
      dont: 'Put two messages into one view.',
    },
  },
  'whitespace.section_gap': {
    compact: { do: 'Keep sections less than 64 px apart.', dont: 'Use hero-sized padding between them.' },
    balanced: { do: 'Keep sections 64 to 119 px apart.', dont: 'Let them touch, or drift beyond 120 px.' },
    grand: { do: 'Keep sections at least 120 px apart.', dont: 'Tighten them on a full page.' },
  },
  'whitespace.element_gap': {
    tight: { do: 'Keep neighbours in a group under 14 px apart.', dont: 'Air out lists and cards.' },
    medium: { do: 'Keep neighbours in a group 14 to 28 px apart.', dont: 'Mix in 8 px or 40 px gaps.' },
    airy: { do: 'Keep neighbours in a group 32 px and more apart.', dont: 'Stack them closely.' },
  },
};
