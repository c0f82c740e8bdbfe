import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import { AXIS_NAMES } from './axis-names.ts';

/** The values that words accept, by axis. */
export type Labels = ReadonlyMap<AxisId, readonly string[]>;

/** A phrase or sentence with what it states. */
export interface Clause {
  readonly text: string;
  readonly labels: Labels;
}

export interface SaidSpan {
  readonly span: string;
  readonly axis: string;
  readonly values: readonly string[];
}

export interface WrittenBrief {
  readonly text: string;
  readonly says: readonly SaidSpan[];
  readonly traps: readonly { readonly span: string; readonly axis: string }[];
}

/** Everything that one writer wrote. */
export interface Hand {
  readonly name: string;
  readonly clauses: readonly Clause[];
  /** Sentences that state no axis. */
  readonly none: readonly string[];
  readonly briefs: readonly WrittenBrief[];
}

/** The writers of a folder, by name. */
export function readHands(folder: string): readonly Hand[] {
  const names = readdirSync(folder).flatMap(
    (file) => /^(\w+)\.(?:clauses|none|briefs)\./.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)].toSorted().map((name) => ({
    name,
    clauses: linesOf(path.join(folder, `${name}.clauses.txt`)).flatMap(clauseOf),
    none: linesOf(path.join(folder, `${name}.none.txt`)),
    briefs: linesOf(path.join(folder, `${name}.briefs.jsonl`)).map(
      (line) => JSON.parse(line) as WrittenBrief,
    ),
  }));
}

function linesOf(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** `shadows=none borders=hairline | flat, just a pencil line`; the marks may have semicolons between them. */
function clauseOf(line: string): Clause[] {
  const [marks = '', text] = line.split(/ \| (.*)/s);
  if (text === undefined) return [];
  const labels = new Map<AxisId, readonly string[]>();
  for (const mark of marks.trim().split(/[\s;]+/)) {
    const [name = '', values = ''] = mark.split('=');
    const axis = AXIS_NAMES[name];
    if (axis !== undefined) labels.set(axis, values.split(','));
  }
  return [{ text: text.trim(), labels }];
}
