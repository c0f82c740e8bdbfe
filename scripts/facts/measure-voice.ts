/**
 * `npm run measure-voice`: measures the writing style of brands from the documentation and guidelines that they
 * publish for their readers (catalog/voice-sources.json) and writes the figures to their entries.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';
import { filesUnder, fileAt } from '../sources/mirrors.ts';
import { measureVoice, type MeasuredVoice } from '../voice/measure.ts';

/** Prose of a brand: Markdown files of a folder of its own repository. */
interface VoiceSource {
  readonly repository: string;
  readonly commit: string;
  /** The folder; empty for the whole repository. */
  readonly folder: string;
}

const sources = JSON.parse(readFileSync(path.join(ROOT, 'catalog/voice-sources.json'), 'utf8')) as Record<
  string,
  VoiceSource
>;

for (const [slug, source] of Object.entries(sources)) {
  const file = path.join(ROOT, 'catalog', `${slug}.md`);
  if (!existsSync(file)) {
    console.log(`${slug}: no entry`);
    continue;
  }
  const voice = measureVoice(prose(source));
  console.log(`${slug}: ${voice === null ? 'too little English text' : JSON.stringify(voice)}`);
  if (voice !== null) writeFileSync(file, withVoice(readFileSync(file, 'utf8'), voice, source));
}

/** Text of all Markdown files of a source, without frontmatter, imports and components. */
function prose({ repository, commit, folder }: VoiceSource): string {
  return filesUnder(repository, commit, folder)
    .filter((name) => /\.mdx?$/.test(name) && !/readme|changelog|contributing|license/i.test(name))
    .map((name) => markdownOf(fileAt(repository, commit, name)))
    .join('\n\n');
}

function markdownOf(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^(?:import|export) .*$/gm, '')
    .replaceAll(/\{[%{][\s\S]*?[%}]\}/g, '')
    .replaceAll(/<[^>]*>/g, '\n');
}

/** Replaces the measured figures in the `voice` block of an entry. */
function withVoice(text: string, { sentences, ...voice }: MeasuredVoice, source: VoiceSource): string {
  const { repository, commit, folder } = source;
  const lines = [
    ...Object.entries(voice).map(
      ([key, value]) => `  ${key}: ${typeof value === 'string' ? `"${value}"` : value}`,
    ),
    `  measured_from: "${repository}@${commit} ${folder === '' ? 'Markdown files' : folder}, ${sentences} sentences"`,
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
