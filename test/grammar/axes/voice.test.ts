import { describe, expect, test } from 'vitest';
import { voiceHedging } from '../../../src/grammar/axes/voice-hedging/axis.ts';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

const page = (body: string, lang = 'en') => `<!doctype html><html lang="${lang}"><body>${body}</body></html>`;
const paragraph = (text: string) => page(`<p>${text}</p>`);
const times = (n: number, sentence: string) => Array.from({ length: n }, () => sentence).join(' ');
const PLAIN = 'The report lists the rooms of the house and the price of each room.';
const LATIN =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. ';

describe('sentence length', () => {
  test.each([
    ['terse', paragraph(times(6, 'We make very good tools here.'))],
    ['balanced', paragraph(times(6, PLAIN))],
    [
      'flowing',
      paragraph(
        times(
          6,
          'The report lists the rooms of the house and the price of each room, and it says when the rooms were last painted and by whom.',
        ),
      ),
    ],
    [
      'balanced',
      page(
        `<h1>Rooms</h1><p>A list of the rooms of the house and of their prices</p><p>${PLAIN}</p><p>Rooms</p>`,
      ),
    ],
    [null, paragraph('One sentence is all that we wrote here.')],
    [null, paragraph(times(8, LATIN))],
    [
      null,
      page(
        '<nav><a href="/">Home sweet home.</a> <a href="/">About all of us.</a> <a href="/">Read the whole blog.</a> <a href="/">Write us a letter.</a></nav>',
      ),
    ],
    [null, page(`<pre><code>${times(6, 'This is a line of code.')}</code></pre>`)],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.sentence_length'].value).toBe(value);
  });
});

describe('hedging', () => {
  test.each([
    ['none', paragraph(times(6, PLAIN))],
    ['low', paragraph(`${times(14, PLAIN)} It may rain.`)],
    ['medium', paragraph(`${times(6, PLAIN)} It may rain.`)],
    ['high', paragraph(`${times(4, PLAIN)} It may rain. It could perhaps snow. It might help you.`)],
    ['none', paragraph(times(3, PLAIN))],
    [null, paragraph('It may rain.')],
    [
      null,
      page(`<p>${times(8, 'Η έκθεση αναφέρει τα δωμάτια του σπιτιού και την τιμή κάθε δωματίου.')}</p>`),
    ],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.hedging'].value).toBe(value);
  });
});

describe('formality', () => {
  test.each([
    [
      'casual',
      paragraph(times(3, "Hey dude, this stuff is awesome! You're gonna say wow! Yeah, it's kinda insane!")),
    ],
    [
      'conversational',
      paragraph(
        times(4, "You'll find your files where you left them. We keep them safe for you, and it's free."),
      ),
    ],
    ['professional', paragraph(times(5, PLAIN))],
    [
      'formal',
      paragraph(
        times(
          4,
          'Applications shall be submitted to the competent authority pursuant to the regulation. The applicant is notified by the department.',
        ),
      ),
    ],
    [null, paragraph('Hey there.')],
    [null, paragraph(times(8, LATIN))],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.formality'].value).toBe(value);
  });

  test('what a text is about does not make it formal', () => {
    const html = paragraph(
      times(
        3,
        'She studied at the university and led the research team. Her analysis of compliance won an academic prize.',
      ),
    );
    expect(readHtml(html)['voice.formality'].value).toBe('professional');
  });

  test('emphatics talk, even where nobody is addressed', () => {
    const html = paragraph(
      times(
        3,
        'The box is actually very small, so it always loads at once. The lid really never breaks, and even old hands open it.',
      ),
    );
    expect(readHtml(html)['voice.formality'].value).toBe('conversational');
  });

  test('terms of use are formal though they address the reader', () => {
    const html = paragraph(
      times(
        3,
        'You shall not assign this agreement without our written approval. Any liability is limited to the fees that you paid hereunder, notwithstanding the warranty.',
      ),
    );
    expect(readHtml(html)['voice.formality'].value).toBe('formal');
  });
});

describe('archetype', () => {
  test.each([
    [
      'engineer',
      paragraph(
        times(
          4,
          'Install the npm package, configure the API and deploy the build to your servers from the command line.',
        ),
      ),
    ],
    [
      'librarian',
      paragraph(
        times(
          4,
          'This article is the reference; see also the glossary, the index and the documentation of the standard.',
        ),
      ),
    ],
    [
      'challenger',
      paragraph(
        times(
          4,
          'Stop settling for broken tools. Never again. Unlike the legacy giants, we break the rules and ditch the bloated past.',
        ),
      ),
    ],
    [
      'librarian',
      paragraph(
        times(
          12,
          'Any liability is hereby limited to the rent that was paid pursuant to this agreement in the last twelve months.',
        ),
      ),
    ],
    [
      'engineer',
      paragraph(
        times(
          5,
          'The pull request adds a method with two arguments, and the repository keeps a test of each.',
        ),
      ),
    ],
    [
      'friend',
      paragraph(
        times(
          4,
          'So put <code>tip.css</code> in the page and it really works! Remove the arrow with <code>bare</code>, or even the whole box!',
        ),
      ),
    ],
    [
      'engineer',
      paragraph(
        times(
          4,
          'Put <code>tip.css</code> in the page. The class <code>tip</code> sets a label on the element.',
        ),
      ),
    ],
    [
      'librarian',
      paragraph(times(90, 'Rivers carry the water of the rain and the snow from the hills to the sea.')),
    ],
    [
      'artist',
      paragraph(times(90, 'She was at the door when he came, and his hand was as cold as the sea.')),
    ],
    ['generic', paragraph(times(6, 'The dog ran to the river and the cat went up the old tree.'))],
    ['generic', paragraph(times(8, LATIN))],
    [
      'engineer',
      paragraph('A small JavaScript library that animates the letters of any text in the browser.'),
    ],
    [
      'engineer',
      paragraph(
        `Letters.js is a jQuery plugin, a small library on GitHub. ${times(8, 'It moves the letters of a text one after the other, and they stand still in the end.')}`,
      ),
    ],
    ['generic', page('<nav><a href="/">Contact us</a> <a href="/">About us</a></nav><h1>Our house</h1>')],
    ['generic', paragraph('Install it.')],
    [null, paragraph('')],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.archetype'].value).toBe(value);
  });
});

