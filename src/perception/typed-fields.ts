import type { StyledElement } from '../cascade/styled-page.ts';
import { FIELD_TAGS } from './controls.ts';
import type { Perception } from './perceive.ts';

/** Types of `input` without letters in the ink of the element. */
const WITHOUT_TEXT: ReadonlySet<string | undefined> = new Set([
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'hidden',
  'image',
]);

/**
 * The visible fields that show what a reader types or chooses, and push buttons with the text of their value. That text is
 * no content of the document, and its ink is that of the field: black by default, whatever is around it.
 */
export function typedFields({ visible }: Perception): readonly StyledElement[] {
  return visible.filter(
    ({ tag, attributes }) => FIELD_TAGS.has(tag) && !WITHOUT_TEXT.has(attributes['type']?.toLowerCase()),
  );
}
