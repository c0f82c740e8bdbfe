import type { StyledElement } from '../cascade/styled-page.ts';
import { familyClass } from '../text/font-class.ts';

/** Glyphs of icon fonts, arrows, dingbats. */
const PRIVATE_USE_ONLY = /^[\p{Co}\p{So}\s]+$/u;
/** Two letters next to each other; without them a text is a single glyph. */
const WORD = /\p{L}{2}/u;
/** `arrow_forward`: only icon fonts with ligatures write names so. */
const JOINED_NAME = /^\s*[a-z0-9]+(?:_[a-z0-9]+)+\s*$/;
/** `home`: a name or a word. */
const PLAIN_NAME = /^\s*[a-z][a-z0-9]+\s*$/;
/** Families that hold nothing but icons by their name; `feather` is the name of a typeface as well. */
const ICONS_ONLY = /icon|symbol|awesome|glyph|dings|dingbats|emoji/;
const TEXT_TAG = /^(?:h[1-6]|p|li|dt|dd|td|th|label|blockquote)$/;

/** Whether a text shows an icon: the text decides it, and for single words the family and the element. */
export function isIconText(text: string, { tag, style }: StyledElement): boolean {
  if (PRIVATE_USE_ONLY.test(text)) return true;
  const [family = ''] = style['font-family'];
  if (familyClass(family) !== 'icon') return false;
  if (!WORD.test(text) || JOINED_NAME.test(text)) return true;
  return PLAIN_NAME.test(text) && ICONS_ONLY.test(family.toLowerCase()) && !TEXT_TAG.test(tag);
}
