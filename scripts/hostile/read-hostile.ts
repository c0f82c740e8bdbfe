/** Run in a process of its own by `npm run hostile`: reads one kind of page and prints what it cost as JSON. */
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';
import { HOSTILE_KINDS, hostilePage } from './kinds.ts';

/** What reading a hostile page cost. */
export interface HostileReading {
  /** Of the processor, so that other work on the machine does not count. */
  readonly milliseconds: number;
  /** Of the whole process at its peak, MB. */
  readonly residentMb: number;
  readonly elements: number;
  readonly remarks: readonly string[];
}

const [name, share = '1'] = process.argv.slice(2);
const kind = HOSTILE_KINDS.find((one) => one.name === name);
if (kind === undefined) throw new Error(`There is no hostile page named ${name}.`);

const given = hostilePage(kind, Number(share));
const start = process.threadCpuUsage();
const { page } = surveyPage(pageFromHtml(given));
const used = process.threadCpuUsage(start); // microseconds
const reading: HostileReading = {
  milliseconds: Math.round((used.user + used.system) / 1000),
  residentMb: Math.round(process.resourceUsage().maxRSS / 1024),
  elements: page.elements.length,
  remarks: page.remarks.map(({ code }) => code),
};
console.log(JSON.stringify(reading));
