/**
 * `npm run measure-voice`: measures the writing style of brands from the READMEs of their npm packages
 * (catalog/voice-sources.json) and writes the figures to their entries.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './local-platform.ts';
import { measureVoice, type MeasuredVoice } from './voice/measure.ts';

const CACHE = path.join(ROOT, '.cache/readmes');
const sources = JSON.parse(readFileSync(path.join(ROOT, 'catalog/voice-sources.json'), 'utf8')) as Record<
  string,
  string
>;

for (const [slug, source] of Object.entries(sources)) {
  const file = path.join(ROOT, 'catalog', `${slug}.md`);
  if (!existsSync(file)) {
    console.log(`${slug}: no entry`);
    continue;
  }
  const voice = measureVoice(readme(source));
  console.log(`${slug}: ${source} ${voice === null ? 'too little English text' : JSON.stringify(voice)}`);
  if (voice !== null) writeFileSync(file, withVoice(readFileSync(file, 'utf8'), voice, source));
}

/** The README.md of an exact version; cached after the first download. */
function readme(source: string): string {
  const cached = path.join(CACHE, `${source.replaceAll('/', '__')}.md`);
  if (!existsSync(cached)) {
    mkdirSync(CACHE, { recursive: true });
    const folder = path.join(CACHE, 'unpacked');
    mkdirSync(folder, { recursive: true });
    const tarball = execFileSync('npm', ['pack', source, '--silent', '--pack-destination', CACHE], {
      encoding: 'utf8',
    }).trim();
    unpackReadme(path.join(CACHE, tarball), folder);
    const name = readdirSync(folder).find((entry) => /^readme(?:\.md|\.markdown)?$/i.test(entry));
    writeFileSync(cached, name === undefined ? '' : readFileSync(path.join(folder, name), 'utf8'));
    for (const entry of readdirSync(folder)) execFileSync('rm', ['-rf', path.join(folder, entry)]);
    execFileSync('rm', ['-f', path.join(CACHE, tarball)]);
  }
  return readFileSync(cached, 'utf8');
}

/** Extracts the README. tar fails when the package has none; that is not an error here. */
function unpackReadme(tarball: string, folder: string): void {
  const pattern = '*/[Rr][Ee][Aa][Dd][Mm][Ee]*';
  const args = [
    'xzf',
    tarball,
    '-C',
    folder,
    '--strip-components=1',
    '--wildcards',
    '--no-wildcards-match-slash',
    pattern,
  ];
  spawnSync('tar', args, { stdio: 'ignore' });
}

/** Replaces the measured figures in the `voice` block of an entry. */
function withVoice(text: string, { sentences, ...voice }: MeasuredVoice, source: string): string {
  const lines = [
    ...Object.entries(voice).map(
      ([key, value]) => `  ${key}: ${typeof value === 'string' ? `"${value}"` : value}`,
    ),
    `  measured_from: "${source} README.md, ${sentences} sentences"`,
  ];
  const block = /^voice:\n(?: {2}.*\n)*/m.exec(text)?.[0];
  if (block === undefined) throw new Error('The entry has no voice block.');
  const kept = block
    .split('\n')
    .filter(
      (line) =>
        line !== '' &&
        !/^ {2}(?:active_voice_pct|avg_sentence_words|uses_second_person|google_rubric_\w+|measured_from):/.test(
          line,
        ),
    );
  return text.replace(block, `${[...kept, ...lines].join('\n')}\n`);
}
