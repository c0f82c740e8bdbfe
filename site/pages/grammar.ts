import { AXES } from '../../src/grammar/axes/index.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { html } from '../html.ts';
import type { SitePage } from '../shell.ts';

/** Reference of the axes, their values and how each is decided. */
export function grammarPage(): SitePage {
  return {
    path: '/grammar',
    title: 'Grammar',
    description: 'The 30 axes of the grammar of taste in 8 categories, their values and how each is decided.',
    kind: 'grammar',
    main: html`<h1>Grammar</h1>
      <p class="intro">
        Thirty questions about how a page looks and speaks. A page answers each with one of the values, or
        does not show it.
      </p>
      <nav class="contents" aria-label="Categories">
        <ul>
          ${CATEGORIES.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
        </ul>
      </nav>
      ${CATEGORIES.map(
        (category) =>
          html`<section id="${category}">
            <h2>${category}</h2>
            ${AXES.filter(({ id }) => id.startsWith(`${category}.`)).map(
              (axis) =>
                html`<article id="${axis.id}">
                  <h3>${axis.label} <code>${axis.id}</code></h3>
                  <p>${axis.question}</p>
                  <dl class="values">
                    ${axis.values.map(
                      (value) =>
                        html`<div>
                          <dt>${value}</dt>
                          <dd>${rubrics(axis)[value]}</dd>
                        </div>`,
                    )}
                  </dl>
                </article>`,
            )}
          </section>`,
      )}`,
  };
}

/** What distinguishes each value of an axis from the others. */
function rubrics({ texts }: (typeof AXES)[number]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([value, { rubric }]) => [value, rubric]));
}
