import { html, type Markup } from '../html.ts';
import type { SitePage } from '../shell.ts';

/** Figures about one part of the service, from a document of the project. */
export interface Scoreboard {
  readonly title: string;
  /** What the figures measure, in a sentence. */
  readonly about: string;
  /** Path of the document. */
  readonly source: string;
  readonly passages: readonly Markup[];
}

/** How often the service is right, measured on pages, briefs and queries that nobody looked at. */
export function accuracyPage(boards: readonly Scoreboard[]): SitePage {
  return {
    path: '/docs/accuracy',
    title: 'Accuracy',
    description:
      'How often readings, briefs, search and the judge are right, with the commands that measure it.',
    kind: 'docs figures-page',
    main: html`<h1>Accuracy</h1>
      <p class="intro">
        Measured on pages, briefs and queries that nobody looked at while the service was made. Each passage
        names the command that repeats it. As data: <a href="/api/calibration.json">calibration.json</a>.
      </p>
      ${boards.map(
        ({ title, about, source, passages }) =>
          html`<section>
            <h2>${title}</h2>
            <p>${about}</p>
            <div class="passages">${passages}</div>
            <p class="note">From ${source}.</p>
          </section>`,
      )}`,
  };
}
