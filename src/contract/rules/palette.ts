import type { RulesOf } from './rule.ts';

export const PALETTE_RULES: RulesOf<'palette'> = {
  'palette.strategy': {
    mono: {
      do: 'Stay within neutrals, or within one hue for everything.',
      dont: 'Add an accent colour.',
    },
    'mono+1': {
      do: 'Use neutrals and exactly one accent hue.',
      dont: 'Bring in a second hue for states, badges or charts; vary lightness instead.',
    },
    duotone: {
      do: 'Let two hues carry the page between them.',
      dont: 'Add a third hue, or let one of the two shrink to an accent.',
    },
    triadic: {
      do: 'Spread three hues over the page, each with a job.',
      dont: 'Add a fourth hue.',
    },
    'full-spectrum': {
      do: 'Use four hues or more, each clearly its own.',
      dont: 'Reduce the page to a single brand colour.',
    },
  },
  'palette.saturation': {
    desaturated: {
      do: 'Keep colours nearly grey: OKLCH chroma below 0.04.',
      dont: 'Use a colour that could be named from across the room.',
    },
    muted: {
      do: 'Keep accents dusty: OKLCH chroma 0.04 to 0.09.',
      dont: 'Use pure primaries.',
    },
    balanced: {
      do: 'Keep accents clear but calm: OKLCH chroma 0.09 to 0.16.',
      dont: 'Grey them down, or push them to full strength.',
    },
    vivid: {
      do: 'Use accents at full strength: OKLCH chroma 0.16 to 0.27.',
      dont: 'Tone them down with white, grey or transparency.',
    },
    neon: {
      do: 'Use fluorescent colours that seem to emit light.',
      dont: 'Tame them into ordinary brights.',
    },
  },
  'palette.warmth': {
    cool: {
      do: 'Let blue, green or violet lead, and lean neutrals that way.',
      dont: 'Use warm greys, cream or an orange accent.',
    },
    neutral: {
      do: 'Keep greys free of hue, so that the whole reads neither warm nor cool.',
      dont: 'Tint greys or grounds.',
    },
    warm: {
      do: 'Let red, orange, yellow, brown or cream lead, and lean neutrals that way.',
      dont: 'Use blue-grey neutrals or a blue link colour.',
    },
    mixed: {
      do: 'Let warm and cool colours share the page.',
      dont: 'Let either side win.',
    },
  },
  'palette.accent_use': {
    'rare-signal': {
      do: 'Spend the accent on links or on one button a screen: under 1.5 % of what is seen.',
      dont: 'Use it for headings, icons, bands or decoration.',
    },
    recurring: {
      do: 'Repeat the accent on buttons, icons and small marks: about 1.5 to 8 % of what is seen.',
      dont: 'Fill whole bands with it, or keep it to a single link.',
    },
    pervasive: {
      do: 'Fill bands or grounds with the accent: more than 8 % of what is seen.',
      dont: 'Ration it.',
    },
  },
  'palette.contrast': {
    low: {
      do: 'Keep running text soft on its ground, yet never below 3:1.',
      dont: 'Set body text in black on white.',
    },
    medium: {
      do: 'Keep running text between 4.5:1 and 9:1 on its ground.',
      dont: 'Use pure black for body text.',
    },
    high: {
      do: 'Keep running text between 9:1 and 16:1 on its ground.',
      dont: 'Grey out body text, or take it to pure black on pure white.',
    },
    extreme: {
      do: 'Keep running text above 16:1 on its ground.',
      dont: 'Grey out body or secondary text.',
    },
  },
};
