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
      <p><a href="/">All brands</a>, <a href="/judge">the judge</a>, <a href="/docs">how to use it</a>.</p>`,
  };
}
