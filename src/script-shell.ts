import type { StyledPage } from './cascade/styled-page.ts';
import type { Remark } from './page/page.ts';

// Characters of visible text below which a page with scripts waits for them: a title and a "Loading …" are
// about 40, the shortest graded page that says something has 60.
const SAYS_NOTHING = 50;

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
