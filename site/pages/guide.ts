import type { Guide } from '../guides/guides.ts';
import { html } from '../html.ts';
import { codeBlock } from '../parts/code-block.ts';
import { inlineCode } from '../parts/prose.ts';
import type { SitePage } from '../shell.ts';

/** A guide: numbered steps with the exact lines. @param host address of the service */
export function guidePage({ id, title, description, steps }: Guide, host: string): SitePage {
  const at = (text: string) => text.replaceAll('{SERVICE}', host);
  return {
    path: `/docs/guides/${id}`,
    title,
    description,
    kind: 'docs',
    scripts: ['copy'],
    main: html`<h1>${title}</h1>
      <p class="intro">${description} <a href="/docs">All documents</a></p>
      ${steps.map(
        ({ title: step, text, code }) =>
          html`<section>
            <h2>${step}</h2>
            <p>${inlineCode(at(text))}</p>
            ${code === undefined ? '' : codeBlock(at(code))}
          </section>`,
      )}`,
  };
}
