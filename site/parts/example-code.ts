import type { AskedExample, Route } from '../api-description.ts';
import { html, type Markup } from '../html.ts';
import { codeBlock } from './code-block.ts';
import { methodName } from '../../worker/method-name.ts';

/** A request in three forms: a shell, a script, a Worker that binds the service. */
export function exampleCode({ method, path, about }: Route, { input }: AskedExample, host: string): Markup {
  const forms = [
    ['curl', curl(method, path, input, host)],
    ['fetch', fetchCall(method, path, input, host)],
    ['binding', bindingCall(about.operationId, input)],
  ] as const;
  return html`<div class="forms">
    ${forms.map(
      ([name, code]) =>
        html`<figure>
          <figcaption>${name}</figcaption>
          ${codeBlock(code)}
        </figure>`,
    )}
  </div>`;
}

function curl(method: string, path: string, input: AskedExample['input'], host: string): string {
  if (method !== 'POST') return `curl '${host}${addressOf(path, input)}'`;
  // A single quote would end the argument.
  const body = json(input).replaceAll("'", String.raw`'\''`);
  return `curl ${host}${path} -H 'content-type: application/json' -d '${body}'`;
}

function fetchCall(method: string, path: string, input: AskedExample['input'], host: string): string {
  const address = host + addressOf(path, method === 'POST' ? {} : input);
  const options =
    method === 'POST'
      ? `, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${json(input).replaceAll('\n', '\n  ')}),
}`
      : '';
  return `const response = await fetch('${address}'${options});\nconst answer = await response.json();`;
}

/** A method answers the value or the problem; it does not throw. */
function bindingCall(operation: string, input: AskedExample['input']): string {
  return `const answer = await env.TASTE.${methodName(operation)}(${json(input)});
if (!answer.ok) throw new Error(answer.problem.detail);
use(answer.value);`;
}

/** The path with its parameters, the others as a query. */
function addressOf(path: string, input: AskedExample['input']): string {
  const fields = Object.entries(input).map(([name, value]) => [name, String(value)] as const);
  const filled = fields.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const others = fields.filter(([name]) => !path.includes(`{${name}}`));
  return others.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(others.map(([...pair]) => pair)).toString()}`;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
