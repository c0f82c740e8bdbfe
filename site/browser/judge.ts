/** Asks the service for a score and shows the answer. */
import { askLatest } from './parts/ask.ts';
import { codeBlock, element, figure, sentence, table, titled } from './parts/dom.ts';
import { identityTable, type Part } from './parts/identity-table.ts';
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
  readonly explanation?: { readonly evidence?: readonly Record<string, unknown>[] };
}
interface Answer {
  readonly score: number;
  readonly verdict: string;
  readonly url: string;
  readonly blocked_by?: string;
  readonly identity?: {
    readonly score: number | null;
    readonly verdict: string | null;
    readonly parts: readonly Part[];
  };
  readonly axes: readonly Axis[];
  readonly fixes: readonly Fix[];
}

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

async function judge(of: HTMLFormElement, into: HTMLElement): Promise<void> {
  const said = (name: string) => valueOf(of, name);
  shareQuery({ url: said('url'), brand: said('brand'), brief: said('brief') });
  const body = {
    ...(said('html') === ''
      ? { url: said('url') }
      : { html: said('html'), ...(said('css') !== '' && { css: said('css') }) }),
    ...(said('brand') === '' ? { brief: said('brief') } : { target_brand: said('brand') }),
    explain: true,
  };
  into.replaceChildren(
    element('p', 'progress', 'Fetching the page and its stylesheets, reading 30 axes, proving fixes …'),
  );
  into.setAttribute('aria-busy', 'true');
  const answer = await askLatest<Answer>('/api/score', body);
  if (answer === null) return;
  into.removeAttribute('aria-busy');
  into.replaceChildren(...(answer.ok ? present(answer.body) : [element('p', 'problem', answer.problem)]));
}

function present({ score, verdict, url, blocked_by, identity, axes, fixes }: Answer): HTMLElement[] {
  const head = element('div', `result ${verdict}`);
  head.append(
    figure('Score', digits(score), verdict),
    ...(identity === undefined
      ? []
      : [figure('Identity', digits(identity.score), identity.verdict ?? 'not judged')]),
    element('p', '', pageName(url) + (blocked_by === undefined ? '' : ` · rejected: ${blocked_by}`)),
  );
  return [
    head,
    ...(fixes.length > 0 ? [fixList(fixes)] : []),
    axisTable(axes),
    ...(identity === undefined ? [] : [identityTable(identity.parts)]),
  ];
}

/** Pasted HTML has no address. */
function pageName(url: string): string {
  return url === 'about:blank' ? 'the pasted HTML' : url;
}

function digits(value: number | null): string {
  return value === null ? '–' : value.toFixed(1);
}

function fixList(fixes: readonly Fix[]): HTMLElement {
  const section = titled('What to change, by gain');
  const list = element('ol', 'fixes');
  list.append(
    ...fixes.map((fix) => {
      const item = element('li');
      const gain = fix.verified
        ? `+${fix.predicted_delta.toFixed(1)} measured`
        : `+${fix.predicted_delta.toFixed(1)} expected`;
      item.append(
        element('h3', '', `${fix.label}: ${fix.current} to ${fix.target}`),
        element('p', 'gain', gain),
        sentence('', fix.action),
      );
      if (fix.css !== null) item.append(codeBlock(fix.html === null ? fix.css : `${fix.css}\n\n${fix.html}`));
      if (fix.reason !== undefined) item.append(sentence('note', fix.reason));
      return item;
    }),
  );
  section.append(list);
  return section;
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

/** Facts of an axis that the table shows. */
const MAX_EVIDENCE = 2;

function factText(fact: Record<string, unknown>): string {
  const parts = ['selector', 'property', 'value', 'share', 'detail', 'text'].map((name) => fact[name]);
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}
