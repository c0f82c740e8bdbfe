import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Part } from '../corpus/split.ts';
import { ROOT } from '../local-platform.ts';

/** One axis of one page: the reading of its rule and its measures, in the order of the axis. */
export interface MeasuredAxis {
  /** Null where the rule does not show the axis. */
  readonly rule: string | null;
  readonly second: string | null;
  /** Certainty that the rule states, 0..1. */
  readonly certainty: number;
  readonly measures: readonly number[];
}

/** One page of a set of graded pages. */
export interface MeasuredPage {
  /** Pages of one owner or package are fitted and judged together. */
  readonly group: string;
  readonly part: Part;
  /** Signs that the page is not read completely, in the order of `DOUBTS`. */
  readonly doubts: readonly number[];
  readonly axes: Readonly<Record<string, MeasuredAxis>>;
}

/** All that a fit needs of a set of pages. */
export interface MeasuredSet {
  readonly set: string;
  /** Names of the measures by axis. */
  readonly measures: Readonly<Record<string, readonly string[]>>;
  readonly pages: Readonly<Record<string, MeasuredPage>>;
}

const fileOf = (set: string) => path.join(ROOT, 'test/corpus/measures', `${set}.json`);

export function loadMeasuredSet(set: string): MeasuredSet {
  return JSON.parse(readFileSync(fileOf(set), 'utf8')) as MeasuredSet;
}

/** Writes one line for each axis of each page, so that differences between two versions show what changed. */
export function writeMeasuredSet({ set, measures, pages }: MeasuredSet): string {
  const block = (entries: readonly (readonly [string, unknown])[], indent: string) =>
    `{\n${entries.map(([key, value]) => `${indent} ${JSON.stringify(key)}: ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(',\n')}\n${indent}}`;
  const page = ({ axes, ...rest }: MeasuredPage) =>
    block(
      [
        ...Object.entries(rest).map(([key, value]) => [key, JSON.stringify(value)] as const),
        ['axes', block(Object.entries(axes), '   ')],
      ],
      '  ',
    );
  const text = block(
    [
      ['set', JSON.stringify(set)],
      ['measures', block(Object.entries(measures), ' ')],
      [
        'pages',
        block(
          Object.entries(pages)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([id, each]) => [id, page(each)] as const),
          ' ',
        ),
      ],
    ],
    '',
  );
  const file = fileOf(set);
  writeFileSync(file, `${text}\n`);
  return file;
}
