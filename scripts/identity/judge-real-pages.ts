import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { styleDocument } from '../../src/cascade/style-document.ts';
import type { CascadedPage } from '../../src/cascade/styled-page.ts';
import { rgbaToOklch } from '../../src/color/oklch.ts';
import { hueDistance } from '../../src/color/seen-hue.ts';
import { pageTokens } from '../../src/contract/page-tokens.ts';
import { tokenList } from '../../src/contract/token-list.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { coloredOf } from '../../src/identity/target-colors.ts';
import { targetOfList, type TargetIdentity } from '../../src/identity/target.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import type { Page } from '../../src/page/page.ts';
import { surveyStyled } from '../../src/survey.ts';
import { loadEntries } from '../corpus/entry.ts';
import { serveFolder } from '../corpus/serve-folder.ts';
import { ownerOf, partOf } from '../corpus/split.ts';
import { fetchLocal } from '../evaluation/fetch-local.ts';
import { ROOT } from '../local-platform.ts';
import { invertNeutrals, setOtherRadius, setTypeface, turnColors } from './change-styles.ts';
import type { Kind, Outcome } from './kinds.ts';

/** Pages of the training part; every second one, by name, is held out. */
const MAX_PAGES = 80;

/**
 * Judges real pages against the tokens that their contract would state: the page itself, the page in other typefaces,
 * hues, radii and inverted, and the page of another owner.
 * @param folder with the pages of test/corpus/web-pages.json, or of another set without a test part
 */
export async function judgeRealPages(folder: string): Promise<Outcome[]> {
  const server = await serveFolder(folder);
  const isThere = (id: string) => existsSync(path.join(folder, id, 'index.html'));
  const listed = trainingPages().filter(isThere);
  const ids = listed.length > 0 ? listed : readdirSync(folder).toSorted().filter(isThere);
  const read: ReadPage[] = [];
  for (const id of ids.slice(0, MAX_PAGES)) {
    const page = await fetchLocal(`http://${server.host}/${id}/`, server.host);
    read.push(readPage(id, page));
  }
  server.close();
  return read.flatMap((own, at) => judgePage(own, read[(at + 1) % read.length] ?? own, at));
}

function trainingPages(): readonly string[] {
  return loadEntries(path.join(ROOT, 'test/corpus/web-pages.json'))
    .filter((entry) => 'repo' in entry && partOf(ownerOf(entry.repo)) === 'train')
    .map(({ id }) => id)
    .toSorted();
}

interface ReadPage {
  readonly id: string;
  readonly page: Page;
  readonly styled: CascadedPage;
  readonly target: TargetIdentity;
}

function readPage(id: string, page: Page): ReadPage {
  const styled = styleDocument(page);
  return { id, page, styled, target: targetOfList(tokenList(pageTokens(surveyOf(styled, page)))) };
}

function surveyOf(styled: CascadedPage, page: Page) {
  return surveyStyled(placeBoxes(styled, page));
}

function judgePage({ id, page, styled, target }: ReadPage, rival: ReadPage, at: number): Outcome[] {
  const half = at % 2 === 0 ? 'tuning' : 'held-out';
  const judge = (changed: CascadedPage, of: Page = page) =>
    judgeIdentity(seeIdentity(surveyOf(changed, of)), target);
  const own = judge(styled);
  const shows = (...ids: readonly string[]) =>
    own.parts.some(({ part, result }) => ids.includes(part.id) && result.score !== null);
  const turn = shows('color.primary', 'color.accents') ? freeTurn(target) : null;
  const changed: readonly (readonly [Kind, CascadedPage])[] = [
    ['wrong typeface', setTypeface(styled, wrongTypeface(target))],
    ...(turn === null ? [] : [['wrong hue', turnColors(styled, turn)] as const]),
    // On a page without boxes another radius cannot be seen.
    ...(shows('shape.radius') ? [['wrong radius', setOtherRadius(styled)] as const] : []),
    ['wrong scheme', invertNeutrals(styled)],
  ];
  return [
    { kind: 'the same page', target: id, half, score: own.score },
    ...changed.map(([kind, other]): Outcome => ({ kind, target: id, half, score: judge(other).score })),
    { kind: 'competitor', target: id, half, score: judge(rival.styled, rival.page).score },
  ];
}

const TYPEFACES = [
  { kind: 'serif', families: ['georgia', 'serif'] },
  { kind: 'script', families: ['comic sans ms', 'cursive'] },
  { kind: 'mono', families: ['courier new', 'monospace'] },
] as const;

/** A typeface of a class that the target does not use. */
function wrongTypeface({ families }: TargetIdentity): readonly string[] {
  const own = new Set<string>([...families.values()].map(({ kind }) => (kind === 'slab' ? 'serif' : kind)));
  return TYPEFACES.find(({ kind }) => !own.has(kind))?.families ?? ['papyrus', 'fantasy'];
}

/** Degrees: the least distance of the turned hues from all hues of the target. */
const FREE = 45;

/** The turn that takes every colour farthest from all colours of the target; null without such a turn. */
function freeTurn(target: TargetIdentity): number | null {
  const hues = coloredOf(target).map(({ color }) => rgbaToOklch(color).h);
  if (hues.length === 0) return null;
  const turns = Array.from({ length: 25 }, (_, step) => 60 + 10 * step);
  const room = (turn: number) =>
    Math.min(...hues.flatMap((own) => hues.map((hue) => hueDistance(hue, own + turn))));
  const best = turns.toSorted((a, b) => room(b) - room(a))[0];
  return best === undefined || room(best) < FREE ? null : best;
}
