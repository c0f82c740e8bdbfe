/** Compares two brands, or a brand and a page, axis by axis; the question stays in the address. */
import { askLatest } from './parts/ask.ts';
import { bringIntoView, element, figure, table, titled } from './parts/dom.ts';
import { identityTable, type Part } from './parts/identity-table.ts';
import { fillFromQuery, shareQuery, valueOf } from './parts/form-values.ts';

interface Side {
  readonly name: string;
  readonly slug: string | null;
}
interface Axis {
  readonly key: string;
  readonly label: string;
  readonly a: { readonly value: string | null };
  readonly b: { readonly value: string | null };
  readonly status: 'same' | 'near' | 'apart' | 'not_compared';
}
interface Answer {
  readonly a: Side;
  readonly b: Side;
  readonly similarity: number | null;
  readonly axes_compared: number;
  readonly axes: readonly Axis[];
  readonly identity?: {
    readonly judged: 'a' | 'b';
    readonly score: number | null;
    readonly verdict: string | null;
    readonly parts: readonly Part[];
  };
}

const form = document.querySelector<HTMLFormElement>('form.ask');
const place = document.querySelector<HTMLElement>('.comparison');

if (form !== null && place !== null) {
  fillFromQuery(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void compare(form, place);
    bringIntoView(place);
  });
  void compare(form, place);
}

async function compare(of: HTMLFormElement, into: HTMLElement): Promise<void> {
  const said = (name: string) => valueOf(of, name);
  shareQuery({ a: said('a'), b: said('b'), url: said('url') });
  into.replaceChildren(element('p', 'progress', 'Comparing the axes and the tokens …'));
  into.setAttribute('aria-busy', 'true');
  const answer = await askLatest<Answer>('/api/diff', { a: { brand: said('a') }, b: otherSide(said) });
  if (answer === null) return;
  into.removeAttribute('aria-busy');
  into.replaceChildren(
    ...(answer.ok ? present(named(answer.body)) : [element('p', 'problem', answer.problem)]),
  );
}

/** Pasted HTML has no address to be named by. */
function named(answer: Answer): Answer {
  const name = answer.b.name === 'about:blank' ? 'the pasted HTML' : answer.b.name;
  return { ...answer, b: { ...answer.b, name } };
}

/** Pasted HTML comes before an address, and an address before a brand. */
function otherSide(said: (name: string) => string): object {
  if (said('html') !== '') return { html: said('html') };
  return said('url') === '' ? { brand: said('b') } : { url: said('url') };
}

function present({ a, b, similarity, axes_compared, axes, identity }: Answer): HTMLElement[] {
  const same = axes.filter(({ status }) => status === 'same').length;
  const head = element('div', 'result');
  head.append(
    element('p', 'sides', `${a.name} and ${b.name}`),
    figure('Similarity', percent(similarity), `${same} of ${axes_compared} axes have the same value`),
    ...(identity === undefined
      ? []
      : [
          figure(
            'Identity',
            identity.score?.toFixed(1) ?? '–',
            identity.judged === 'a'
              ? `${a.name} in the tokens of ${b.name}`
              : `${b.name} in the tokens of ${a.name}`,
          ),
        ]),
  );
  const categories = Map.groupBy(axes, ({ key }) => key.slice(0, key.indexOf('.')));
  const [judged, target] = identity?.judged === 'b' ? [b, a] : [a, b];
  return [
    head,
    ...boards([a, b]),
    ...[...categories].map(([category, own]) => categoryTable(category, own, [a, b])),
    ...(identity === undefined ? [] : [identityTable(identity.parts, judged.name, target.name)]),
  ];
}

const STATUS = { same: 'same', near: 'near', apart: 'differ', not_compared: 'not compared' } as const;

function categoryTable(category: string, axes: readonly Axis[], [a, b]: readonly [Side, Side]): HTMLElement {
  const section = table(
    category,
    ['Axis', a.name, b.name, 'Result'],
    axes.map(({ label, a, b, status }) => [
      label,
      a.value ?? 'not stated',
      b.value ?? 'not stated',
      STATUS[status],
    ]),
  );
  for (const [at, row] of [...section.querySelectorAll('tr')].slice(1).entries())
    row.className = axes[at]?.status ?? '';
  return section;
}

function boards(sides: readonly Side[]): HTMLElement[] {
  const shown = sides.filter(({ slug }) => slug !== null);
  if (shown.length === 0) return [];
  const section = titled(shown.length === 1 ? 'Board' : 'Boards');
  const pair = element('div', 'boards');
  pair.append(...shown.map(board));
  section.append(pair);
  return [section];
}

function board({ name, slug }: Side): HTMLElement {
  const figure = element('figure');
  const frame = document.createElement('iframe');
  frame.title = `Board of ${name}`;
  frame.loading = 'lazy';
  frame.src = `/styles/${slug}/board`;
  const caption = element('figcaption');
  const link = document.createElement('a');
  link.href = `/styles/${slug}`;
  link.textContent = name;
  caption.append(link);
  figure.append(caption, frame);
  return figure;
}

function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)} %`;
}
