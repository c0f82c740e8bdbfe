import { LIMIT_NAMES, READING_LIMITS } from '../../src/limits/reading-limits.ts';
import { FETCH_LIMITS } from '../../src/page/limits.ts';

/** docs/LIMITS.md: what a reading takes from a page at most. */
export function limitsPage(): string {
  return `# Limits of a reading

Generated from \`src/limits/reading-limits.ts\` by \`npm run docs\`.

Pages are hostile input: ${bytes(FETCH_LIMITS.htmlBytes)} of HTML and ${bytes(FETCH_LIMITS.cssBytes)} of CSS can ask for any amount of memory and time. So a reading takes at most so much of each kind of thing. Past a limit it goes on with what it has, and one remark (\`limit_exceeded\`) says what was left out. Each limit is at least three times what the largest of the 127 real pages of the corpus needs.

| limit | most | of what | largest real page | reason |
|---|---:|---|---:|---|
${LIMIT_NAMES.map(row).join('\n')}

What no single limit bounds, such as many rules on many elements, is bounded by a budget of steps (\`src/limits/work-budget.ts\`). Steps are counted and not timed, so that the same page always gives the same reading. A phase that uses up its steps leaves the rest out, and a remark (\`work_limit\`) says so.
`;
}

function row(name: (typeof LIMIT_NAMES)[number]): string {
  const { most, unit, largest, reason } = READING_LIMITS[name];
  return `| \`${name}\` | ${grouped(most)} | ${unit} | ${grouped(largest)} | ${reason} |`;
}

function bytes(count: number): string {
  return `${count / 1_000_000} MB`;
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}
