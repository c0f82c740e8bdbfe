import type { AskedExample, DescribedResponse, Route, Schema } from '../../api-description.ts';
import { pageOfRoute } from '../../api-description.ts';
import { html, type Markup } from '../../html.ts';
import { exampleCode } from '../../parts/example-code.ts';
import { inlineCode } from '../../parts/prose.ts';
import { field, schemaFields, typeOf } from '../../parts/schema-fields.ts';
import type { SitePage } from '../../shell.ts';

/** The page of one route: example, request, answer, errors. */
export function routePage(route: Route, examples: readonly AskedExample[], host: string): SitePage {
  const { method, path, about } = route;
  return {
    path: pageOfRoute(route),
    title: `${method} ${path}`,
    description: about.summary.replaceAll('`', ''),
    kind: 'docs reference',
    scripts: ['copy'],
    main: html`<h1>${method} ${path}</h1>
      <p class="intro">${inlineCode(about.summary)} <a href="/docs/api">All routes</a></p>
      ${about.description === undefined ? '' : html`<p>${about.description}</p>`} ${token(about)}
      ${example(route, examples, host)} ${request(route)} ${answers(about.responses)}
      ${errors(about.responses)}`,
  };
}

/** Which header opens the route, or more of it. */
function token({ security = [], tags }: Route['about']): Markup {
  const [scheme] = security.flatMap((one) => Object.keys(one));
  if (scheme === 'render_token')
    return html`<p>Needs the token of rendering in the header <code>x-render-token</code>.</p>`;
  const header = html`<code>x-private-brands-token</code>`;
  if (scheme === undefined) return html``;
  return tags.includes('private brands')
    ? html`<p>Needs the token of private brands in the header ${header}.</p>`
    : html`<p>No key. Private brands alone need their token, in the header ${header}.</p>`;
}

function request({ about }: Route): Markup {
  const { parameters = [], requestBody } = about;
  const schema = requestBody?.content['application/json'].schema;
  if (parameters.length === 0 && schema === undefined) return html``;
  return html`<section id="request">
    <h2>Request</h2>
    ${
      schema === undefined
        ? html`<ul class="fields">
            ${parameters.map(({ name, schema, description, required }) =>
              field(
                name,
                description === undefined ? schema : { ...schema, description },
                required,
                'request',
              ),
            )}
          </ul>`
        : schemaFields(schema, 'request')
    }
  </section>`;
}

function example(route: Route, examples: readonly AskedExample[], host: string): Markup {
  // An example with an answer says more than one without.
  const shown = examples.find(({ answer }) => answer !== null) ?? examples[0];
  if (shown === undefined) return html``;
  return html`<section id="example">
    <h2>Example</h2>
    <p>${shown.summary}.</p>
    ${exampleCode(route, shown, host)}
    ${
      shown.answer === null
        ? ''
        : html`<h3>Answer</h3>
            <p class="note">As the service gave it when this page was built; long lists and texts are cut.</p>
            <pre class="answer" tabindex="0">${shown.answer}</pre>`
    }
  </section>`;
}

function answers(responses: Readonly<Record<string, DescribedResponse>>): Markup {
  const good = Object.entries(responses).filter(([status]) => Number(status) < FIRST_ERROR);
  return html`<section id="answer">
    <h2>Answer</h2>
    ${good.map(
      ([status, { description, content = {} }]) =>
        html`<h3>${status}</h3>
          <p>${description}</p>
          ${Object.entries(content).map(([type, { schema }]) => body(type, schema))}`,
    )}
  </section>`;
}

/** HTTP status; from here on a response is a problem. */
const FIRST_ERROR = 400;

function body(type: string, schema: Schema): Markup {
  return html`<p><code>${type}</code> ${typeOf(schema)}</p>
    ${bodyFields(schema)}`;
}

/** Fields of an answer; of several kinds of answer, those of each. */
function bodyFields(schema: Schema): Markup {
  if (schema.anyOf !== undefined) return html`${schema.anyOf.map(bodyFields)}`;
  if (typeof schema.items === 'object') return bodyFields(schema.items);
  return schema.properties === undefined ? html`` : schemaFields(schema, 'answer');
}

function errors(responses: Readonly<Record<string, DescribedResponse>>): Markup {
  const bad = Object.entries(responses).filter(([status]) => Number(status) >= FIRST_ERROR);
  return html`<section id="errors">
    <h2>Errors</h2>
    <dl class="values">
      ${bad.flatMap(([status, { description }]) =>
        codesIn(description).map(
          ([code, meaning]) =>
            html`<div>
              <dt><a href="/problems/${code}">${code}</a> <small>${status}</small></dt>
              <dd>${meaning}</dd>
            </div>`,
        ),
      )}
    </dl>
  </section>`;
}

/** "`code`: meaning. `code`: meaning." as pairs. */
function codesIn(description: string): readonly (readonly [code: string, meaning: string])[] {
  return [...description.matchAll(/`(\w+)`: (.*?)(?= `\w+`: |$)/g)].map(
    ([, code = '', meaning = '']) => [code, meaning] as const,
  );
}
