import { SAYS_NOTHING } from './cascade/settling-bounds.ts';
import type { StyledPage } from './cascade/styled-page.ts';
import type { Remark } from './page/page.ts';

/** What a reader of the answer should know of a page that only its scripts fill; null for any other. */
export function scriptShell({ boxes, scripts, elements }: StyledPage): Remark | null {
  if (boxes === 'measured' || scripts.length === 0) return null;
  const characters = elements
    .filter(({ visible, textBox }) => visible && textBox !== null)
    .reduce(
      (sum, { content }) =>
        sum +
        content
          .filter((part) => typeof part === 'string')
          .join('')
          .trim().length,
      0,
    );
  if (characters >= SAYS_NOTHING) return null;
  return {
    code: 'script_shell',
    detail: `shell: needs the render pass. Its ${scripts.length} scripts fill the page; without them it shows ${characters} characters of text.`,
  };
}
