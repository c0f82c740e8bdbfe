import { problemOf } from '../../http/problem.ts';
import { TasteError, type ErrorCode } from '../../src/errors.ts';
import { html, type Markup } from '../html.ts';
import { MENDS, PROBLEM_CODES, type ExampleRequest } from '../problems/mends.ts';
import type { SitePage } from '../shell.ts';

/** A page for each type of problem. The service shows it to browsers at `/problems/<code>`. */
export function problemPages(): readonly SitePage[] {
  return PROBLEM_CODES.map(problemPage);
}

function problemPage(code: ErrorCode): SitePage {
  const { title, status } = problemOf(new TasteError(code));
  const { why, mend, example } = MENDS[code];
  return {
    path: `/docs/problems/${code}`,
    title: code,
    description: title,
    kind: 'docs',
    main: html`<h1>${code}</h1>
      <p class="intro">${title} HTTP status ${status}.</p>
      <section>
        <h2>Why it occurs</h2>
        <p>${why}</p>
      </section>
      <section>
        <h2>What mends it</h2>
        <p>${mend}</p>
        ${
          example === undefined
            ? ''
            : html`<div class="columns">
                ${exampleFigure('This request has the problem', example.wrong)}
                ${exampleFigure('This one does not', example.right)}
              </div>`
        }
      </section>
      <section>
        <h2>What a program gets</h2>
        <pre tabindex="0">${JSON.stringify(problemOf(new TasteError(code)), null, 2)}</pre>
        <p class="note"><a href="/docs/api#errors">All problems</a></p>
      </section>`,
  };
}

function exampleFigure(caption: string, { method, path, body }: ExampleRequest): Markup {
  const text = typeof body === 'object' ? JSON.stringify(body, null, 2) : (body ?? '');
  return html`<figure>
    <figcaption>${caption}</figcaption>
    <pre tabindex="0">${`${method} ${path}\n\n${text}`.trim()}</pre>
  </figure>`;
}
