import { editsOf } from './text-edit.ts';
import { COLOR_WORDS } from './vocabulary/colors.ts';

const LIKENED =
  /\b(?<hue>red|green|blue|yellow|orange|pink|purple|brown|gr[ae]y|white)\s?,?\s(?:just\s)?like\s(?:(?:an?|the|old|fresh|good|real|soft)\s){0,2}(?<thing>\p{L}+?)s?(?=\s*(?:$|[.,;!?)]))/giu;

/** `A nice yellow, like butter` is butter yellow, where a colour has this name. */
export const likenedColorEdits = editsOf([LIKENED], ({ groups }) => {
  const name = `${groups?.['thing'] ?? ''} ${groups?.['hue'] ?? ''}`.toLowerCase();
  return Object.hasOwn(COLOR_WORDS, name) ? name : null;
});
