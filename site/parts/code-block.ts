import { html, type Markup } from '../html.ts';

/** Lines to take along: code that scrolls, with a button that copies it. The page needs the script `copy`. */
export function codeBlock(code: string): Markup {
  return html`<div class="code">
    <pre tabindex="0">${code}</pre>
    <button type="button" class="copy" data-copy="${code}">copy</button>
  </div>`;
}
