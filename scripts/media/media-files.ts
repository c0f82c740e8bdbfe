import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { LiveTokensSchema, type LiveTokens } from '../../src/catalog/live-tokens.ts';
import { SLUG } from '../../src/catalog/entry-values.ts';
import { SCREENSHOT_SUBJECTS, type ScreenshotSubject } from '../../src/catalog/lean-entry.ts';
import { writeIfChanged } from '../catalog/write-documents.ts';

/** Paths of the media in a checkout. */
export interface MediaFolder {
  readonly screenshot: (slug: string) => string;
  readonly recording: (slug: string) => string;
  /** Folder of the recordings; only those of the reference brands are under version control. */
  readonly recordings: string;
  readonly screenshots: string;
  /** File that says what each screenshot shows, by slug. */
  readonly subjects: string;
  /** File of the tokens measured on official pages, by slug. */
  readonly liveTokens: string;
  /** File with the slugs whose recording is in the deployed bucket. */
  readonly uploaded: string;
}

export function mediaFolder(root: string): MediaFolder {
  const screenshots = path.join(root, 'assets/styles/screenshots');
  const recordings = path.join(root, 'media/videos');
  return {
    screenshots,
    recordings,
    screenshot: (slug) => path.join(screenshots, `${slug}.webp`),
    recording: (slug) => path.join(recordings, `${slug}.mp4`),
    subjects: path.join(root, 'media/screenshots.json'),
    liveTokens: path.join(root, 'catalog/live-tokens.json'),
    uploaded: path.join(root, 'media/uploaded.json'),
  };
}

/** Slugs that have a file with this extension. */
export async function slugsIn(folder: string, ending: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder).catch(() => []);
  return new Set(names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)));
}

const LiveTokensFile = v.record(v.pipe(v.string(), v.regex(SLUG)), LiveTokensSchema);

export function readLiveTokens({ liveTokens }: MediaFolder): ReadonlyMap<string, LiveTokens> {
  return new Map(Object.entries(v.parse(LiveTokensFile, readJson(liveTokens, {}))));
}

/** Writes the tokens sorted by slug, so that a new measurement changes only the lines of its brand. */
export async function writeLiveTokens(
  { liveTokens }: MediaFolder,
  bySlug: ReadonlyMap<string, LiveTokens>,
): Promise<void> {
  await writeIfChanged(liveTokens, `${JSON.stringify(inOrder(bySlug), null, 1)}\n`);
}

const SubjectsFile = v.record(v.pipe(v.string(), v.regex(SLUG)), v.picklist(SCREENSHOT_SUBJECTS));

/** What each screenshot shows. */
export function readSubjects({ subjects }: MediaFolder): ReadonlyMap<string, ScreenshotSubject> {
  return new Map(Object.entries(v.parse(SubjectsFile, readJson(subjects, {}))));
}

export async function writeSubjects(
  { subjects }: MediaFolder,
  bySlug: ReadonlyMap<string, ScreenshotSubject>,
): Promise<void> {
  await writeIfChanged(subjects, `${JSON.stringify(inOrder(bySlug), null, 2)}\n`);
}

export function readUploaded({ uploaded }: MediaFolder): ReadonlySet<string> {
  return new Set(v.parse(v.array(v.pipe(v.string(), v.regex(SLUG))), readJson(uploaded, [])));
}

export async function writeUploaded({ uploaded }: MediaFolder, slugs: ReadonlySet<string>): Promise<void> {
  await writeIfChanged(uploaded, `${JSON.stringify([...slugs].toSorted(), null, 1)}\n`);
}

function readJson(file: string, absent: unknown): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : absent;
}

function inOrder<T>(map: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
