/** Narrows and orders the wall of brands: facets here, words by the search of the service. */
import { fillFromQuery, shareQuery, valueOf } from './parts/form-values.ts';

const form = document.querySelector<HTMLFormElement>('.facets');
const wall = document.querySelector<HTMLElement>('.wall');
const count = document.querySelector<HTMLElement>('.count');
const tiles = [...document.querySelectorAll<HTMLElement>('.tile')];

/** Milliseconds without a key before the service is asked. */
const PAUSE = 200;
/** Hits that the service answers. */
const LIMIT = 20;

/** Slugs that the words find, best first; null without words. */
let found: readonly string[] | null = null;
let asked = 0;
let timer = 0;

if (form !== null) {
  form.addEventListener('input', (event) => {
    const isSearch = event.target instanceof HTMLInputElement;
    clearTimeout(timer);
    timer = setTimeout(() => void update(isSearch), isSearch ? PAUSE : 0);
  });
  form.addEventListener('reset', () => {
    found = null;
    setTimeout(show);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  const query = fillFromQuery(form);
  if (query.size > 0) void update(query.has('q'));
}

async function update(wordsChanged: boolean): Promise<void> {
  if (wordsChanged) {
    const turn = ++asked;
    const slugs = await search(form === null ? '' : valueOf(form, 'q'));
    if (turn !== asked) return;
    found = slugs;
  }
  show();
  shareQuery(Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>); // a form without files
}

async function search(words: string): Promise<readonly string[] | null> {
  if (words === '') return null;
  const response = await fetch(
    `/api/search?${new URLSearchParams({ q: words, limit: String(LIMIT) })}`,
  ).catch(() => null);
  if (response === null || !response.ok) return [];
  const answer = (await response.json()) as { results: { slug: string }[] };
  return answer.results.map(({ slug }) => slug);
}

function show(): void {
  const shown = tiles
    .filter(meetsFacets)
    .filter(({ dataset }) => found?.includes(dataset['slug'] ?? '') ?? true);
  const order = found;
  const sorted = order === null ? tiles : tiles.toSorted((a, b) => rank(a, order) - rank(b, order));
  wall?.append(...sorted);
  for (const tile of tiles) tile.hidden = !shown.includes(tile);
  if (count !== null) count.textContent = shown.length === 1 ? '1 brand' : `${shown.length} brands`;
}

function rank({ dataset }: HTMLElement, order: readonly string[]): number {
  const at = order.indexOf(dataset['slug'] ?? '');
  return at < 0 ? order.length : at;
}

function meetsFacets({ dataset }: HTMLElement): boolean {
  return [...(form?.querySelectorAll('select') ?? [])].every(({ name, value }) => {
    return value === '' || (dataset[name] ?? '').split(' ').includes(value);
  });
}
