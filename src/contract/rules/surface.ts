import type { RulesOf } from './rule.ts';

export const SURFACE_RULES: RulesOf<'surface'> = {
  'surface.ground': {
    white: {
      do: 'Put content on pure white (#ffffff).',
      dont: 'Tint the page ground, not even by an off-white.',
    },
    cream: {
      do: 'Put content on a light cream or ivory, yellow enough to be told from white.',
      dont: 'Fall back to #ffffff for the page ground; keep white for insets at most.',
    },
    'gray-light': {
      do: 'Put content on a light neutral grey, red, green and blue within 8 of each other.',
      dont: 'Let the ground drift into a hue, or up to pure white.',
    },
    'gray-dark': {
      do: 'Put content on a dark neutral grey that is clearly not black.',
      dont: 'Use #000000 or a tinted dark for the page ground.',
    },
    black: {
      do: 'Put content on black, every channel at most 20.',
      dont: 'Lift the ground to a grey or a dark blue; raise panels by at most a few steps.',
    },
    'warm-tinted': {
      do: 'Put content on a ground with a visible red, orange or brown tint.',
      dont: 'Use neutral grey or white as the page ground.',
    },
    'cool-tinted': {
      do: 'Put content on a ground with a visible blue, green or violet tint.',
      dont: 'Use neutral grey or white as the page ground.',
    },
  },
  'surface.radius': {
    '0px': {
      do: 'Keep every corner square: `border-radius: 0`.',
      dont: 'Round buttons, inputs or cards, not even by 2 px.',
    },
    '4-6px': {
      do: 'Round boxes by 4 to 6 px, the same on buttons, inputs and cards.',
      dont: 'Use pills or corners above 8 px.',
    },
    '8-10px': {
      do: 'Round boxes by 8 to 10 px, the same on buttons, inputs and cards.',
      dont: 'Mix square boxes or pills in.',
    },
    '12-16px': {
      do: 'Round cards by 12 to 16 px and let controls follow.',
      dont: 'Leave square corners beside them, or go on to full pills.',
    },
    pill: {
      do: 'Round the ends of buttons and tags fully: `border-radius: 9999px`.',
      dont: 'Ship a button with corners a reader could count in pixels.',
    },
  },
  'surface.borders': {
    none: {
      do: 'Separate by space and fill alone.',
      dont: 'Draw border lines around cards, sections or images.',
    },
    hairline: {
      do: 'Draw structure with 1 px lines of low contrast.',
      dont: 'Use lines thicker than 1 px, or coloured ones as decoration.',
    },
    medium: {
      do: 'Draw structure with lines of 2 to 3 px.',
      dont: 'Thin them to hairlines or thicken them to bars.',
    },
    heavy: {
      do: 'Draw lines of 4 px and more, or black outlines of at least 3 px, as a signature.',
      dont: 'Soften them with grey or with a hairline beside them.',
    },
  },
  'surface.shadows': {
    none: {
      do: 'Keep everything in one plane; show elevation by line or fill.',
      dont: 'Use `box-shadow`, `drop-shadow` or glows.',
    },
    subtle: {
      do: 'Allow one small soft shadow: blur up to 20 px, opacity up to 0.2.',
      dont: 'Stack shadows or let them spread beyond 20 px.',
    },
    layered: {
      do: 'Use several elevations, each a stack of two or more soft shadows.',
      dont: 'Flatten cards, or give every box the same single shadow.',
    },
    dramatic: {
      do: 'Let shadows be seen: hard offsets, glows, or blur beyond 45 px.',
      dont: 'Shrink them to the faint default of a component library.',
    },
  },
  'surface.texture': {
    flat: {
      do: 'Fill surfaces with one flat colour.',
      dont: 'Use gradients, noise, patterns or photographs as ground.',
    },
    grain: {
      do: 'Give the ground a visible grain, paper or tiled pattern.',
      dont: 'Leave large areas perfectly flat.',
    },
    gradient: {
      do: 'Carry bands and main buttons by gradients.',
      dont: 'Replace them with flat fills.',
    },
    mesh: {
      do: 'Let several blurred fields of colour run into each other behind content.',
      dont: 'Reduce them to one two-stop gradient.',
    },
    photo: {
      do: 'Let photographs be the ground of the first screens, text set on top of them.',
      dont: 'Push photographs into boxes beside flat panels.',
    },
  },
  'surface.dark_mode': {
    none: {
      do: 'Design for one scheme, and declare `color-scheme: light`.',
      dont: 'Add an automatic dark scheme the brand does not have.',
    },
    'system-adaptive': {
      do: 'Follow `prefers-color-scheme` with a complete dark set of the same tokens.',
      dont: 'Make the reader look for a switch.',
    },
    inversion: {
      do: 'Make the dark scheme by swapping ink and ground.',
      dont: 'Invent new hues for it.',
    },
    'custom-palette': {
      do: 'Offer a dark scheme with a palette of its own behind a switch.',
      dont: 'Derive it by a filter.',
    },
    'dark-first': {
      do: 'Design dark as the default; any light scheme is the second one.',
      dont: 'Open on a light ground.',
    },
  },
};
