/** Names of the colours of grounds, panels and lines between them. */
export const GROUND_NAMES = /^(?:background|surface|field|card|well|border|divider|hairline)(?:-|$)/;
