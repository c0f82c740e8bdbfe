import { describe, expect, test } from 'vitest';
import { voiceHedging } from '../../../src/grammar/axes/voice-hedging/axis.ts';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { page, paragraph, PLAIN, times } from './voice-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

test('little text is read with little confidence', () => {
  const [short, long] = [times(2, PLAIN), times(30, PLAIN)].map((text) => readHtml(paragraph(text)));
  for (const axis of ['voice.sentence_length', 'voice.hedging', 'voice.formality'] as const) {
    expect(short?.[axis].confidence).toBeLessThan(long?.[axis].confidence ?? 0);
    expect(short?.[axis].confidence).toBeGreaterThan(0);
  }
});

describe('languages other than English', () => {
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
      'Czech, a trainer': [
        'Ahoj, přijď si zacvičit! Můžeš zkusit první lekci zdarma a poznáš skvělé kamarády. Těšíme se na tebe!',
        { 'voice.formality': 'casual', 'voice.hedging': 'none', 'voice.archetype': 'friend' },
      ],
      'Greek, an office': [
        'Το γραφείο προσφέρει υπηρεσίες σε κάθε πελάτη με εμπειρία και ποιότητα. Οι τιμές είναι στη σελίδα επικοινωνίας.',
        { 'voice.formality': 'professional', 'voice.hedging': 'none', 'voice.archetype': 'concierge' },
      ],
      'Ukrainian, of a singer': [
        'Співак народився у Мілані. Його біографія та дискографія описані у статті про історію музики століття.',
        { 'voice.formality': 'professional', 'voice.hedging': 'none', 'voice.archetype': 'librarian' },
      ],
      'Hebrew, unsure': [
        'אולי ירד גשם מחר. ייתכן שהרכבת תאחר, וכנראה יהיה קר בערב. בדרך כלל חם כאן.',
        { 'voice.hedging': 'high' },
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
    const thai = page(`<p>${times(8, 'รายงานระบุห้องพักของบ้านและราคาของแต่ละห้องในบ้าน')}</p>`);
    expect(readHtml(thai)['voice.hedging']).toMatchObject({
      value: null,
      reason: expect.stringContaining('another script'),
    });
  });
});
