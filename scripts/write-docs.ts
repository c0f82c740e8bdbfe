/** `npm run docs`: writes the generated pages of docs/; with --check it fails when one is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATEGORIES, type Axis } from '../src/grammar/axis.ts';
import { AXES, GRAMMAR_VERSION } from '../src/grammar/axes/index.ts';
import { ROOT } from './local-platform.ts';

const PAGES: readonly { file: string; write: () => string }[] = [{ file: 'docs/AXES.md', write: axesPage }];

const stale = PAGES.filter(({ file, write }) => {
  const target = path.join(ROOT, file);
  const text = write();
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  return readFileSync(target, 'utf8') !== text;
});
if (stale.length > 0) {
  console.error(`Out of date: ${stale.map(({ file }) => file).join(', ')}. Run: npm run docs`);
  process.exit(1);
}

function axesPage(): string {
  const sections = CATEGORIES.map((category) => {
    const axes = (AXES as readonly Axis[]).filter(({ id }) => id.startsWith(`${category}.`));
    return `## ${category}\n\n${axes.map(axisSection).join('\n\n')}`;
  });
  return `# The grammar, version ${GRAMMAR_VERSION}

${AXES.length} axes in ${CATEGORIES.length} categories. Generated from \`src/grammar/axes/\` by \`npm run docs\`.

${sections.join('\n\n')}
`;
}

function axisSection({ id, question, values, rubric, scale, needs }: Axis): string {
  const rows = values.map((value) => `| \`${value}\` | ${rubric[value] ?? ''} |`).join('\n');
  const order = scale.kind === 'ordinal' ? 'Values stand in order.' : 'Values stand side by side.';
  return `### \`${id}\`

${question} ${order} Reads: ${needs.map((need) => `\`${need}\``).join(', ')}.

| value | rule |
|---|---|
${rows}`;
}
