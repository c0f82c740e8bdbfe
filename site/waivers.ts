/** Why axes and parts of the identity do not count on a kind of page: these pages show the taste of others. */
export const WAIVERS = {
  home: {
    reason: 'The wall shows brands in their own colours, typefaces, shapes and words, close together.',
    names: [
      'palette.strategy',
      'palette.warmth',
      'palette.accent_use',
      'surface.radius',
      'type.pairing',
      'emphasis.density_signals',
      'whitespace.discipline',
      'voice.archetype',
      'identity.color.accents',
      'identity.type.heading',
    ],
  },
  style: {
    reason: 'The page shows a brand in its own colours, typefaces and shapes, with a picture of its board.',
    names: [
      'palette.strategy',
      'palette.warmth',
      'type.pairing',
      'imagery.strategy',
      'identity.color.accents',
      'identity.type.size',
    ],
  },
  grammar: {
    reason: 'The figures show every value of the axis.',
    names: [
      'surface.borders',
      'surface.shadows',
      'emphasis.mechanism',
      'palette.strategy',
      'voice.archetype',
      'imagery.strategy',
    ],
  },
  map: {
    reason: 'The page is a drawing of all brands, close together, and a list of their names.',
    names: [
      'palette.warmth',
      'imagery.strategy',
      'voice.archetype',
      'whitespace.discipline',
      'whitespace.element_gap',
    ],
  },
} as const satisfies Readonly<Record<string, { readonly reason: string; readonly names: readonly string[] }>>;
