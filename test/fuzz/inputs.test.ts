import { afterAll, describe, expect, it } from 'vitest';
import { faultOfTime, INPUT_LIMITS, type Finding } from '../../scripts/fuzz/finding.ts';
import { GuardedThread } from '../../scripts/fuzz/guarded-thread.ts';
import { sweep } from '../sample.ts';

/** `npm run fuzz-inputs` tries 20,000. */
const COUNT = sweep(30, 80);
/** From here on, the sample has nearly every reader. */
const FIRST = 9;
/** Faults of time that are not repeated are those of a machine that is busy. */
const TRIES = 3;

const thread = new GuardedThread<number, Finding>('inputs-worker.ts', INPUT_LIMITS);
afterAll(() => thread.stop());

describe('random pages, bodies and addresses', () => {
  it('are answered twice the same, as the schema says, in time', { timeout: 600_000 }, async () => {
    const readers = new Set<string>();
    for (let seed = FIRST; seed < FIRST + COUNT; seed++) {
      const finding = await finished(seed);
      expect(finding, `seed ${seed}`).toMatchObject({ fault: null });
      readers.add(finding.reader);
    }
    expect([...readers]).toEqual(expect.arrayContaining(['page', 'repeated', 'vectorize', 'score']));
  });
});

it('a short input may not take seconds', () => {
  const finding = { reader: 'page', answered: true, fault: null, bytes: 2000 };
  expect(faultOfTime({ ...finding, ms: 100 })).toBeNull();
  expect(faultOfTime({ ...finding, ms: 2000 })).toBe('page: 2000 ms for 2000 bytes');
});

async function finished(seed: number): Promise<Finding> {
  for (let left = TRIES; ; left--) {
    const finding = await thread.ask(seed);
    if ('ended' in finding) throw new Error(`seed ${seed}: ${finding.ended}`);
    const late = faultOfTime(finding);
    if (late === null || left === 0) return late === null ? finding : { ...finding, fault: late };
  }
}
