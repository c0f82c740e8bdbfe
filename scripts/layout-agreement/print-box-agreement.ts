import type { BoxAgreement } from './compare-boxes.ts';

const MAX_DIFFERENCES = 60;
const HEADING =
  'page                      elements   boxes   sizes   texts   IoU   height    (Chromium)   no images    ms';

/** The report as text: totals, then each page, lowest agreement first. */
export function printBoxAgreement(results: ReadonlyMap<string, BoxAgreement | null>): string {
  const compared = [...results].filter((entry): entry is [string, BoxAgreement] => entry[1] !== null);
  const skipped = [...results].filter(([, result]) => result === null).map(([id]) => id);
  const rows = compared.toSorted((a, b) => share(a[1]) - share(b[1])).map(([id, result]) => row(id, result));
  const [only] = compared;
  const details = compared.length === 1 && only !== undefined ? differencesOf(only[1]) : [];
  const sums = totals(compared.map(([, result]) => result).filter(({ elements }) => elements > 0));
  return [...sums, ...unaligned(skipped), '', HEADING, ...rows, ...details].join('\n');
}

/** For a single page: elements that disagree although their parent agrees. */
function differencesOf({ differences }: BoxAgreement): string[] {
  const text = (rectangle: readonly number[]) => rectangle.map(Math.round).join(' ');
  return differences
    .slice(0, MAX_DIFFERENCES)
    .map(({ element, chromium, ours }) => `  ${element}: ${text(chromium)} / ${text(ours)}`);
}

function totals(results: readonly BoxAgreement[]): string[] {
  const sum = (of: (result: BoxAgreement) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const elements = sum((result) => result.elements);
  const heightError = sum(({ height, chromiumHeight }) => Math.abs(height - chromiumHeight) / chromiumHeight);
  return [
    `${results.length} pages, ${elements} visible elements: ${percent(sum(({ placed }) => placed) / elements)} of boxes agree`,
    `  without image sizes ${percent(sum((result) => result.placedWithoutImages) / elements)}`,
    `  sizes alone ${percent(sum(({ sized }) => sized) / elements)}`,
    `  own text ${percent(sum((result) => result.textsPlaced) / sum(({ texts }) => texts))}`,
    `mean of pages: boxes ${percent(sum(share) / results.length)}, IoU ${(sum(({ overlap }) => overlap) / results.length).toFixed(3)}, page height off by ${percent(heightError / results.length)}`,
  ];
}

function unaligned(ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [`not compared because the trees differ: ${ids.join(', ')}`];
}

function row(id: string, result: BoxAgreement): string {
  const { elements, sized, texts, textsPlaced, overlap, height, chromiumHeight } = result;
  return [
    id.padEnd(26),
    String(elements).padStart(8),
    percent(share(result)).padStart(8),
    percent(elements === 0 ? 1 : sized / elements).padStart(8),
    percent(texts === 0 ? 1 : textsPlaced / texts).padStart(8),
    overlap.toFixed(3).padStart(6),
    `${Math.round(height)}`.padStart(8),
    `(${Math.round(chromiumHeight)})`.padStart(12),
    percent(elements === 0 ? 1 : result.placedWithoutImages / elements).padStart(10),
    result.milliseconds.toFixed(1).padStart(7),
  ].join('');
}

function share({ placed, elements }: BoxAgreement): number {
  return elements === 0 ? 1 : placed / elements;
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
