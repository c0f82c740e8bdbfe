import { html, type Markup } from '../html.ts';

/** What an answer has, in the place where the answer will be. */
export function explained(parts: readonly (readonly [title: string, text: string])[]): Markup {
  return html`<section>
    <h2>What you get</h2>
    <dl class="values">
      ${parts.map(
        ([title, text]) =>
          html`<div>
            <dt>${title}</dt>
            <dd>${text}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
