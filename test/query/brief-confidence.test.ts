import { describe, expect, it } from 'vitest';
import { briefConfidence, doubted, isVague, LEAST_CONFIDENCE } from '../../src/query/brief-confidence.ts';
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

describe('a text that tells of other things', () => {
  const limited = (text: string) => {
    const answer = search(index, text);
    return doubted(briefConfidence(answer), answer.understanding, text);
  };
  it.each(['the ward is bright and white and we round at six', 'the new record is warm, saturated and loud'])(
    'is doubted: %j',
    (text) => {
      expect(limited(text)).toBeLessThan(0.5);
    },
  );
  it.each(['the page is bright and white', 'bright and playful, for our ward', 'make it warm and loud'])(
    'but not %j',
    (text) => {
      expect(limited(text)).toBeGreaterThan(0.5);
    },
  );
});

function isRefused(text: string): boolean {
  const answer = search(index, text);
  return isVague(briefConfidence(answer), answer.understanding, text);
}

describe('prose that tells of a trade alone', () => {
  it.each([
    'Hi, I have a dental practice in a small town and I am told that our website is a disgrace. Can you help before Easter?',
    'We are a tiny charity for parents of premature babies and need one page that says who we are and how to reach us.',
    'Honestly I have no idea about design, just make it nice and modern please. We are a locksmith in Leeds, open 24 hours.',
    'Something clean and trustworthy would be appreciated for our accounting firm, and please include the invoice details somewhere.',
    'I sing at funerals. I would like people to find me without feeling they are shopping. That is really the whole request.',
  ])('is vague: %s', (text) => {
    expect(isRefused(text)).toBe(true);
  });

  it.each([
    'a website for a florist',
    'bakery',
    'We are a small gallery in Porto and we would like a brutalist website for our next exhibition please, thanks',
    'Our cooperative of farmers would love something minimalist for the new online shop that we open in June',
    'We are a bakery in Leeds with three ovens and two cats, and our page should be forest green, please',
    'We are a bank for coffee farmers in the hills of Huila, and the site should be like Stripe, please',
    'I run a small hotel in the mountains and I would like a cosy rustic page that makes people want to book',
    'We have no money for a photographer, so words will have to do. Keep it plain, no fancy stuff, please.',
    'Our disputes team takes firm positions for its clients in the north. The page itself shall be grey throughout.',
  ])('is not, if it says a look, a brand or little else: %s', (text) => {
    expect(isRefused(text)).toBe(false);
  });
});
