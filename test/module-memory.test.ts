import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.join(import.meta.dirname, '../src');
/** An empty collection that code may fill; one typed `ReadonlyMap` stays empty. */
const EMPTY =
  /^(?:export )?(?:const|let|var) \w+(?:: (?!Readonly)[^=]+)? = new (?:WeakMap|WeakSet|(?:Map|Set)(?:<.*>)?\(\))/m;
const VARIABLE = /^(?:export )?let /m;

/** Modules that remember results of pure functions, and why no caller holds the memory. */
const EXCEPTIONS = {
  'cascade/rules/rule-set-of.ts': 'two constants, made on first use: the rules of every browser sheet',
  'specimen/artwork/photograph.ts': 'two constants, made on first use: each takes milliseconds to draw',
  'layout/anonymous-style.ts': 'one style for all anonymous boxes of an owner',
  'layout/collapsed-borders.ts': 'one style for all cells that share one',
  'layout/sizes.ts': 'asked for by every layout mode, with nothing but a style',
  'layout/text-metrics.ts': 'asked for by every part of a line, with nothing but a style',
} as const satisfies Readonly<Record<string, string>>;

const remembering = globSync('**/*.ts', { cwd: SRC }).filter((file) => {
  const source = readFileSync(path.join(SRC, file), 'utf8');
  return EMPTY.test(source) || VARIABLE.test(source);
});

it('keeps nothing in the memory of a module, except where that is explained', () => {
  expect(remembering.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
