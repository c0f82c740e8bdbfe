/** DATA: names of tricks that still raise a score by more than the limit. The command counts them apart. */
export const OPEN_TRICKS: ReadonlySet<string> = new Set([
  'transitions of nothing',
  'transitions without a change',
  'transitions of custom properties',
]);
