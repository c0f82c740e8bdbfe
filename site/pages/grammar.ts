import { AXES } from '../../src/grammar/axes/index.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { startText, type Bands } from '../../src/grammar/bands.ts';
import { figureOf } from '../figures/figures.ts';
import { html, type Markup } from '../html.ts';
import { inlineCode } from '../parts/prose.ts';
import type { SitePage } from '../shell.ts';

/** Reference of the axes, their values and how each is decided. */
export function grammarPage(): SitePage {
  return {
    path: '/grammar',
    title: 'Grammar',
    description: `The ${AXES.length} axes of the grammar of taste in ${CATEGORIES.length} categories, their values and how each is decided.`,
    kind: 'grammar',
    styles: ['/site/figures.css'],
    main: html`<h1>Grammar</h1>
      <p class="intro">
        ${AXES.length} questions about how a page looks and speaks. A page answers each with one of the
        values, or does not show it. Figures have the lengths, colours and words of specimens, the pages that
        the engine is tested with; where lengths are made smaller, all values of an axis are made smaller
        alike.
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
                  ${bandLines(axis)}
                  <ul class="figures">
                    ${axis.values.map(
                      (value) =>
                        html`<li>
                          ${figureOf(axis, value)}
                          <h4><code>${value}</code></h4>
                          <p>${inlineCode(rubrics(axis)[value] ?? '')}</p>
                        </li>`,
                    )}
                  </ul>
                </article>`,
            )}
          </section>`,
      )}`,
  };
}

/** The measured boundaries between values, with their units. */
function bandLines({ bands }: (typeof AXES)[number]): Markup {
  return html`${(bands as readonly Bands[]).map(
    ({ of, unit, from }) =>
      html`<p class="note">
        Bands of ${of} (${unit}):
        ${from.map(({ value, from: start }) => `${value} ${startText(start)}`).join(', ')}.
      </p>`,
  )}`;
}

/** What distinguishes each value of an axis from the others. */
function rubrics({ texts }: (typeof AXES)[number]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([value, { rubric }]) => [value, rubric]));
}
