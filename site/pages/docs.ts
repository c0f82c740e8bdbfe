import { GUIDES } from '../guides/guides.ts';
import { html } from '../html.ts';
import type { SitePage } from '../shell.ts';

const AGENTS_AND_CI = html`<h1>Docs</h1>
  <section id="guides">
    <h2>Guides</h2>
    <dl class="values">
      ${GUIDES.map(
        ({ id, title, description }) =>
          html`<div>
            <dt><a href="/docs/guides/${id}">${title}</a></dt>
            <dd>${description}</dd>
          </div>`,
      )}
    </dl>
  </section>
  <section id="reference">
    <h2>Reference</h2>
    <dl class="values">
      <div>
        <dt><a href="/docs/api">API reference</a></dt>
        <dd>Every route with its fields, an example and its answer, errors.</dd>
      </div>
      <div>
        <dt><a href="/grammar">Grammar</a></dt>
        <dd>Every value of every axis, drawn, with its limits.</dd>
      </div>
      <div>
        <dt><a href="/docs/accuracy">Accuracy</a></dt>
        <dd>How often readings, briefs, search and the judge are right.</dd>
      </div>
    </dl>
  </section>
  <section id="contract">
    <h2>A contract for a coding agent</h2>
    <p>
      Every brand has an AGENTS.md: tokens, rules, what to avoid, and how the result is checked. Put it beside
      the code.
    </p>
    <pre tabindex="0">curl -o AGENTS.md https://<em>host</em>/api/styles/linear/agents.md</pre>
  </section>
  <section id="mcp">
    <h2>MCP</h2>
    <p>
      Agents connect to <code>/mcp</code> (Streamable HTTP, no key). Ten tools: search_brands, get_brand,
      query, contract, compose, vectorize, score, fix, compare, nearest.
    </p>
    <pre tabindex="0">
{ "mcpServers": { "taste": { "type": "http", "url": "https://<em>host</em>/mcp" } } }</pre>
  </section>
  <section id="cli">
    <h2>Command line and CI</h2>
    <p>
      The same engine without a server, for files, folders and localhost. The exit code says whether the page
      passes.
    </p>
    <pre tabindex="0">
taste score ./dist --brand linear --min 80
taste verify AGENTS.md http://localhost:3000</pre>
  </section>`;

const HTTP = html`<section id="http">
  <h2>HTTP</h2>
  <p>
    No key. <a href="/docs/api">The API reference</a> has every route with its fields, an example and its
    answer. Errors are problem details (RFC 9457).
  </p>
  <pre tabindex="0">
curl https://<em>host</em>/api/score -H 'content-type: application/json' \\
  -d '{"url":"https://example.com/","target_brand":"stripe"}'</pre>
</section>`;

const OTHERS = html`<section id="worker">
    <h2>From another Worker</h2>
    <p>
      Bind the service and call its methods; they answer the same JSON as <code>value</code>, or the problem.
    </p>
    <pre tabindex="0">
services = [{ binding = "TASTE", service = "design-taste-catalog", entrypoint = "Taste" }]

const { ok, value, problem } = await env.TASTE.score({ url, target_brand: 'linear' });</pre>
  </section>
  <section id="design-tools">
    <h2>Design tools</h2>
    <p>
      Each brand has its tokens in the Design Tokens format (<code>tokens.json</code>), as CSS custom
      properties (<code>theme.css</code>), as a Tailwind 4 theme, as a shadcn theme, for Style Dictionary and
      for Figma. <a href="/docs/guides/figma">The guide for Figma</a> shows both ways to get them in.
    </p>
  </section>`;

/** How to use the service: from an agent, in CI, over HTTP, from another Worker. */
export function docsPage(): SitePage {
  return {
    path: '/docs',
    title: 'Docs',
    description:
      'How to use the catalog and the judge: MCP for agents, the command line, HTTP, Worker bindings.',
    kind: 'docs',
    main: html`${AGENTS_AND_CI}${HTTP}${OTHERS}`,
  };
}
