/**
 * `npm run judge-fixes -- [--pages DIR] [--every N] [--brands N] [--each N] [--greedy N] [--minutes N] [--by-axis] [--why]
 * [--climbs-only] [--parts] [--out FILE] [--again FILE] [--only PAGE:BRAND,...]`: proves the fixes of graded pages against brands,
 * applies each as text and reads the page anew; then applies fixes greedily until the page passes. With `--why`, says by
 * axis and cause which points pages keep that stop short; with `--climbs-only`, single fixes are not checked; with `--parts`, only those of the identity are; `--out` keeps
 * the climbs as JSON. With `--again`, each page meets the brand that it met in such a file, although the catalog grew since;
 * with `--only`, some pages meet some brands. Pages of owners outside the training part are left out.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { serveFolder } from '../corpus/serve-folder.ts';
import { partOf } from '../corpus/split.ts';
import { PASS_FROM } from '../../src/score/total.ts';
import { applyGreedily } from '../fixes/apply-greedily.ts';
import { checkParts, describeParts, type CheckedPart } from '../fixes/check-parts.ts';
import { checkPromises } from '../fixes/check-promises.ts';
import { explainStop } from '../fixes/explain-stop.ts';
import { targetOf, type Target } from '../fixes/judged-page.ts';
import { styledPageReader } from '../fixes/page-with-style.ts';
import { Totals } from '../fixes/totals.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '.cache/web' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    brands: { type: 'string', default: '20' },
    each: { type: 'string', default: '2' },
    greedy: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    'by-axis': { type: 'boolean', default: false },
    why: { type: 'boolean', default: false },
    'climbs-only': { type: 'boolean', default: false },
    parts: { type: 'boolean', default: false },
    out: { type: 'string' },
    again: { type: 'string' },
    only: { type: 'string' },
  },
});
const MIN_AXES = 28; // a brand that states fewer says too little of a page
let turn = 0;
const STRIDE = 7; // coprime to the number of brands, so that pages next to each other meet different ones

const catalog = catalogIndex(CATALOG);
const graded = catalog.brands.filter(({ grammar }) => Object.keys(grammar ?? {}).length >= MIN_AXES);
const count = Math.min(Number(values.brands), graded.length);
const targets = Array.from({ length: count }, (_, at) => graded[Math.floor((at * graded.length) / count)])
  .filter((brand) => brand !== undefined)
  .map((brand) => targetOf(brand, catalog.weights));

/** The brand of each page in an earlier run; of one that the catalog no longer has, none. */
const again = values.again === undefined ? null : earlierTargets(values.again);

function earlierTargets(file: string): ReadonlyMap<string, Target> {
  const climbs: readonly { readonly name: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    climbs.flatMap(({ name }) => {
      const [id = '', slug = ''] = name.split(' ');
      const brand = catalog.bySlug(slug);
      return brand === null ? [] : [[id, targetOf(brand, catalog.weights)] as const];
    }),
  );
}

/** The brands of each page that `--only` names; null for all pages. */
const only =
  values.only === undefined
    ? null
    : Map.groupBy(
        values.only.split(',').map((pair) => pair.split(':')),
        ([id]) => id ?? '',
      );

/** The brands that a page meets. */
function targetsFor(id: string): readonly Target[] {
  const named = only?.get(id)?.map(([, slug]) => targets.find((target) => target.slug === slug));
  const met = again === null ? undefined : [again.get(id)];
  return (named ?? met ?? Array.from({ length: Number(values.each) }, nextTarget)).filter(
    (target) => target !== undefined,
  );
}

function nextTarget(): Target | undefined {
  return targets[(STRIDE * turn++) % targets.length];
}

const folder = values.pages;
const ids = readdirSync(folder)
  .filter((id) => existsSync(path.join(folder, id, 'index.html')))
  .filter((id) => !id.includes('--') || partOf(id.slice(0, id.indexOf('--'))) === 'train')
  .filter((_, at) => at % Number(values.every) === Number(values.from))
  .filter((id) => only?.has(id) ?? true);
const server = await serveFolder(folder);
const totals = new Totals();
const parts: CheckedPart[] = [];
const end = Date.now() + 60_000 * Number(values.minutes);
for (const id of ids) {
  if (Date.now() > end) break;
  const url = `http://${server.host}/${id}/`;
  const withStyle = styledPageReader(url, server.host);
  const page = await withStyle('');
  for (const [round, target] of targetsFor(id).entries()) {
    const name = `${id} ${target.slug}`;
    if (values.parts) {
      parts.push(...(await checkParts(page, target, withStyle)));
      continue;
    }
    if (round < Number(values.greedy)) {
      const climb = await applyGreedily(page, target, withStyle);
      const lost =
        values.why && climb.to < PASS_FROM ? explainStop(await withStyle(climb.css, climb.html), target) : [];
      totals.addClimb(name, climb, lost);
    }
    if (!values['climbs-only']) totals.addCard(name, await checkPromises(target, withStyle));
  }
}
server.close();
if (values.parts) console.log(describeParts(parts));
else totals.print(values['by-axis']);
if (values.out !== undefined) writeFileSync(values.out, totals.asJson());
