import { exitCodeOfPages } from '../check/check-pages.ts';
import { defineCommand } from '../command.ts';
import { JSON_OPTION, PAGE_OPTIONS } from '../options.ts';
import { resultsJson } from '../output/json.ts';
import { printableResult } from '../output/printable-result.ts';
import { readingText, readingsTable } from '../output/reading-text.ts';
import { eachPage } from '../pages/each-page.ts';
import { findPages } from '../pages/find-pages.ts';

export const read = defineCommand({
  name: 'read',
  summary: 'Read the taste of pages: the value of each axis with its evidence.',
  usage: '<page...>',
  description:
    'Reads HTML and CSS, without a browser unless --render is given, and shows the value of each axis, how sure the reading is, and what on the page it rests on.',
  options: {
    ...PAGE_OPTIONS,
    ...JSON_OPTION,
    explain: { type: 'flag', description: 'Add every reading with its evidence to the JSON.' },
  },
  examples: [
    { line: 'taste read https://example.com', does: 'A page of the web' },
    { line: 'taste read ./dist', does: 'Every page of a folder, one a row' },
    { line: 'curl -s https://example.com | taste read - --json', does: 'HTML from the standard input' },
  ],
  async run(names, options, session) {
    const explain = options.explain || !options.json;
    const pages = await findPages(names, options, session.io);
    const engine = await session.engine();
    const read = await eachPage(pages, session, ({ subject, access }) =>
      engine.call('vectorize', { ...subject, ...(explain && { explain }) }, access),
    );
    const shown = read.map(printableResult);
    const [only] = shown;
    if (options.json) session.io.write(resultsJson(read));
    else if (shown.length === 1 && only !== undefined) session.io.write(readingText(only, session));
    else session.io.write(readingsTable(shown, session));
    return exitCodeOfPages(read);
  },
});
