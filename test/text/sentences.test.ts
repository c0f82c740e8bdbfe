import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endsAsSentence, splitSentences } from '../../src/text/sentences.ts';

const ROWS: readonly [text: string, sentences: readonly string[]][] = [
  ['', []],
  ['   ', []],
  ['...', []],
  ['Hello', ['Hello']],
  ['One. Two.', ['One.', 'Two.']],
  [
    'این یک کتابخانه است. آن را نصب کنید. آیا آماده‌اید؟ بله.',
    ['این یک کتابخانه است.', 'آن را نصب کنید.', 'آیا آماده‌اید؟', 'بله.'],
  ],
  ['빠릅니다. 가볍습니다.', ['빠릅니다.', '가볍습니다.']],
  ['「速い！」軽い。', ['「速い！」', '軽い。']],
  ['One! Two? Three.', ['One!', 'Two?', 'Three.']],
  ['Wait… What now?', ['Wait…', 'What now?']],
  ['Really?! Yes.', ['Really?!', 'Yes.']],
  ['No space.Here', ['No space.Here']],
  ['It costs 3.50 a month.', ['It costs 3.50 a month.']],
  ['Version 2.0.1 is out. Update now.', ['Version 2.0.1 is out.', 'Update now.']],
  ['Visit example.com for more.', ['Visit example.com for more.']],
  ['See https://example.com/a.html. Then go.', ['See https://example.com/a.html.', 'Then go.']],
  ['Mr. Smith lives here.', ['Mr. Smith lives here.']],
  ['Dr. Who and Mrs. Jones met.', ['Dr. Who and Mrs. Jones met.']],
  ['J. R. R. Tolkien wrote it.', ['J. R. R. Tolkien wrote it.']],
  ['Use a tool, e.g. Chrome, to look.', ['Use a tool, e.g. Chrome, to look.']],
  ['Tools, i.e. Chrome. Then more.', ['Tools, i.e. Chrome.', 'Then more.']],
  ['Apples, pears, etc. Then nothing.', ['Apples, pears, etc. Then nothing.']],
  ['Acme Inc. builds things.', ['Acme Inc. builds things.']],
  ['Open from 9 a.m. Monday to Friday.', ['Open from 9 a.m. Monday to Friday.']],
  ['The U.S. Senate voted.', ['The U.S. Senate voted.']],
  ['See fig. 3 for details.', ['See fig. 3 for details.']],
  ['It is no. 5 on the list.', ['It is no. 5 on the list.']],
  ['She said "Go." Then she left.', ['She said "Go."', 'Then she left.']],
  [
    'He (the other one) left. (It rained.) We stayed.',
    ['He (the other one) left.', '(It rained.)', 'We stayed.'],
  ],
  ['“Fine.” “Good.”', ['“Fine.”', '“Good.”']],
  ['Ready? 3 steps remain.', ['Ready?', '3 steps remain.']],
  ['All done! 🎉 Great.', ['All done! 🎉', 'Great.']],
  ['We met. ❤️👩‍🍳 We cook.', ['We met. ❤️👩‍🍳', 'We cook.']],
  ['All done. © 2020 Acme', ['All done. © 2020 Acme']],
  ['Upper. case follows', ['Upper. case follows']],
  ['i bake bread. it is good! come by.', ['i bake bread.', 'it is good!', 'come by.']],
  ['i wait... then go, e.g. home.', ['i wait... then go, e.g. home.']],
  ['iPhone. iPad follows', ['iPhone.', 'iPad follows']],
  ['Éclair. Über alles.', ['Éclair.', 'Über alles.']],
  ['¿Qué? ¡Sí!', ['¿Qué?', '¡Sí!']],
  ['これは文です。次の文です。', ['これは文です。', '次の文です。']],
  ['你好！再见？', ['你好！', '再见？']],
  ['One.\nTwo.', ['One.', 'Two.']],
  ['One.\t\tTwo.', ['One.', 'Two.']],
  ['One.   Two.   ', ['One.', 'Two.']],
  ['Ends without a stop', ['Ends without a stop']],
  ['First. Ends without a stop', ['First.', 'Ends without a stop']],
  ['Node.js runs. It scales.', ['Node.js runs.', 'It scales.']],
  ['.NET is a platform. So is Java.', ['.NET is a platform.', 'So is Java.']],
  ['A. B. C.', ['A. B. C.']],
  ['Plan B. It works.', ['Plan B. It works.']],
  ['Call ext. 12 today.', ['Call ext. 12 today.']],
  ['Jan. 5 is a Monday. Feb. 5 is not.', ['Jan. 5 is a Monday.', 'Feb. 5 is not.']],
  ['Prof. Lee, Ph.D. Harvard, spoke.', ['Prof. Lee, Ph.D. Harvard, spoke.']],
  ['Price: $5. Tax: $1.', ['Price: $5.', 'Tax: $1.']],
  ['Price: $5. 20 left.', ['Price: $5.', '20 left.']],
  ['Hi!! Welcome!!', ['Hi!!', 'Welcome!!']],
  ['[1] A note. [2] Another.', ['[1] A note.', '[2] Another.']],
  ['Note.[1] Then more.', ['Note.[1] Then more.']],
  ["It's his.' Then hers.", ["It's his.'", 'Then hers.']],
  ['x > y. Thus y < x.', ['x > y.', 'Thus y < x.']],
  ['St. Paul and Ave. Foch', ['St. Paul and Ave. Foch']],
  ['Rock vs. Paper. Scissors win.', ['Rock vs. Paper.', 'Scissors win.']],
  ['approx. 5 km away. Walk.', ['approx. 5 km away.', 'Walk.']],
  ['One… two… three.', ['One… two… three.']],
  ['Why? Because. That is why!', ['Why?', 'Because.', 'That is why!']],
  ['He asked: why? Nobody knew.', ['He asked: why?', 'Nobody knew.']],
  ['«Oui.» Il part.', ['«Oui.»', 'Il part.']],
];

describe('splitSentences', () => {
  test.each(ROWS.map(([text, sentences]) => ({ text, sentences })))('$text', ({ text, sentences }) => {
    expect(splitSentences(text)).toEqual(sentences);
  });

  test('keeps every word and always ends', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '.', ' ', '!', '"', ')', '。', '1') }),
        (text) => {
          const letters = (s: string) => s.replace(/[^aB1]/g, '');
          expect(letters(splitSentences(text).join(''))).toBe(letters(text));
        },
      ),
    );
  });
});

test.each([
  ['Done.', true],
  ['Done!”', true],
  ['(Done.)', true],
  ['These:', true],
  ['Come in! 🎉', true],
  ['Bread 🎉', false],
  ['Pricing', false],
  ['', false],
])('%j closes as a sentence: %s', (text, expected) => {
  expect(endsAsSentence(text)).toBe(expected);
});

test.each(['.', '!', '…”', '. ', 'No. ', '。', 'a.b', '." '])(
  'splits %j repeated 300,000 times quickly',
  (piece) => {
    const text = piece.repeat(300_000);
    const parts = splitSentences(text);
    expect(parts.join('').length).toBeLessThanOrEqual(text.length);
  },
);
