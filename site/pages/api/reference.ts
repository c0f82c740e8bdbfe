import type { ApiDescription } from '../../api-description.ts';
import { pageOfRoute, routesOf, type Route } from '../../api-description.ts';
import { html, type Markup } from '../../html.ts';
import { schemaFields, typeOf } from '../../parts/schema-fields.ts';
import { inlineCode } from '../../parts/prose.ts';
import { PROBLEM_CODES } from '../../problems/mends.ts';
import { problemOf } from '../../../http/problem.ts';
import { TasteError } from '../../../src/errors.ts';
import type { SitePage } from '../../shell.ts';

/** The list of all routes. */
export function referencePage(api: ApiDescription): SitePage {
  const groups = Map.groupBy(routesOf(api), ({ about }) => about.tags[0] ?? '');
  const order = [
    ['operations', 'Operations'],
    ['documents', 'Documents'],
    ['private brands', 'Private brands'],
  ] as const;
  return {
    path: '/docs/api',
    title: 'API reference',
    description:
      'Every route of the HTTP interface: fields with types, limits and defaults, an example and its answer, errors.',
    kind: 'docs',
    main: html`<h1>API reference</h1>
      <p class="intro">
        Send each POST as one JSON object with the header <code>content-type: application/json</code>; a GET
        takes its parameters in the path and the query string. Most routes answer any origin without a key;
        those of private brands and of renders take a token in a header. A client may cache an answer, because
        the same request gets the same bytes until the catalog is deployed again. When a request fails, parse
        the body of the error, read its <code>code</code> and correct the fields that
        <code>errors</code> names. Generate types from <a href="/api/openapi.json">the OpenAPI document</a>,
        from which this reference is made as well.
      </p>
      ${order.map(([tag, title]) => routeList(title, groups.get(tag) ?? []))}
      <section id="errors">
        <h2>Errors</h2>
        <p>
          Every error is a problem (RFC 9457) with a <code>code</code> that does not change and a
          <code>detail</code> that says what to do. <code>errors</code> names the fields that are wrong.
        </p>
        <ul class="codes">
          ${PROBLEM_CODES.map((code) => html`<li><a href="/problems/${code}">${code}</a> <small>${problemOf(new TasteError(code)).status}</small></li>`)}
        </ul>
      </section>
      <section id="schemas-link">
        <h2>Schemas</h2>
        <p>
          Objects that several routes share:
          <a href="/docs/api/schemas">${Object.keys(api.components.schemas).join(', ')}</a>.
        </p>
      </section>`,
  };
}

function routeList(title: string, routes: readonly Route[]): Markup {
  return html`<section>
    <h2>${title}</h2>
    <dl class="values routes">
      ${routes.map(
        (route) =>
          html`<div>
            <dt>
              <a href="${pageOfRoute(route)}"><code>${route.method} ${route.path}</code></a>
            </dt>
            <dd>${inlineCode(route.about.summary)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** Schemas that several routes share, each with its fields. */
export function schemasPage({ components: { schemas } }: ApiDescription): SitePage {
  return {
    path: '/docs/api/schemas',
    title: 'Schemas of the API',
    description: 'Objects that several routes of the HTTP interface share.',
    kind: 'docs',
    main: html`<h1>Schemas</h1>
      <p class="intro"><a href="/docs/api">API reference</a></p>
      ${Object.entries(schemas).map(
        ([name, schema]) =>
          html`<section id="${name}">
            <h2>${name}</h2>
            <p class="note">${typeOf(schema)}</p>
            ${schemaFields(schema, 'answer')}
          </section>`,
      )}`,
  };
}
