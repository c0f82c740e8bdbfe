/**
 * `npm run red-team -- [--pages DIR] [--trick TEXT] [--moved]`: applies every trick of test/red-team to five pages
 * against three brands, and prints for each trick the greatest upward move of the score and of the identity. With
 * `--pages`, to five pages of the training part in DIR; with `--moved`, lists every move over the limit. `?` marks tricks that
 * are known to be open, `!` others over the limit.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { attack, attackTarget, type Move, TARGETS } from '../../test/red-team/attack.ts';
import { committedPages, pageIn } from '../../test/red-team/pages.ts';
import type { Trick } from '../../test/red-team/trick.ts';
import { OPEN_TRICKS } from '../../test/red-team/open-tricks.ts';
import { FAMILIES } from '../../test/red-team/tricks.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    trick: { type: 'string', default: '' },
    moved: { type: 'boolean', default: false },
  },
});
/** Pages of the training part of test/corpus/web-pages.json, chosen for their variety. */
const WEB_PAGES = [
  'addyosmani--backbone-fundamentals',
  'aashigam--de-webdev-runway-magazine',
  'adrianosilvestre808--xport-container-manager-v2-frontend',
  'adamkollat--metallica-tribute-page',
  'aauteur--touchers',
];
const LIMIT = 2; // points

const catalog = catalogIndex(CATALOG);
const targets = TARGETS.map((slug) => attackTarget(slug, catalog));
const folder = values.pages;
const pages =
  folder === undefined
    ? committedPages()
    : WEB_PAGES.map((id) => pageIn(path.join(folder, id), 'index.html', id));
const families = FAMILIES.map(({ name, tricks }) => ({
  name,
  tricks: tricks.filter((trick) => trick.name.includes(values.trick)),
}));
const tricks = families.flatMap((family) => family.tricks);

const greatest = (list: readonly Move[], pick: (move: Move) => number) => Math.max(...list.map(pick));
const started = performance.now();
const moves = new Map<Trick, Move[]>();
for (const [at, page] of pages.entries())
  for (const { name, tricks: some } of families) {
    if (some.length === 0) continue;
    const found = await attack(page, targets, some);
    for (const [trick, list] of found) moves.set(trick, [...(moves.get(trick) ?? []), ...list]);
    const most = greatest([...found.values()].flat(), (move) => Math.max(move.score, move.identity));
    const seconds = Math.round((performance.now() - started) / 1000);
    // Progress, apart from the figures.
    console.error(`${seconds} s: page ${at + 1} of ${pages.length}, ${name}: at most ${points(most).trim()}`);
  }

const all = [...moves.values()].flat();
for (const family of families) {
  for (const trick of family.tricks) {
    const found = moves.get(trick) ?? [];
    const [score, identity] = [
      greatest(found, (move) => move.score),
      greatest(found, (move) => move.identity),
    ];
    const mark = Math.max(score, identity) <= LIMIT ? ' ' : OPEN_TRICKS.has(trick.name) ? '?' : '!';
    console.log(`${mark} ${points(score)} ${points(identity)}  ${family.name}: ${trick.name.slice(0, 110)}`);
    if (!values.moved) continue;
    for (const move of found.filter((one) => Math.max(one.score, one.identity) > LIMIT))
      console.log(`      ${move.page} as ${move.target}: ${points(move.score)} ${points(move.identity)}`);
  }
}
const over = [...moves].filter(([, list]) =>
  list.some((move) => Math.max(move.score, move.identity) > LIMIT),
);
console.log(
  `${tricks.length} tricks on ${pages.length} pages against ${targets.length} brands: ${over.length} move a score by more than ${LIMIT} points; greatest ${points(greatest(all, (move) => move.score))} of the score, ${points(greatest(all, (move) => move.identity))} of the identity`,
);

function points(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(1)}`.padStart(6);
}
