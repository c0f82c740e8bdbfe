import * as patterns from './vocabulary/long-patterns.ts';
import { editsOf } from './text-edit.ts';
import { COLOR_WORDS } from './vocabulary/colors.ts';

const LIKENED = new RegExp(patterns.LIKENED, 'giu');

/** `A nice yellow, like butter` is butter yellow, where a colour has this name. */
export const likenedColorEdits = editsOf([LIKENED], ({ groups }) => {
  const name = `${groups?.['thing'] ?? ''} ${groups?.['hue'] ?? ''}`.toLowerCase();
  return Object.hasOwn(COLOR_WORDS, name) ? name : null;
});
