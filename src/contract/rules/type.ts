import type { RulesOf } from './rule.ts';

export const TYPE_RULES: RulesOf<'type'> = {
  'type.pairing': {
    'serif/sans': {
      do: 'Pair one serif with one sans, each with its own job.',
      dont: 'Set everything in the sans.',
    },
    'sans/sans': {
      do: 'Pair two sans faces: one for headings, one for text.',
      dont: 'Let the text face take over the headings.',
    },
    'sans/mono': {
      do: 'Let a monospace carry headings, labels or figures beside a sans.',
      dont: 'Keep the monospace for code samples only.',
    },
    'serif/grotesque': {
      do: 'Pair a serif with a plain grotesque (Helvetica, Inter or their kin).',
      dont: 'Pick a geometric or rounded sans for the second face.',
    },
    'grotesque/mono': {
      do: 'Let a monospace carry headings, labels or figures beside a grotesque.',
      dont: 'Keep the monospace for code samples only.',
    },
    'single-family': {
      do: 'Set headings and text in one family; differ by size and weight.',
      dont: 'Add a second face for headings or labels.',
    },
  },
  'type.heading_weight': {
    ultralight: {
      do: 'Set headings at weight 100 to 250, large enough to carry it.',
      dont: 'Fall back to regular, and never to bold.',
    },
    light: { do: 'Set headings at weight 300.', dont: 'Use bold for hierarchy; use size.' },
    regular: { do: 'Set headings at weight 400.', dont: 'Leave the bold that browsers give to h1 to h6.' },
    medium: { do: 'Set headings at weight 500.', dont: 'Go to 700 for emphasis.' },
    bold: { do: 'Set headings at weight 600 to 700.', dont: 'Let any heading fall below 600.' },
    black: { do: 'Set headings at weight 800 or 900.', dont: 'Settle for 700.' },
  },
  'type.body_size': {
    small: { do: 'Set running text below 15 px.', dont: 'Let paragraphs grow to 16 px and more.' },
    regular: { do: 'Set running text at 15 to 17 px.', dont: 'Use 14 px for paragraphs, or 18 px and more.' },
    large: { do: 'Set running text at 18 px or more.', dont: 'Set a paragraph below 18 px.' },
  },
  'type.display_scale': {
    compact: {
      do: 'Keep the largest heading under 2.2 times the running text.',
      dont: 'Build a hero on size.',
    },
    balanced: {
      do: 'Keep the largest heading at 2.2 to 4 times the running text.',
      dont: 'Let a headline outgrow 72 px.',
    },
    oversized: {
      do: 'Let the largest heading pass 4 times the running text, or 72 px.',
      dont: 'Shrink the headline to make room for more content beside it.',
    },
  },
  'type.tracking': {
    negative: {
      do: 'Set headings at -0.025em or tighter.',
      dont: 'Leave large headings at normal letter-spacing.',
    },
    tight: {
      do: 'Set headings at -0.005em to -0.025em.',
      dont: 'Open the letters up, or let them touch.',
    },
    normal: { do: 'Leave letter-spacing alone.', dont: 'Track headings or labels in either direction.' },
    loose: {
      do: 'Open headings or upper-case labels by 0.04em and more.',
      dont: 'Track lower-case running text.',
    },
  },
};
