/** Mixes brands: keeps the choice in the address, shows the specimen and what the service says about it. */
import { askLatest } from './parts/ask.ts';
import { element } from './parts/dom.ts';
import { valueOf, shareQuery } from './parts/form-values.ts';

interface Hybrid {
  readonly name: string;
  readonly slug: string;
  readonly signature_move: string;
  readonly conflicts: readonly {
    readonly subject: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly detail: string;
  }[];
}

const LETTERS = ['a', 'b', 'c', 'd'] as const;
const form = document.querySelector<HTMLFormElement>('form.mix');
const result = document.querySelector<HTMLElement>('.mix-result');

if (form !== null && result !== null) {
  fillSelects(form);
  const query = new URLSearchParams(location.search);
  restore(form, query);
  form.addEventListener('change', () => void update(form, result));
  form.addEventListener('submit', (event) => event.preventDefault());
  const unknown = unknownBrands(form, query);
  void (unknown === null ? update(form, result) : load(result, unknown));
}

/** Only the first select comes with its brands, so that the page stays light. */
function fillSelects(filled: HTMLFormElement): void {
  const [first, ...others] = selects(filled);
  for (const select of others) {
    const chosen = select.dataset['chosen'];
    select.append(...[...(first?.options ?? [])].map((option) => new Option(option.text, option.value)));
    select.value = chosen ?? '';
  }
}

function selects(of: HTMLFormElement): HTMLSelectElement[] {
  return LETTERS.map((letter) => of.elements.namedItem(letter)).filter(
    (field): field is HTMLSelectElement => field instanceof HTMLSelectElement,
  );
}

/** `?surface=linear&palette=stripe&layout=event` names the brand of each category and the layout; `?with=linear` only the first brand. */
function restore(filled: HTMLFormElement, query: URLSearchParams): void {
  const layout = filled.elements.namedItem('layout');
  if (layout instanceof HTMLSelectElement) layout.value = query.get('layout') ?? '';
  const first = query.get('with');
  if (first !== null) setBrands(filled, [first, first === 'stripe' ? 'linear' : 'stripe']);
  const given = categories(filled).map((category) => [category, query.get(category)] as const);
  const brands = [...new Set(given.flatMap(([, slug]) => slug ?? []))].slice(0, LETTERS.length);
  if (brands.length === 0) return;
  setBrands(filled, brands);
  for (const [category, slug] of given) {
    const at = slug === null ? -1 : brands.indexOf(slug);
    setRadio(filled, category, LETTERS[at] ?? '');
  }
}

/** The choice of an address with a brand that the form does not have: the service says what is wrong with it. */
function unknownBrands(filled: HTMLFormElement, query: URLSearchParams): URLSearchParams | null {
  const known = new Set([...(selects(filled)[0]?.options ?? [])].map(({ value }) => value));
  const given = categories(filled).flatMap((category) => {
    const slug = query.get(category);
    return slug === null ? [] : [[category, slug]];
  });
  return given.some(([, slug = '']) => !known.has(slug)) ? new URLSearchParams(given) : null;
}

function setBrands(filled: HTMLFormElement, brands: readonly string[]): void {
  for (const [at, select] of selects(filled).entries()) select.value = brands[at] ?? '';
}

function setRadio(filled: HTMLFormElement, category: string, letter: string): void {
  const radio = filled.querySelector<HTMLInputElement>(`input[name="${category}"][value="${letter}"]`);
  if (radio !== null) radio.checked = true;
}

function categories(of: HTMLFormElement): string[] {
  return [...of.querySelectorAll<HTMLElement>('[data-category]')].map((row) => row.dataset['category'] ?? '');
}

async function update(of: HTMLFormElement, into: HTMLElement): Promise<void> {
  const brands = selects(of).map(({ value }) => value);
  for (const [at, letter] of LETTERS.entries()) {
    for (const radio of of.querySelectorAll<HTMLInputElement>(`input[value="${letter}"]`)) {
      radio.disabled = brands[at] === '';
      if (radio.disabled && radio.checked) setRadio(of, radio.name, '');
    }
  }
  const sources = categories(of).map((category) => {
    const at = LETTERS.findIndex((letter) => letter === valueOf(of, category));
    return [category, brands[at] ?? ''] as const;
  });
  await load(into, shareQuery({ ...Object.fromEntries(sources), layout: valueOf(of, 'layout') }));
}

/** Shows the mix of a query, unless a later one was asked for in between. */
async function load(into: HTMLElement, query: URLSearchParams): Promise<void> {
  const answer = await askLatest<Hybrid>(`/api/compose?${query}`);
  if (answer !== null) show(into, query, answer.ok ? answer.body : answer.problem);
}

function show(into: HTMLElement, query: URLSearchParams, answer: Hybrid | string): void {
  const part = (name: string) => into.querySelector<HTMLElement>(`.mix-${name}`);
  const problem = part('problem');
  const isProblem = typeof answer === 'string';
  if (problem !== null) {
    problem.hidden = !isProblem;
    problem.textContent = isProblem ? answer : '';
  }
  for (const one of into.querySelectorAll<HTMLElement>('[data-whole]')) one.hidden = isProblem;
  if (isProblem) return;
  part('name')?.replaceChildren(answer.name);
  part('move')?.replaceChildren(answer.signature_move);
  const frame = into.querySelector('iframe');
  const address = `/api/compose?${query}&output_format=html`;
  if (frame !== null && frame.getAttribute('src') !== address) frame.src = address;
  for (const link of into.querySelectorAll<HTMLAnchorElement>('[data-format]')) {
    link.href = `/api/compose?${query}&output_format=${link.dataset['format']}`;
  }
  part('conflicts')?.replaceChildren(...conflictItems(answer));
}

function conflictItems({ conflicts }: Hybrid): HTMLElement[] {
  if (conflicts.length === 0) return [element('li', '', 'No conflict: these parts go together as they are.')];
  return conflicts.map(({ subject, from, to, detail }) => {
    const item = element('li');
    const change = from === null ? '' : to === null ? ` ${from}, kept` : ` ${from} to ${to}`;
    item.append(element('code', '', subject + change), element('p', '', detail));
    return item;
  });
}
