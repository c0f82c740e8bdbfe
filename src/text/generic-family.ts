/** The generic family of CSS for a class of typefaces. */
export const GENERIC_FAMILY = {
  serif: 'serif',
  slab: 'serif',
  sans: 'sans-serif',
  grotesque: 'sans-serif',
  mono: 'monospace',
  script: 'cursive',
  display: 'sans-serif',
} as const;
