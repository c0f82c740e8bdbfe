import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { prose, type Prose } from '../../src/features/prose.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { serveFolder } from '../corpus/serve-folder.ts';
import { fetchLocal } from '../evaluation/fetch-local.ts';
import { ROOT } from '../local-platform.ts';

/** The text of a page and the archetypes that its grader accepts, best first. */
export interface GradedProse {
  /** Its set and its name, as in the measures of the set. */
  readonly page: string;
  /** Pages of one owner or package are fitted and held out together. */
  readonly group: string;
  readonly prose: Prose;
  readonly accepted: readonly string[];
  /** Of the page in a fit. */
  readonly weight: number;
}

type Grades = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Files of grades below test/corpus, the set of their pages, and the weight of a page. */
const SETS = [
  ['web-grades.json', 'web', 1],
  ['voice-labels.json', 'labels', 1], // by another grader; most of the pages are in the web set as well
  ['grades.json', 'first', 0.5], // the signs were written with the older sets in view
  ['second-grades.json', 'second', 0.5],
] as const;
const MIN_WORDS = 12;

/** The graded texts of all pages that are in one of the folders, sorted by page. */
export async function gradedProse(folders: readonly string[]): Promise<GradedProse[]> {
  const graded: GradedProse[] = [];
  const servers = await Promise.all(
    folders.map(async (folder) => ({ folder, server: await serveFolder(folder) })),
  );
  for (const [file, set, weight] of SETS) {
    const grades = JSON.parse(readFileSync(path.join(ROOT, 'test/corpus', file), 'utf8')) as Grades;
    for (const [id, { 'voice.archetype': accepted }] of Object.entries(grades).toSorted(byId)) {
      const at = servers.find(({ folder }) => existsSync(path.join(folder, id, 'index.html')));
      if (accepted === undefined || at === undefined) continue;
      const { host } = at.server;
      const page = await fetchLocal(`http://${host}/${id}/`, host);
      const text = prose.observe(perceive(placeBoxes(styleDocument(page), page)));
      if (text.words >= MIN_WORDS && text.placeholder <= 0.5)
        graded.push({ page: `${set}/${id}`, group: groupOf(id), prose: text, accepted, weight });
    }
  }
  for (const { server } of servers) server.close();
  return graded;
}

/** The owner in the name of a page of a repository; a page of a package has no other of its group. */
function groupOf(id: string): string {
  return (id.split('--')[0] ?? id).toLowerCase();
}

const byId = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
