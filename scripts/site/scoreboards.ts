import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { escapeHtml, Markup } from '../../site/html.ts';
import type { Scoreboard } from '../../site/pages/accuracy.ts';

/** Figures of docs/ that the website shows: the passage that starts with these words, up to the next one. */
const PASSAGES = [
  {
    title: 'Readings',
    about:
      'How often the value of an axis is the one that graders, who are language models, gave a page. These pages took no part in the fit.',
    file: 'CALIBRATION.md',
    starts: ['## Test part'],
  },
  {
    title: 'Briefs',
    about: 'How often the words of a brief are understood as their writers meant them.',
    file: 'WORDS.md',
    starts: ['**Briefs that nobody tuned on**'],
  },
  {
    title: 'Search',
    about: 'How near the answers are to the best order of brands (nDCG at 10, 0 to 1), by class of query.',
    file: 'SEARCH.md',
    starts: ['**Queries that nobody tuned on**'],
  },
  {
    title: 'Judge',
    about:
      'Scores of the identity for pages that keep the tokens of a brand, and for pages that break one of them.',
    file: 'SCORING.md',
    starts: [
      '**Pages made from contracts, held-out half',
      '**Real pages, held-out half',
      '**Place of the brand, held-out half',
    ],
  },
] as const;

/** The figures as markup. A passage that the document no longer has is left out, which a test reports. */
export function scoreboards(root: string): readonly Scoreboard[] {
  return PASSAGES.map(({ title, about, file, starts }) => {
    const text = readFileSync(join(root, 'docs', file), 'utf8');
    const passages = starts.flatMap((start) => passageOf(text, start) ?? []);
    return {
      title,
      about,
      source: `docs/${file}`,
      passages: passages.map((passage, at) => markupOf(passage, `${title} ${at + 1}`)),
    };
  });
}

function passageOf(text: string, start: string): string | null {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith(start));
  if (first < 0) return null;
  const length = lines.slice(first + 1).findIndex((line) => /^(?:#|\*\*)/.test(line));
  const passage = lines.slice(first, length < 0 ? undefined : first + 1 + length);
  return (start.startsWith('#') ? passage.slice(1) : passage).join('\n');
}

/** Documents of the project hold no markup of their own. Links lead to its files, which the website does not have. */
function markupOf(passage: string, title: string): Markup {
  const markdown = new Marked({
    renderer: {
      link({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      html: ({ text }) => escapeHtml(text),
    },
  });
  let tables = 0;
  const region = () =>
    `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(title)}, table ${++tables}">`;
  const written = markdown.parse(passage, { async: false });
  return new Markup(
    written
      .replaceAll('<table>', () => `${region()}<table>`)
      .replaceAll('</table>', '</table></div>')
      .replaceAll('<th></th>', '<td></td>')
      .replaceAll('<th>', '<th scope="col">'),
  );
}
