/** DATA: pseudo-elements that are valid with a single colon. */
export const LEGACY_PSEUDO_ELEMENTS: ReadonlySet<string> = new Set([
  'before',
  'after',
  'first-line',
  'first-letter',
]);

/** DATA: pseudo-elements of Chromium; it accepts any with a vendor prefix. */
export const PSEUDO_ELEMENTS: ReadonlySet<string> = new Set(
  `before after first-line first-letter marker placeholder selection backdrop file-selector-button cue
  details-content picker-icon checkmark scroll-marker scroll-marker-group column search-text target-text
  spelling-error grammar-error view-transition`.split(/\s+/),
);

/** DATA: the same with an argument. */
export const FUNCTIONAL_PSEUDO_ELEMENTS: ReadonlySet<string> = new Set(
  `part slotted cue highlight picker scroll-button view-transition-group view-transition-image-pair
  view-transition-old view-transition-new`.split(/\s+/),
);
