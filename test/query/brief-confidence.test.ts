import { describe, expect, it } from 'vitest';
import { briefConfidence, LEAST_CONFIDENCE } from '../../src/query/brief-confidence.ts';
import { openIndex } from '../../scripts/search/open-search.ts';
import { search } from '../../src/search/search.ts';

const index = openIndex();
const confidence = (query: string) => briefConfidence(search(index, query));

describe('a brief is vague', () => {
  it.each([
    'hello',
    'hi there',
    'please help me',
    'make me a website',
    'We need a new site for our company.',
    'something clean and modern',
    'Just make it look professional!',
    'good morning',
    'asdf',
    'what can you do for us',
    'homepage',
    'I need a homepage',
    'build me a landing page',
    'a cool website',
    'a beautiful site',
    'I want an awesome web page',
    'design something amazing',
    'a stunning home page',
    'get me a gorgeous landing page please',
    'lorem ipsum dolor sit amet',
  ])('that says no more than %j', (query) => {
    expect(confidence(query)).toBeLessThan(LEAST_CONFIDENCE);
  });

  it.each([
    'stripe.com',
    'Linear',
    'brutalist',
    'serif headlines on cream',
    'an airline',
    'from the seventies',
    'librarian',
    'dunkle Seite für Entwickler',
    'not dark',
    'forest green',
    'a cool palette',
    'landing page of a bank',
    'beautiful serif headlines',
  ])('but not if it says %j', (query) => {
    expect(confidence(query)).toBeGreaterThan(LEAST_CONFIDENCE);
  });
});
