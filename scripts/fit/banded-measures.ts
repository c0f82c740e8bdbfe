/**
 * The measure along which the values of an axis lie in order, where the rubric states no number for them. Bounds that
 * follow from the rubric's words keep its numbers.
 */
export const BANDED_MEASURES: Readonly<Record<string, string>> = {
  'voice.formality': 'informality',
  'whitespace.discipline': 'elements per blank screen',
  'motion.budget': 'moving places',
  'surface.shadows': 'median blur',
  'palette.strategy': 'hues on 0.15 % or three elements',
};
