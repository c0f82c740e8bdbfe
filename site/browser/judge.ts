/** Asks the service for a score and shows the answer. Text of the answer is only ever set as text, never as markup. */
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
interface Part {
  readonly label: string;
  readonly score: number | null;
  readonly measured?: string;
  readonly expected?: string;
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
  const query = new URLSearchParams(location.search);
  for (const [name, value] of query) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void judge(form, place);
  });
  if (query.has('url')) void judge(form, place);
}

async function judge(asked: HTMLFormElement, into: HTMLElement): Promise<void> {
  const said = (name: string) => {
    const value = new FormData(asked).get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const shared = ['url', 'brand', 'brief']
    .filter((name) => said(name) !== '')
    .map((name) => [name, said(name)]);
  history.replaceState(null, '', `?${new URLSearchParams(shared)}`);
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
  const response = await fetch('/api/score', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  into.removeAttribute('aria-busy');
  if (response === null)
    return into.replaceChildren(element('p', 'problem', 'The service did not answer. Try again.'));
  const answer: unknown = await response.json();
  if (!response.ok) return into.replaceChildren(problem(answer as Record<string, string>)); // problems have a title and a detail
  into.replaceChildren(...present(answer as Answer)); // as the OpenAPI document describes it
}

function problem({ title, detail }: Record<string, string>): HTMLElement {
  return element('p', 'problem', detail ?? title ?? 'The request failed.');
}

function present({ score, verdict, url, blocked_by, identity, axes, fixes }: Answer): HTMLElement[] {
  const head = element('div', `result ${verdict}`);
  head.append(
    figure('Score', score, verdict),
    ...(identity === undefined ? [] : [figure('Identity', identity.score, identity.verdict ?? 'not judged')]),
    element('p', '', blocked_by === undefined ? url : `${url} · rejected: ${blocked_by}`),
  );
  return [
    head,
    ...(fixes.length > 0 ? [fixList(fixes)] : []),
    axisTable(axes),
    ...(identity === undefined ? [] : [partTable(identity.parts)]),
  ];
}

function figure(label: string, value: number | null, verdict: string): HTMLElement {
  const box = element('p', 'figure');
  box.append(
    element('span', '', label),
    element('strong', '', value === null ? '–' : value.toFixed(1)),
    element('span', '', verdict),
  );
  return box;
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
        element('p', '', fix.action),
      );
      if (fix.css !== null)
        item.append(element('pre', '', fix.html === null ? fix.css : `${fix.css}\n\n${fix.html}`));
      if (fix.reason !== undefined) item.append(element('p', 'note', fix.reason));
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

function partTable(parts: readonly Part[]): HTMLElement {
  const rows = parts.map(({ label, measured, expected, score }) => [
    label,
    measured ?? 'not shown',
    expected ?? 'not stated',
    score === null ? '–' : `${Math.round(score * 100)} %`,
  ]);
  return table('Identity', ['Part', 'Page', 'Tokens', 'Agreement'], rows);
}

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const section = titled(title);
  const scroll = element('div', 'scroll');
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'region');
  scroll.setAttribute('aria-label', title);
  const body = element('table');
  const row = (name: 'th' | 'td', cells: readonly string[]) => {
    const line = element('tr');
    line.append(...cells.map((cell, at) => element(at === 0 ? 'th' : name, '', cell)));
    return line;
  };
  body.append(row('th', heads), ...rows.map((cells) => row('td', cells)));
  scroll.append(body);
  section.append(scroll);
  return section;
}

function titled(title: string): HTMLElement {
  const section = element('section');
  section.append(element('h2', '', title));
  return section;
}

function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}
