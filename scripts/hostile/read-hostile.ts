/** Child process of `npm run hostile`: reads one kind of page and prints its cost as JSON. */
import { pageTokens } from '../../src/contract/page-tokens.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';
import { HOSTILE_KINDS, hostilePage } from './kinds.ts';

/** Cost of reading a hostile page. */
export interface HostileReading {
  /** CPU time, so that other work on the machine does not count. */
  readonly milliseconds: number;
  /** Peak resident memory of the process, MB. */
  readonly residentMb: number;
  readonly elements: number;
  readonly remarks: readonly string[];
}

const [name, share = '1'] = process.argv.slice(2);
const kind = HOSTILE_KINDS.find((one) => one.name === name);
if (kind === undefined) throw new Error(`Unknown kind of hostile page: ${name}.`);

const given = hostilePage(kind, Number(share));
const start = process.threadCpuUsage();
const survey = surveyPage(pageFromHtml(given));
pageTokens(survey);
const used = process.threadCpuUsage(start); // microseconds
const reading: HostileReading = {
  milliseconds: Math.round((used.user + used.system) / 1000),
  residentMb: Math.round(process.resourceUsage().maxRSS / 1024),
  elements: survey.page.elements.length,
  remarks: survey.page.remarks.map(({ code }) => code),
};
console.log(JSON.stringify(reading));
