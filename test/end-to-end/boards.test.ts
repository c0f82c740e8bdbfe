import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkBoards } from '../../scripts/board/check-boards.ts';
import { ROOT } from '../../scripts/local-platform.ts';

/** One brand of each composition. */
const SAMPLE = ['nike', 'binance', 'cal', 'guardian', 'linear', 'bmw', 'clay', 'govuk'];
const TIME = 180_000;

it('boards have no violation, overflow, message or foreign request', { timeout: TIME }, async () => {
  expect(await checkBoards(path.join(ROOT, 'assets'), SAMPLE)).toEqual([]);
});

it('a faulty board is reported', { timeout: TIME }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-'));
  const board = path.join(folder, 'styles/faulty/board.html');
  await mkdir(path.dirname(board), { recursive: true });
  await writeFile(
    board,
    '<!doctype html><html><title>x</title><main><img src="https://other.example/x.png"><pre>' +
      'x'.repeat(999),
  );
  const problems = (await checkBoards(folder, ['faulty'])).map(({ problem }) => problem);
  await rm(folder, { recursive: true });
  for (const part of ['axe: image-alt', 'axe: html-has-lang', 'overflow', 'request: https://other.example']) {
    expect(
      problems.some((problem) => problem.includes(part)),
      part,
    ).toBe(true);
  }
});
