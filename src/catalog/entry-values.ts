/** Closed lists of values of entries, apart from the schema: search and compose need the lists alone. */

export const TIERS = ['reference', 'verified', 'community', 'unrated'] as const;
export type Tier = (typeof TIERS)[number];
/** What each tier says. */
export const TIER_MEANING =
  'Computed: `reference`: complete, core tokens first-party, read twice; `verified`: core colours and typefaces confirmed; `community`: others with a grammar; `unrated`: no grammar.';
export const THEMES = ['light', 'dark', 'mixed'] as const;
export const DENSITIES = ['low', 'medium', 'high'] as const;
export const MOODS = [
  'editorial',
  'scholarly',
  'technical',
  'playful',
  'restrained',
  'industrial',
  'organic',
  'futurist',
  'polished',
  'corporate',
  'intimate',
  'theatrical',
  'raw',
  'exuberant',
  'brutalist',
  'retro',
  'monochrome',
  'vibrant',
] as const;

export const SLUG = /^[a-z0-9][a-z0-9-]*$/;
