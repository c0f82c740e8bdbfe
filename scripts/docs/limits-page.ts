import { LIMIT_NAMES, READING_LIMITS } from '../../src/limits/reading-limits.ts';
import { FETCH_LIMITS } from '../../src/page/limits.ts';

/** docs/LIMITS.md: the size limits of a reading. */
export function limitsPage(): string {
  return `# Limits of a reading

Generated from \`src/limits/reading-limits.ts\` by \`npm run docs\`.

Pages are hostile input: ${bytes(FETCH_LIMITS.htmlBytes)} of HTML and ${bytes(FETCH_LIMITS.cssBytes)} of CSS can ask for any amount of memory and time. So a reading takes a limited number of each kind of thing. A page that exceeds a limit is still read: the rest of that kind is left out, and one remark (\`limit_exceeded\`) says so. Each limit is at least three times the largest number on the 127 real pages of the corpus.

| limit | maximum | unit | largest real page | reason |
|---|---:|---|---:|---|
${LIMIT_NAMES.map(row).join('\n')}

Products of such numbers, such as many rules on many elements, are limited by a budget of steps (\`src/limits/work-budget.ts\`). Steps are counted instead of time, so that the same page always gives the same reading. A phase that uses up its steps leaves out the rest, and a remark (\`work_limit\`) says so.
`;
}

function row(name: (typeof LIMIT_NAMES)[number]): string {
  const { max, unit, largest, reason } = READING_LIMITS[name];
  return `| \`${name}\` | ${grouped(max)} | ${unit} | ${grouped(largest)} | ${reason} |`;
}

function bytes(count: number): string {
  return `${count / 1_000_000} MB`;
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}
