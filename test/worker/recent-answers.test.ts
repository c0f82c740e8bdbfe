import { describe, expect, it } from 'vitest';
import { recentAnswers } from '../../worker/recent-answers.ts';
import { responseOf } from '../../worker/written-answer.ts';

const answer = (text: string) => ({ body: text, status: 200, headers: { 'x-part': text } });

describe('answers that an isolate keeps', () => {
  it('are given again, with their headers, any number of times', async () => {
    const answers = recentAnswers();
    answers.keep('a', answer('one'));
    for (const _ of [1, 2]) {
      const found = answers.find('a');
      expect(found?.headers).toEqual({ 'x-part': 'one' });
      expect(await (found && responseOf(found))?.text()).toBe('one');
    }
    expect(answers.find('b')).toBeUndefined();
  });

  it('give way to later ones, the longest unused first', () => {
    const answers = recentAnswers(12, 6, 0);
    answers.keep('a', answer('12345'));
    answers.keep('b', answer('12345'));
    answers.find('a');
    answers.keep('c', answer('1'));
    expect(['a', 'b', 'c'].map((key) => answers.find(key) !== undefined)).toEqual([true, false, true]);
  });

  it('are not kept when they are large', () => {
    const answers = recentAnswers(12, 6, 0);
    answers.keep('a', answer('1234567'));
    expect(answers.find('a')).toBeUndefined();
  });

  it('are limited in number too, because each takes memory beside its body', () => {
    const answers = recentAnswers(40, 20, 10);
    for (const key of ['a', 'b', 'c', 'd', 'e']) answers.keep(key, answer(''));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => answers.find(key) !== undefined)).toEqual([
      'c',
      'd',
      'e',
    ]);
  });

  it('replace an earlier one without counting it', () => {
    const answers = recentAnswers(12, 6, 0);
    for (let n = 0; n < 9; n++) answers.keep('a', answer('12345'));
    answers.keep('b', answer('12345'));
    expect(answers.find('a')).toBeDefined();
  });
});
