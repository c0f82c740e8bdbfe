import type { Guide } from '../guides/guides.ts';
import { html } from '../html.ts';
import type { SitePage } from '../shell.ts';

/** A guide: numbered steps with the exact lines. @param host address of the service */
export function guidePage({ id, title, description, steps }: Guide, host: string): SitePage {
  const at = (text: string) => text.replaceAll('{SERVICE}', host);
  return {
    path: `/docs/guides/${id}`,
    title,
    description,
    kind: 'docs',
    main: html`<h1>${title}</h1>
      <p class="intro">${description} <a href="/docs">All ways to use it</a></p>
      ${steps.map(
        ({ title: step, text, code }) =>
          html`<section>
            <h2>${step}</h2>
            <p>${at(text)}</p>
            ${code === undefined ? '' : html`<pre tabindex="0">${at(code)}</pre>`}
          </section>`,
      )}`,
  };
}
