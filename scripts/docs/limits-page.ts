import { READING_LIMITS } from '../../src/limits/limit-table.ts';
import { LIMIT_NAMES } from '../../src/limits/reading-limits.ts';
import { FETCH_LIMITS, MAX_URL_LENGTH, type FetchLimits } from '../../src/page/limits.ts';

/** Unit and meaning of each limit of fetching, for callers. */
const FETCHING: Readonly<Record<keyof FetchLimits, readonly [unit: string, meaning: string]>> = {
  htmlBytes: ['bytes', 'HTML of a page, after decompression; the rest is cut off'],
  cssBytes: ['bytes', 'all stylesheets of a page together, imported ones included'],
  sheets: [
    'files',
    'requests for stylesheets, images and scripts of a page together; stylesheets come first',
  ],
  importDepth: ['levels', 'depth to which `@import` is followed'],
  images: ['files', 'images of which the size is fetched'],
  imageBytes: ['bytes', 'start of an image from which its size is read'],
  imagesMs: ['ms', 'wait for all images together'],
  pictures: ['files', 'pictures fetched whole and decoded'],
  pictureBytes: ['bytes', 'a picture to decode; of larger PNG and JPEG files, the part within the limit'],
  picturePixels: ['pixels', 'a picture to decode'],
  allPicturePixels: ['pixels', 'all pictures to decode'],
  scripts: ['files', 'scripts fetched and searched for motion, never run'],
  scriptBytes: ['bytes', 'a script; the rest is cut off'],
  scriptsMs: ['ms', 'wait for all scripts together'],
  redirects: ['redirects', 'of one request; a `<meta refresh>` counts as one'],
  requestMs: ['ms', 'one request with its redirects, headers and body'],
  totalMs: ['ms', 'a page and all its stylesheets'],
  parallel: ['requests', 'at the same time'],
};

/** docs/LIMITS.md: the limits of fetching a page and of reading it. */
export function limitsPage(): string {
  return `# Limits of a reading

Generated from \`src/page/limits.ts\` and \`src/limits/limit-table.ts\` by \`npm run docs\`.

## Fetching

A page is fetched with its stylesheets, images and scripts as far as these limits allow. A remark says when something was cut off or left out. Sent as \`html\` and \`css\`, a page has the limit of the request as well: 1 MB. An address has at most ${grouped(MAX_URL_LENGTH)} characters.

| limit | maximum | unit | of |
|---|---:|---|---|
${names(FETCHING).map(fetchingRow).join('\n')}

## Reading

Pages are hostile input: ${bytes(FETCH_LIMITS.htmlBytes)} of HTML and ${bytes(FETCH_LIMITS.cssBytes)} of CSS can be written to need any amount of memory and time. A reading therefore takes a limited number of elements, rules, words and so on from a page. If a page exceeds a limit, what is above the limit is left out, the rest is read, and one remark (\`limit_exceeded\`) says so. Each limit is at least two and a half times the largest number on the 127 real pages of the corpus. The ${READING_LIMITS.sheets.max} \`sheets\` are the page stylesheets that are read, \`<style>\` elements included; at most ${FETCH_LIMITS.sheets} of them are fetched. The render pass has limits of its own ([RENDER.md](RENDER.md#limits)).

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

function fetchingRow(name: keyof FetchLimits): string {
  const [unit, meaning] = FETCHING[name];
  return `| \`${name}\` | ${grouped(FETCH_LIMITS[name])} | ${unit} | ${meaning} |`;
}

function names<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

function bytes(count: number): string {
  return `${count / 1_000_000} MB`;
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}
