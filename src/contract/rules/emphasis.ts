import type { RulesOf } from './rule.ts';

export const EMPHASIS_RULES: RulesOf<'emphasis'> = {
  'emphasis.mechanism': {
    weight: {
      do: 'Make things important by weight.',
      dont: 'Let colour or size do the same job a second time.',
    },
    color: { do: 'Make things important by the accent colour.', dont: 'Add bold on top of it.' },
    underline: {
      do: 'Make things important by a line under the words.',
      dont: 'Keep underlines for links alone.',
    },
    scale: { do: 'Make things important by size jumps.', dont: 'Rank headings by weight at similar sizes.' },
    spacing: {
      do: 'Make things important by isolation and letter-spacing.',
      dont: 'Reach for bold or colour.',
    },
  },
  'emphasis.cta_treatment': {
    'filled-solid': {
      do: 'Make the main action a button filled with one colour.',
      dont: 'Present it as a ghost button or a bare link.',
    },
    'filled-gradient': {
      do: 'Make the main action a button filled with a gradient.',
      dont: 'Flatten the fill.',
    },
    outlined: {
      do: 'Make the main action an outlined button without fill.',
      dont: 'Fill it, except while it is hovered.',
    },
    'text-link': {
      do: 'Make the main action a plain text link, with an arrow at most.',
      dont: 'Box it in.',
    },
    'underline-only': {
      do: 'Make the main action an underlined link.',
      dont: 'Give it a fill, an outline or padding.',
    },
  },
  'emphasis.density_signals': {
    dividers: { do: 'Tell groups apart by rules between them.', dont: 'Wrap groups in cards.' },
    whitespace: { do: 'Tell groups apart by space alone.', dont: 'Draw rules or boxes around groups.' },
    borders: { do: 'Tell groups apart by outlined boxes.', dont: 'Use filled or shadowed cards.' },
    'grouping-cards': {
      do: 'Tell groups apart by filled or shadowed panels.',
      dont: 'Leave groups loose on the ground.',
    },
  },
};
