import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { prose } from '../../src/features/prose.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';
import type { GradedProse } from './graded-prose.ts';

const FOLDER = path.join(import.meta.dirname, 'copy');
const PAGES = '.pages.jsonl';
const WEIGHT = 0.6; // of a page that people made; chosen with the pages of an owner left out

/** Copy of a page that a writer wrote to show an archetype. */
interface WrittenPage {
  readonly archetype: string;
  /** Other archetypes that a grader would accept. */
  readonly also?: readonly string[];
  readonly blocks: readonly { readonly role: keyof typeof TAGS; readonly text: string }[];
}

/** The elements of the roles; a link of the navigation stands in an element of its own. */
const TAGS = {
  h1: ['h1'],
  h2: ['h2'],
  h3: ['h3'],
  p: ['p'],
  li: ['li'],
  nav: ['nav', 'a'],
  button: ['button'],
  label: ['label'],
  quote: ['blockquote'],
  footer: ['footer'],
} as const;

/** The texts of all written pages, read as those of web pages are. They take part in fits and never judge one. */
export function writtenProse(): GradedProse[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(PAGES));
  return files.toSorted().flatMap((file) =>
    pagesIn(file).map((page, at): GradedProse => {
      const text = prose.observe(perceive(placeBoxes(styleDocument(pageFromHtml({ html: htmlOf(page) })))));
      const id = `written/${file.replace(PAGES, '')}-${at}`;
      const accepted = [page.archetype, ...(page.also ?? [])];
      return { page: id, group: id, prose: text, accepted, weight: WEIGHT };
    }),
  );
}

function pagesIn(file: string): WrittenPage[] {
  const lines = readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as WrittenPage);
}

function htmlOf({ blocks }: WrittenPage): string {
  const elements = blocks.map(({ role, text }) =>
    TAGS[role].reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escapeXml(text)),
  );
  return `<!doctype html><html lang="en"><body>${elements.join('\n')}</body></html>`;
}
