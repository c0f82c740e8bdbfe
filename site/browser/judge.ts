/** Asks the service for a score and shows the answer. */
import { askLatest, cancelLatest } from './parts/ask.ts';
import { bringIntoView, codeBlock, element, figure, sentence, table, titled } from './parts/dom.ts';
import { factText, type Fact } from './parts/fact-text.ts';
import { identityTable, type Part } from './parts/identity-table.ts';
import { showSteps } from './parts/steps.ts';
import { fillFromQuery, shareQuery, valueOf } from './parts/form-values.ts';

interface Fix {
  readonly label: string;
  readonly current: string;
  readonly target: string;
  readonly action: string;
  readonly css: string | null;
  readonly html: string | null;
  readonly verified: boolean;
  readonly predicted_delta: number;
  readonly reason?: string;
}
interface Axis {
  readonly key: string;
  readonly predicted: string | null;
  readonly brief_target: string;
  readonly status: 'pass' | 'fail' | 'not_shown';
  readonly confidence: number;
  readonly note?: string;
  readonly explanation?: { readonly evidence?: readonly Fact[] };
}
interface Answer {
  readonly score: number;
  readonly verdict: string;
  readonly url: string;
  readonly blocked_by?: string;
  readonly gates: readonly { readonly gate: string; readonly measure: string }[];
  readonly remarks: readonly { readonly detail: string }[];
  readonly identity?: {
    readonly score: number | null;
    readonly verdict: string | null;
    readonly parts: readonly Part[];
  };
  readonly axes: readonly Axis[];
  readonly fixes: readonly Fix[];
  readonly sheet: { readonly css: string; readonly predicted_delta: number } | null;
  readonly screenshot?: { readonly media_type: string; readonly data: string } | null;
}

/** What a form lacks or has too much of, in the words of the form; null when it asks one thing. */
function faultOf(said: (name: string) => string): string | null {
  if (said('url') === '' && said('html') === '') return 'Give an address, or paste the HTML of a page.';
  if (said('brand') === '' && said('brief') === '') return 'Choose a brand, or write a brief.';
  if (said('brand') !== '' && said('brief') !== '')
    return 'Choose a brand or write a brief, not both. A brief may name the brand: like Stripe but warmer.';
  return null;
}

/** What happens while a visitor waits, in the order of the requests. */
const STEPS = [
  'Fetch the page and its stylesheets, and read its axes',
  'Apply each fix to the page, and read it again',
] as const;

/** Facts of an axis that the table shows. */
const MAX_EVIDENCE = 2;

const form = document.querySelector<HTMLFormElement>('form.ask');
const place = document.querySelector<HTMLElement>('.verdict');

if (form !== null && place !== null) {
  const query = fillFromQuery(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void judge(form, place);
  });
  if (query.has('url') || query.has('html')) void judge(form, place);
}

/** Shows the verdict as soon as the page is read, then the gain of each fix when it is measured. */
async function judge(of: HTMLFormElement, into: HTMLElement): Promise<void> {
  const said = (name: string) => valueOf(of, name);
  shareQuery({ url: said('url'), brand: said('brand'), brief: said('brief') });
  const fault = faultOf(said);
  if (fault !== null) {
    cancelLatest();
    into.removeAttribute('aria-busy');
    into.replaceChildren(element('p', 'problem', fault));
    bringIntoView(into);
    return;
  }
  const body = {
    ...(said('html') === ''
      ? { url: said('url') }
      : { html: said('html'), ...(said('css') !== '' && { css: said('css') }) }),
    ...(said('brand') === '' ? { brief: said('brief') } : { target_brand: said('brand') }),
    explain: true,
  };
  const steps = showSteps(STEPS);
  into.replaceChildren(steps.list);
  into.setAttribute('aria-busy', 'true');
  bringIntoView(into);
  const read = await askLatest<Answer>('/api/score', { ...body, fixes: 'fast', screenshot: true });
  if (read === null) return;
  if (!read.ok) {
    into.removeAttribute('aria-busy');
    into.replaceChildren(element('p', 'problem', read.problem));
    return;
  }
  steps.next();
  into.replaceChildren(steps.list, ...present(read.body));
  const proven = await askLatest<Answer>('/api/score', body);
  if (proven === null) return;
  into.removeAttribute('aria-busy');
  const { screenshot = null } = read.body;
  into.replaceChildren(
    ...(proven.ok
      ? present({ ...proven.body, screenshot })
      : [element('p', 'problem', proven.problem), ...present(read.body)]),
  );
}

