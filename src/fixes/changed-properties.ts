/** DATA: what the letters of a text are painted with. */
export const INKS: ReadonlySet<string> = new Set(['color', '-webkit-text-fill-color']);

/** DATA: longhands that change what moves, and nothing of a page at rest. */
export const MOTION_PROPERTIES: ReadonlySet<string> = new Set([
  'transition-property',
  'transition-duration',
  'transition-timing-function',
  'transition-delay',
  'animation-name',
  'animation-duration',
  'animation-timing-function',
  'animation-delay',
  'animation-iteration-count',
  'animation-direction',
  'animation-timeline',
  'scroll-snap-type',
]);

/**
 * DATA: longhands that change how boxes are painted and move none of them. Radii of images are the exception; see
 * trial.ts.
 */
export const PAINT_PROPERTIES: ReadonlySet<string> = new Set([
  'color',
  'color-scheme',
  'background-color',
  'background-image',
  'background-size',
  'background-position',
  'background-repeat',
  'background-clip',
  'background-attachment',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-right-radius',
  'border-bottom-left-radius',
  'box-shadow',
  'outline-width',
  'outline-style',
  'outline-color',
  'text-decoration-line',
  'text-decoration-style',
  'text-decoration-color',
  'text-shadow',
  '-webkit-text-fill-color',
]);
