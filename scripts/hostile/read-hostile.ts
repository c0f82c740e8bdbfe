/** Child process of `npm run hostile`: reads one kind of page, scores it if told to, and prints its cost as JSON. */
import { pageTokens } from '../../src/contract/page-tokens.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage, type Survey } from '../../src/survey.ts';
import { HOSTILE_KINDS, hostilePage } from './kinds.ts';

/** Cost of reading a hostile page. */
export interface HostileReading {
  /** CPU time, so that other work on the machine does not count. */
  readonly milliseconds: number;
  /** Of these, for the score with its fixes, sheet and identity; 0 where none was asked for. */
  readonly scoring: number;
  /** Peak resident memory of the process, MB. */
  readonly residentMb: number;
  readonly elements: number;
  readonly remarks: readonly string[];
}

const [name, share = '1', brand = ''] = process.argv.slice(2);
const kind = HOSTILE_KINDS.find((one) => one.name === name);
if (kind === undefined) throw new Error(`Unknown kind of hostile page: ${name}.`);

const given = hostilePage(kind, Number(share));
const score = brand === '' ? null : await scorer(brand);
const start = process.threadCpuUsage();
const survey = surveyPage(pageFromHtml(given));
pageTokens(survey);
const read = millisecondsSince(start);
score?.(survey);
const reading: HostileReading = {
  milliseconds: millisecondsSince(start),
  scoring: score === null ? 0 : millisecondsSince(start) - read,
  residentMb: Math.round(process.resourceUsage().maxRSS / 1024),
  elements: survey.page.elements.length,
  remarks: survey.page.remarks.map(({ code }) => code),
};
console.log(JSON.stringify(reading));

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before); // microseconds
  return Math.round((user + system) / 1000);
}

/** Scores a page against a brand, with fixes; loads the catalog. */
async function scorer(slug: string): Promise<(read: Survey) => void> {
  const [{ CATALOG }, { catalogIndex }, { fixedCard, targetOf }] = await Promise.all([
    import('../../src/catalog/built/catalog.ts'),
    import('../../src/catalog/catalog-index.ts'),
    import('../fixes/judged-page.ts'),
  ]);
  const catalog = catalogIndex(CATALOG);
  const found = catalog.bySlug(slug);
  if (found === null) throw new Error(`Unknown brand: ${slug}.`);
  const target = targetOf(found, catalog.weights);
  return (read) => void fixedCard(read, target);
}
