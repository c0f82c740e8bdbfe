import { READING_LIMITS } from '../../src/limits/limit-table.ts';
import { LIMIT_NAMES } from '../../src/limits/reading-limits.ts';
import { FETCH_LIMITS } from '../../src/page/limits.ts';

/** docs/LIMITS.md: the size limits of a reading. */
export function limitsPage(): string {
  return `# Limits of a reading

Generated from \`src/limits/limit-table.ts\` by \`npm run docs\`.

Pages are hostile input: ${bytes(FETCH_LIMITS.htmlBytes)} of HTML and ${bytes(FETCH_LIMITS.cssBytes)} of CSS can be written to need any amount of memory and time. A reading therefore takes a limited number of elements, rules, words and so on from a page. If a page exceeds a limit, what is above the limit is left out, the rest is read, and one remark (\`limit_exceeded\`) says so. Each limit is at least two and a half times the largest number on the 127 real pages of the corpus. The render pass has limits of its own ([RENDER.md](RENDER.md#limits)).

| limit | maximum | unit | most on a real page | reason |
|---|---:|---|---:|---|
${LIMIT_NAMES.map(row).join('\n')}

Pictures are decoded one after the other, and 256 colours and a few statistics of each are kept. At most ${FETCH_LIMITS.pictures} pictures of a page are decoded, background pictures first: files up to ${FETCH_LIMITS.pictureBytes / 1000} KB (of larger PNG and JPEG files the part within the limit), pictures up to ${FETCH_LIMITS.picturePixels / 1_000_000} and together up to ${FETCH_LIMITS.allPicturePixels / 1_000_000} million pixels. A million pixels take 20 to 40 ms, the pictures of a page 100 ms on average. The largest picture takes 17 MB for its pixels and up to 66 MB while its codec runs; memory of the codec beyond that is refused, whatever size a file claims. The size of other images is read from their first ${Math.round(FETCH_LIMITS.imageBytes / 1000)} KB.

Work that grows with several of these numbers, such as matching many rules against many elements, is limited by the work budget (\`src/limits/work-budget.ts\`). It counts steps instead of time, so the same page always gives the same reading. Each phase (stylesheets, cascade, layout, features) has its own number of steps. When a phase has used them, it stops with the results so far, and a remark (\`work_limit\`) says so.

A score reads the page again to measure fixes. On large pages it makes fewer trials or none, by the size of the page (\`src/fixes/proof-budget.ts\`), and the remark \`fixes_not_measured\` says so where there are none. There, the first fixes alone get a stylesheet.
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
