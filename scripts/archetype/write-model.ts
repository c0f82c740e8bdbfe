import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ARCHETYPES } from '../../src/grammar/axes/voice-archetype/archetype-scores.ts';
import { ROOT } from '../local-platform.ts';
import type { ArchetypeModel } from './fit-model.ts';

const FOLDER = path.join(ROOT, 'src/grammar/axes/voice-archetype');
const STEPS = 12; // on either side of 0; letters `a` to `y`
const WITHIN = 0.995; // of the weights are inside the range of the letters
const DIGITS = 4; // decimals

/** Writes the inputs one a line, and the words one line for each three first letters. @returns the files */
export function writeModel(model: ArchetypeModel, fittedOn: string): string[] {
  const inputs = model.inputs.map(({ weights, ...standard }) =>
    JSON.stringify({ ...standard, weights: weights.map(rounded) }),
  );
  const head = { fittedOn, archetypes: ARCHETYPES };
  return [
    write(
      'model.json',
      { ...head, base: model.base.map(rounded) },
      'inputs',
      `[\n    ${inputs.join(',\n    ')}\n  ]`,
    ),
    write(
      'word-weights.json',
      { archetypes: ARCHETYPES, step: stepOf(model), stems: stemLines(model) },
      'words',
      wordLines(model),
    ),
  ];
}

function write(name: string, head: object, key: string, rows: string): string {
  const lines = Object.entries(head).map(([field, value]) => `  "${field}": ${JSON.stringify(value)},\n`);
  const file = path.join(FOLDER, name);
  writeFileSync(file, `{\n${lines.join('')}  "${key}": ${rows}\n}\n`);
  return file;
}

function wordLines(model: ArchetypeModel): string {
  const lines = [...Map.groupBy(coded(model.words, stepOf(model)), ({ word }) => word.slice(0, 3))].map(
    ([begin, words]) => `    ${JSON.stringify(begin)}: " ${words.map(({ text }) => text).join(' ')}"`,
  );
  return `{\n${lines.join(',\n')}\n  }`;
}

function stemLines(model: ArchetypeModel): Record<string, string> {
  const lines = [...model.stems].map(([tongue, stems]) => [
    tongue,
    coded(stems, stepOf(model))
      .map(({ text }) => text)
      .join(' '),
  ]);
  return Object.fromEntries(lines) as Record<string, string>;
}

/** Each word with the letters of its weights, sorted. */
function coded(
  words: ReadonlyMap<string, readonly number[]>,
  step: number,
): { word: string; text: string }[] {
  return [...words]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, weights]) => ({
      word,
      text: `${word} ${weights.map((weight) => letterOf(weight / step)).join('')}`,
    }));
}

function stepOf({ words }: ArchetypeModel): number {
  const sizes = [...words.values()]
    .flat()
    .map(Math.abs)
    .toSorted((a, b) => a - b);
  return rounded((sizes[Math.floor(WITHIN * (sizes.length - 1))] ?? 1) / STEPS);
}

function letterOf(steps: number): string {
  const whole = Math.max(-STEPS, Math.min(STEPS, Math.round(steps)));
  return String.fromCharCode('m'.charCodeAt(0) + whole);
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
