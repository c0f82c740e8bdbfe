/** How many hues the accents of a palette have at most, by its strategy; a rainbow has as many as its tokens. */
export const HUE_COUNTS: Readonly<Record<string, number>> = { mono: 1, 'mono+1': 1, duotone: 2, triadic: 3 };
