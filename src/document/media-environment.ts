/** The reader every page is read for: a laptop window, light preference, the default root font size. */
export const MEDIA_ENVIRONMENT = {
  width: 1280,
  height: 800,
  scheme: 'light',
  rootFontSize: 16,
} as const;