test('little text is read with little confidence', () => {
  const [short, long] = [times(2, PLAIN), times(30, PLAIN)].map((text) => readHtml(paragraph(text)));
  for (const axis of ['voice.sentence_length', 'voice.hedging', 'voice.formality'] as const) {
    expect(short?.[axis].confidence).toBeLessThan(long?.[axis].confidence ?? 0);
    expect(short?.[axis].confidence).toBeGreaterThan(0);
  }
});

test('text that nobody sees is not read', () => {
  const html = page(
    `<p hidden>${times(9, PLAIN)}</p><div style="display:none"><p>${times(9, PLAIN)}</p></div>`,
  );
  expect(readHtml(html)['voice.sentence_length'].value).toBeNull();
});

describe('other languages', () => {
  type VoiceAxis = 'voice.formality' | 'voice.hedging' | 'voice.archetype' | 'voice.sentence_length';
  const CASES: Readonly<Record<string, readonly [text: string, voice: Partial<Record<VoiceAxis, string>>]>> =
    {
      'Chinese, among friends': [
        '你好呀，来试试吧！我们一起做点好玩的东西，你会喜欢的。超级简单哦！',
        { 'voice.formality': 'casual', 'voice.hedging': 'none', 'voice.archetype': 'friend' },
      ],
      'Chinese, in a contract': [
        '甲方应当依据本协议条款承担责任，不得转让。乙方有权依照规定予以终止。',
        { 'voice.formality': 'formal', 'voice.hedging': 'none' },
      ],
      'Japanese, to a developer': [
        'このライブラリはCSSとJavaScriptのコンポーネントを提供します。コマンドでパッケージをインストールし、設定ファイルを編集します。',
        { 'voice.formality': 'professional', 'voice.hedging': 'none', 'voice.archetype': 'engineer' },
      ],
      'Japanese, unsure': [
        '明日は雨が降るかもしれません。おそらく電車も遅れるでしょう。たぶん大丈夫だと思います。',
        { 'voice.hedging': 'high' },
      ],
      'Korean, chatting': [
        '안녕하세요, 정말 쉽게 만들 수 있어요! 우리와 함께 해요. 진짜 재미있네요!',
        { 'voice.formality': 'casual', 'voice.archetype': 'friend' },
      ],
      'Persian, to a developer': [
        'این کتابخانه برای مرورگر نوشته شده است. فایل فونت را با دستور نصب اضافه کنید. نسخهٔ تازه در مخزن است.',
        {
          'voice.formality': 'professional',
          'voice.hedging': 'none',
          'voice.archetype': 'engineer',
          'voice.sentence_length': 'terse',
        },
      ],
      'Arabic, a host': [
        'تقدم الشركة خدماتنا إلى عملائنا مع استشارة كاملة وحلول كاملة. الحجز متاح كل يوم من الصباح إلى المساء في الفندق.',
        {
          'voice.formality': 'professional',
          'voice.archetype': 'concierge',
          'voice.sentence_length': 'balanced',
        },
      ],
      'Russian, to a developer': [
        'Эта библиотека написана для браузера. Установите файл шрифта командой и добавьте код функции в модуль. Версия сервера лежит рядом.',
        { 'voice.formality': 'professional', 'voice.hedging': 'none', 'voice.archetype': 'engineer' },
      ],
      'German, among friends': [
        'Hey, hast du deine Fotos schon gesehen? Wir zeigen dir, wie du mit deinen Freunden alles teilst. Das ist echt cool!',
        { 'voice.formality': 'casual', 'voice.hedging': 'none' },
      ],
      'German, unsure': [
        'Der Zug kommt vielleicht um acht. Er ist möglicherweise voll, und er hat wohl auch oft Verspätung.',
        { 'voice.hedging': 'high', 'voice.formality': 'professional' },
      ],
    };

  test.each(Object.entries(CASES))('%s', (_, [text, voice]) => {
    const readings = readHtml(page(`<p>${times(4, text)}</p>`));
    for (const [axis, value] of Object.entries(voice)) {
      expect([axis, readings[axis as VoiceAxis].value]).toEqual([axis, value]);
    }
  });

  test('are read with less confidence than English', () => {
    const [german, english] = [
      'Der Bericht nennt die Zimmer des Hauses und den Preis der Zimmer.',
      PLAIN,
    ].map((sentence) => voiceHedging.read(observeDocument(paragraph(times(9, sentence)))).confidence);
    expect(german).toBeLessThan(english ?? 0);
  });

  test('that are not known are said not to be read', () => {
    const greek = page(
      `<p>${times(8, 'Η έκθεση αναφέρει τα δωμάτια του σπιτιού και την τιμή κάθε δωματίου.')}</p>`,
    );
    expect(readHtml(greek)['voice.hedging']).toMatchObject({
      value: null,
      reason: expect.stringContaining('another script'),
    });
  });
});
