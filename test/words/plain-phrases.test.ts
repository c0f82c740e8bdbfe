import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODEL_FILE, readModel } from '../../scripts/words/readings.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import { understand } from '../../src/words/understand.ts';

/** Phrases that state one value, or one of a few: `axis values | phrase; phrase`. */
const PHRASES = readFileSync(path.join(import.meta.dirname, 'plain-phrases.txt'), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [head = '', list = ''] = line.split(' | ');
    const [axis = '', values = ''] = head.split(' ');
    return list.split('; ').map((phrase) => ({ axis, values: values.split(','), phrase }));
  });

/** Phrases that refuse, or that are no thing that could be refused. */
const NO_THING =
  /^(?:no |not |without|nothing|zero|only|on |everything|emphasis|keep|talk|never|divided|separated|hierarchy|letters |sections |elements |very|readable|black on|corners:|high|big versus)|\bnot\b|rather|instead|only$|, /i;
const THINGS = PHRASES.filter(({ phrase, values }) => !NO_THING.test(phrase) && !values.includes('none'));

const reader = createAxisReader(readModel(MODEL_FILE));

function best(text: string, axis: string): string | undefined {
  const { statements } = understand(text, [reader]);
  const one = statements.find((statement) => statement.kind === 'axis' && statement.axis === axis);
  return one?.values[0];
}

/** Share of phrases of which something holds, 0..1. */
function shareOf(phrases: typeof PHRASES, holds: (phrase: (typeof PHRASES)[number]) => boolean): number {
  return phrases.filter(holds).length / phrases.length;
}

describe('a plain phrase', () => {
  it.each(['{}', 'I want {}', 'use {}', '{} please', 'can we have {}?'])(
    'is read in “%s”, 96 times of 100',
    (frame) => {
      const share = shareOf(frame === '{}' ? PHRASES : THINGS, ({ axis, values, phrase }) =>
        values.includes(best(frame.replace('{}', phrase), axis) ?? ''),
      );
      expect(share).toBeGreaterThanOrEqual(0.96);
    },
  );

  it.each([
    'no {}',
    'avoid {}',
    'without {}',
    "I don't want {}",
    "please don't use {}",
    'get rid of {}',
    'stay away from {}',
    '{}: please no',
    "{} — we don't need them",
    "{} aren't for us",
    '{}, no thanks',
    '{} not wanted',
  ])('is not wanted in “%s”, 88 times of 100', (frame) => {
    const share = shareOf(THINGS, ({ axis, values, phrase }) => {
      const found = best(frame.replace('{}', phrase), axis);
      return found === undefined || !values.includes(found);
    });
    expect(share).toBeGreaterThanOrEqual(0.88);
  });
});
