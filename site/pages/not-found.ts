import { html } from '../html.ts';
import type { SitePage } from '../shell.ts';

/** What a browser shows for an address without a page. */
export function notFoundPage(): SitePage {
  return {
    path: '/404',
    title: 'No such page',
    description: 'There is no page at this address.',
    kind: 'missing',
    main: html`<h1>There is no page here.</h1>
      <p class="intro">The address may be misspelled, or the brand may have another slug.</p>
      <section>
        <h2>What there is</h2>
        <dl class="values">
          ${WAYS.map(
            ([path, title, text]) =>
              html`<div>
                <dt><a href="${path}">${title}</a></dt>
                <dd>${text}</dd>
              </div>`,
          )}
        </dl>
      </section>`,
  };
}

const WAYS = [
  ['/', 'Brands', 'Every brand of the catalog, with search.'],
  ['/judge', 'Judge a page', 'A page against a brand or a brief.'],
  ['/docs', 'Docs', 'Guides, the API, the command line.'],
] as const;