function present(answer: Answer): HTMLElement[] {
  const { score, verdict, url, identity, axes, remarks, screenshot = null } = answer;
  const head = element('div', `result ${verdict}`);
  head.append(
    figure('Score', digits(score), verdict),
    ...(identity === undefined
      ? []
      : [figure('Identity', digits(identity.score), identity.verdict ?? 'not judged')]),
    element('p', '', pageName(url) + rejection(answer)),
    ...(screenshot === null ? [] : [pictureOf(screenshot, pageName(url))]),
  );
  return [
    head,
    ...remarks.map(({ detail }) => sentence('remark', detail)),
    ...fixList(answer),
    axisTable(axes),
    ...(identity === undefined ? [] : [identityTable(identity.parts)]),
  ];
}

/** Why a page is rejected whatever its style, with what was measured. */
function rejection({ blocked_by, gates }: Answer): string {
  if (blocked_by === undefined) return '';
  const measure = gates.find(({ gate }) => gate === blocked_by)?.measure;
  return ` · rejected: ${measure ?? blocked_by.replaceAll('_', ' ')}`;
}

function pictureOf({ media_type, data }: NonNullable<Answer['screenshot']>, name: string): HTMLElement {
  const picture = document.createElement('img');
  picture.src = `data:${media_type};base64,${data}`;
  picture.alt = `First screen of ${name}`;
  return picture;
}

/** Pasted HTML has no address. */
function pageName(url: string): string {
  return url === 'about:blank' ? 'the pasted HTML' : url;
}

function digits(value: number | null): string {
  return value === null ? '–' : value.toFixed(1);
}

function fixList({ fixes, sheet }: Answer): HTMLElement[] {
  if (fixes.length === 0) return [];
  const section = titled('What to change, by gain');
  const list = element('ol', 'fixes');
  list.append(...(sheet === null ? [] : [sheetItem(sheet)]), ...fixes.map(fixItem));
  section.append(list);
  return [section];
}

function sheetItem({ css, predicted_delta: gain }: NonNullable<Answer['sheet']>): HTMLElement {
  const item = element('li');
  item.append(
    element('h3', '', 'The whole page at once'),
    element('p', 'gain', `+${gain.toFixed(1)} measured`),
    sentence('', 'Add this after all other stylesheets instead of the fixes below, then judge again.'),
    codeBlock(css),
  );
  return item;
}

function fixItem(fix: Fix): HTMLElement {
  const item = element('li');
  item.append(
    element('h3', '', `${fix.label}: ${fix.current} to ${fix.target}`),
    element('p', 'gain', `+${fix.predicted_delta.toFixed(1)} ${fix.verified ? 'measured' : 'expected'}`),
    sentence('', fix.action),
  );
  if (fix.css !== null) item.append(codeBlock(fix.html === null ? fix.css : `${fix.css}\n\n${fix.html}`));
  if (fix.reason !== undefined) item.append(sentence('note', fix.reason));
  return item;
}

function axisTable(axes: readonly Axis[]): HTMLElement {
  const rows = axes.map(({ key, predicted, brief_target, status, confidence, note, explanation }) => {
    const evidence = (explanation?.evidence ?? []).slice(0, MAX_EVIDENCE).map(factText);
    return [
      key,
      predicted ?? 'not shown',
      brief_target,
      status.replace('_', ' '),
      `${Math.round(confidence * 100)} %`,
      [...evidence, note ?? ''].filter((text) => text !== '').join('; '),
    ];
  });
  return table('Axes', ['Axis', 'Page', 'Target', 'Result', 'Confidence', 'Evidence'], rows);
}
