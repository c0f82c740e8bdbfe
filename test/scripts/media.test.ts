import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { imageSize } from 'image-size';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { readMedia } from '../../scripts/catalog/media.ts';
import {
  mediaFolder,
  readLiveTokens,
  slugsIn,
  writeLiveTokens,
  writeSubjects,
  writeUploaded,
} from '../../scripts/media/media-files.ts';
import { mediaOptions } from '../../scripts/media/media-options.ts';
import { progressOf } from '../../scripts/media/progress.ts';
import { FRAME_RATE, scrollPositions } from '../../scripts/media/scroll-positions.ts';
import type { LiveTokens } from '../../src/catalog/live-tokens.ts';

const SLUGS = new Set(['apple', 'govuk']);
const DEFAULTS = {
  only: null,
  again: false,
  recordings: true,
  boards: false,
  atOnce: 2,
  upload: false,
};

describe('the arguments', () => {
  it.each([
    [[], {}],
    [['--only', 'apple,govuk'], { only: ['apple', 'govuk'] }],
    [['--again', '--boards', '--upload'], { again: true, boards: true, upload: true }],
    [['--no-recordings'], { recordings: false }],
    [['--at-once', '4'], { atOnce: 4 }],
  ])('%j are understood', (args, expected) => {
    expect(mediaOptions(args, SLUGS)).toEqual({ ...DEFAULTS, ...expected });
  });

  it.each([
    [['--only', 'apple,nobody'], /Unknown brands: nobody/],
    [['--at-once', '0'], /from 1 to/],
    [['--at-once', '1.5'], /from 1 to/],
    [['--at-once', 'many'], /from 1 to/],
    [['--quick'], /--quick/],
    [['apple'], /apple/],
  ])('%j are refused with a sentence', (args, sentence) => {
    expect(() => mediaOptions(args, SLUGS)).toThrow(sentence);
  });
});

describe('a recording', () => {
  it('starts at the top, never goes back and ends where it can scroll no further', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), (scrollable) => {
        const positions = scrollPositions(scrollable);
        expect(positions[0]).toBe(0);
        expect(positions.at(-1)).toBe(scrollable);
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      }),
    );
  });

  it('of an endless page stops after ten seconds, and is never too fast to follow', () => {
    const positions = scrollPositions(100_000);
    expect(positions.length).toBeLessThanOrEqual(10 * FRAME_RATE);
    const steps = positions.slice(1).map((top, i) => top - (positions[i] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(50);
  });

  it('of a page that does not scroll holds still', () => {
    expect(new Set(scrollPositions(0))).toEqual(new Set([0]));
  });
});

describe('what is there', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'media-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const put = async (file: string) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
  };

  test('the local service has the recordings of the checkout, the deployed one those that were uploaded', async () => {
    const media = mediaFolder(root);
    await put(media.screenshot('apple'));
    await put(media.recording('govuk'));
    await put(`${media.recording('stripe')}.part`);
    await writeUploaded(media, new Set(['linear']));
    await writeSubjects(
      media,
      new Map([
        ['apple', 'official'],
        ['govuk', 'board'],
      ]),
    );
    expect(await readMedia(root, false)).toEqual({
      screenshots: new Map([['apple', 'official']]),
      videos: new Set(['govuk']),
      liveTokens: new Map(),
    });
    expect((await readMedia(root, true)).videos).toEqual(new Set(['linear']));
  });

  test('nothing is claimed of an empty checkout', async () => {
    const nothing = { screenshots: new Map(), videos: new Set(), liveTokens: new Map() };
    expect(await readMedia(root, false)).toEqual(nothing);
    expect(await readMedia(root, true)).toEqual(nothing);
  });

  test('live tokens come back as they were written, and a malformed file is refused', async () => {
    const media = mediaFolder(root);
    await writeLiveTokens(
      media,
      new Map([
        ['govuk', MEASURED],
        ['apple', MEASURED],
      ]),
    );
    expect([...readLiveTokens(media)]).toEqual([
      ['apple', MEASURED],
      ['govuk', MEASURED],
    ]);
    await writeFile(media.liveTokens, JSON.stringify({ apple: { ...MEASURED, measured_from: 'memory' } }));
    expect(() => readLiveTokens(media)).toThrow(/memory/);
  });
});

const MEASURED: LiveTokens = {
  bg: '#ffffff',
  fg: '#000000',
  accent: '#0066cc',
  font_heading: "'Inter', sans-serif",
  font_body: "'Inter', sans-serif",
  radius: '8px',
  measured_from: 'https://apple.com/',
  measured_at: '2026-11-20T12:00:00Z',
  tokens: { 'color.background': '#ffffff' },
};

test('the screenshots that come with the project are small pictures of one size', async () => {
  const { screenshots, screenshot } = mediaFolder(path.join(import.meta.dirname, '../..'));
  const files = await Promise.all(
    [...(await slugsIn(screenshots, '.webp'))].map((slug) => readFile(screenshot(slug))),
  );
  for (const bytes of files)
    expect(imageSize(bytes)).toMatchObject({ type: 'webp', width: 1280, height: 1600 });
  const total = files.reduce((sum, { length }) => sum + length, 0);
  expect(total / files.length).toBeLessThan(68 * 1024);
});

test('progress is a bar on a terminal and a line for each step elsewhere', () => {
  const written = (isTTY: boolean) => {
    const texts: string[] = [];
    const out = { isTTY, write: (text: string) => texts.push(text) };
    const progress = progressOf(2, out);
    progress.step('apple');
    progress.say('govuk: failed');
    progress.end();
    return texts.join('');
  };
  expect(written(false)).toBe('1/2 apple\ngovuk: failed\n');
  expect(written(true)).toMatch(/█{15}░{15} 1\/2 apple/);
});
