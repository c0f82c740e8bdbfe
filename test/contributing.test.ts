import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const GUIDE = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** A code block of the guide that names a file: its whole content, or as `diff` lines to add after a line. */
interface Block {
  readonly language: string;
  readonly file: string;
  readonly code: string;
}

/** What shows that the code of a section does what the section promises: a program, run in the copy. */
const EXAMPLES: readonly (readonly [section: string, program: string, output: unknown])[] = [
  [
    'Add an axis',
    `
    import { AXES } from './src/grammar/axes/index.ts';
    import { parseBrief } from './src/grammar/brief.ts';
    import { surveyPage } from './src/survey.ts';
    import { pageFromHtml } from './src/page/given-page.ts';
    const read = (html) => surveyPage(pageFromHtml({ html })).readings['imagery.amount'].value;
    console.log(JSON.stringify([
      AXES.at(-1).id,
      read('<p>Words alone carry this page.</p>'),
      read('<img src="a.jpg" width="1200" height="700" alt="A field">'),
      parseBrief('Lots of pictures').grammar['imagery.amount'],
    ]));`,
    ['imagery.amount', 'few', 'many', 'many'],
  ],
];

const copies: string[] = [];
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })));

describe.each(EXAMPLES)(
  'the worked example of "%s"',
  (section, program, output) => {
    const blocks = blocksOf(section);
    const copy = copyOfSource();
    for (const block of blocks) apply(block, copy);

    it('is code that compiles', () => {
      expect(blocks.length).toBeGreaterThan(0);
      const { stdout, status } = run(copy, path.join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit']);
      expect(stdout).toBe('');
      expect(status).toBe(0);
    });

    it('does what it says', () => {
      const { stdout, stderr } = run(copy, process.execPath, ['--input-type=module', '-e', program]);
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual(output);
    });
  },
  60_000,
);

function blocksOf(section: string): readonly Block[] {
  const [, text = ''] = GUIDE.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = '', code = '']) => ({ language, file, code }),
  );
}

function copyOfSource(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'contributing-'));
  copies.push(copy);
  cpSync(path.join(ROOT, 'src'), path.join(copy, 'src'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ type: 'module' }));
  return copy;
}

/** Writes a file, or adds the `+` lines of a diff after the line above them. */
function apply({ language, file, code }: Block, copy: string): void {
  const target = path.join(copy, file);
  if (language !== 'diff') {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
    return;
  }
  const [anchor = '', ...added] = code.trimEnd().split('\n');
  const before = readFileSync(target, 'utf8');
  const line = `\n${anchor.slice(1)}\n`;
  if (before.split(line).length !== 2) throw new Error(`${file} has not one line${line}`);
  const lines = added.map((each) => `${each.slice(1)}\n`).join('');
  writeFileSync(
    target,
    before.replace(line, () => line + lines),
  );
}

function run(cwd: string, command: string, args: readonly string[]) {
  return spawnSync(command, args, { cwd, encoding: 'utf8' });
}
