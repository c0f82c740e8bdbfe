/** The media environment of every reading: a laptop viewport, light colour scheme, default root font size. */
export const MEDIA_ENVIRONMENT = {
  width: 1280,
  height: 800,
  scheme: 'light',
  rootFontSize: 16,
} as const;
