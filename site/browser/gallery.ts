/** Narrows and orders the wall of brands: facets here, words by the search of the service. */
import { askLatest, cancelLatest } from './parts/ask.ts';
import { fillFromQuery, shareQuery, valueOf } from './parts/form-values.ts';

const form = document.querySelector<HTMLFormElement>('.facets');
const wall = document.querySelector<HTMLElement>('.wall');
const count = document.querySelector<HTMLElement>('.count');
const tiles = [...document.querySelectorAll<HTMLElement>('.tile')];

/** Milliseconds without a key before the service is asked. */
const PAUSE = 200;
/** The most hits that the service answers. */
const LIMIT = 100;

/** The answer to a search. */
interface Answer {
  readonly results: readonly { readonly slug: string }[];
  readonly total: number;
  readonly did_you_mean: readonly string[];
}

/** What the service finds. */
interface Found {
  /** Best first. */
  readonly slugs: readonly string[];
  readonly total: number;
  /** Words and names close to those that find nothing. */
  readonly near: readonly string[];
}

const NOTHING: Found = { slugs: [], total: 0, near: [] };

/** What the words find; null without words. */
let found: Found | null = null;
let timer = 0;

if (form !== null) {
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return update();
    clearTimeout(timer);
    timer = setTimeout(() => void findWords(), PAUSE);
  });
  form.addEventListener('reset', () => {
    forgetWords();
    setTimeout(update); // the fields are empty after the event
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  const query = fillFromQuery(form);
  if (query.has('q')) void findWords();
  else if (query.size > 0) update();
}

/** Asks for the brands of the words, and shows them unless something else was asked for in between. */
async function findWords(): Promise<void> {
  const words = form === null ? '' : valueOf(form, 'q');
  if (words === '') forgetWords();
  else {
    const query = new URLSearchParams({ q: words, limit: String(LIMIT) });
    const answer = await askLatest<Answer>(`/api/search?${query}`);
    if (answer === null) return;
    found = answer.ok ? foundIn(answer.body) : NOTHING;
  }
  update();
}

function forgetWords(): void {
  clearTimeout(timer);
  cancelLatest();
  found = null;
}

function update(): void {
  show();
  shareQuery(Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>); // a form without files
}

function foundIn({ results, total, did_you_mean: near }: Answer): Found {
  return { slugs: results.map(({ slug }) => slug), total, near };
}

function show(): void {
  const shown = tiles
    .filter(meetsFacets)
    .filter(({ dataset }) => found?.slugs.includes(dataset['slug'] ?? '') ?? true);
  const order = found?.slugs ?? null;
  const sorted = order === null ? tiles : tiles.toSorted((a, b) => rank(a, order) - rank(b, order));
  wall?.append(...sorted);
  for (const tile of tiles) tile.hidden = !shown.includes(tile);
  if (count !== null) count.textContent = counted(shown.length);
}

/** How many brands are shown, of how many that match; without any, what to try. */
function counted(shown: number): string {
  const near = found?.near.slice(0, 3) ?? [];
  if (shown === 0)
    return near.length === 0 ? 'No brand matches.' : `No brand matches. Did you mean ${near.join(', ')}?`;
  const isCut = found !== null && found.total > found.slugs.length && shown === found.slugs.length;
  if (isCut) return `${shown} of ${found?.total} brands, the best first`;
  return shown === 1 ? '1 brand' : `${shown} brands`;
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
