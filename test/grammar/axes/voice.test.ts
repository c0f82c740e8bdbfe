import { describe, expect, test } from 'vitest';
import { voiceHedging } from '../../../src/grammar/axes/voice-hedging/axis.ts';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { page, paragraph, plain, THAI } from './voice-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

test('little text is read with little confidence', () => {
  const [short, long] = [plain(5), plain(16)].map((text) => readHtml(paragraph(text)));
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
        '你好呀，来试试吧！我们一起做点好玩的东西，你会喜欢的。超级简单哦！周末叫上你的朋友，大家都来玩吧！不懂也没关系，我们教你呀。快告诉我们你想做什么哦！',
        { 'voice.formality': 'casual', 'voice.hedging': 'none', 'voice.archetype': 'friend' },
      ],
      'Chinese, in a contract': [
        '甲方应当依据本协议条款承担责任，不得转让。乙方有权依照规定予以终止。本合同自双方签字之日起生效，任何修改须以书面形式作出。违反规定的一方，应当赔偿对方因此遭受的损失。',
        { 'voice.formality': 'formal', 'voice.hedging': 'none' },
      ],
      'Japanese, to a developer': [
        'このライブラリはCSSとJavaScriptのコンポーネントを提供します。コマンドでパッケージをインストールし、設定ファイルを編集します。',
        { 'voice.formality': 'professional', 'voice.hedging': 'none', 'voice.archetype': 'engineer' },
      ],
      'Japanese, unsure': [
        '明日は雨が降るかもしれません。おそらく電車も遅れるでしょう。たぶん大丈夫だと思います。駅前の店は日曜日が休みかもしれません。お祭りはおそらく来週になるでしょう。',
        { 'voice.hedging': 'high' },
      ],
      'Korean, chatting': [
        '안녕하세요, 정말 쉽게 만들 수 있어요! 우리와 함께 해요. 진짜 재미있네요! 처음이라도 괜찮아요, 우리가 하나씩 도와줄게요! 친구랑 같이 오면 더 신나요! 궁금한 게 있으면 언제든 물어봐요!',
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
        'تقدم الشركة خدماتنا إلى عملائنا مع استشارة كاملة وحلول كاملة. الحجز متاح كل يوم من الصباح إلى المساء في الفندق. يستقبل موظفونا الضيوف عند الباب ويحملون الحقائب إلى الغرف المطلة على البحر. في المطعم يعد الطاهي أطباقا من السمك والخضار حسب رغبة كل ضيف. خدمة التوصيل إلى المطار متاحة للضيوف في كل ساعات الليل والنهار.',
        {
          'voice.formality': 'professional',
          'voice.archetype': 'concierge',
          'voice.sentence_length': 'balanced',
        },
      ],
      'Russian, to a developer': [
        'Эта библиотека написана для браузера. Установите файл шрифта командой и добавьте код функции в модуль. Версия сервера лежит рядом. После сборки запустите тесты из командной строки. Каждая функция принимает два параметра и возвращает строку.',
        { 'voice.formality': 'professional', 'voice.hedging': 'none', 'voice.archetype': 'engineer' },
      ],
      'German, among friends': [
        'Hey, hast du deine Fotos schon gesehen? Wir zeigen dir, wie du mit deinen Freunden alles teilst. Das ist echt cool!',
        { 'voice.formality': 'casual', 'voice.hedging': 'none' },
      ],
      'Czech, a trainer': [
        'Ahoj, přijď si zacvičit! Můžeš zkusit první lekci zdarma a poznáš skvělé kamarády. Těšíme se na tebe! Nevíš, co si vzít na sebe? Stačí ti tričko, boty a dobrá nálada. Po tréninku si s námi dáš čaj a pokecáš!',
        { 'voice.formality': 'casual', 'voice.hedging': 'none', 'voice.archetype': 'friend' },
      ],
      'Greek, an office': [
        'Το γραφείο προσφέρει υπηρεσίες σε κάθε πελάτη με εμπειρία και ποιότητα. Οι τιμές είναι στη σελίδα επικοινωνίας. Οι συνεργάτες μας απαντούν στα μηνύματα μέσα σε μία εργάσιμη ημέρα. Η πρώτη συνάντηση γίνεται στα γραφεία της εταιρείας στην Αθήνα.',
        { 'voice.formality': 'professional', 'voice.hedging': 'none', 'voice.archetype': 'concierge' },
      ],
      'Ukrainian, of a singer': [
        'Співак народився у Мілані. Його біографія та дискографія описані у статті про історію музики століття. Перший альбом вийшов після навчання в консерваторії. Критики того часу писали про його голос у кожній газеті. Архів театру зберігає листи та фотографії з гастролей.',
        { 'voice.formality': 'professional', 'voice.hedging': 'none', 'voice.archetype': 'librarian' },
      ],
      'Hebrew, unsure': [
        'אולי ירד גשם מחר. ייתכן שהרכבת תאחר, וכנראה יהיה קר בערב. בדרך כלל חם כאן. אולי נצא לטיול בשבת, אם הדרך תהיה פתוחה. כנראה שהחנות ליד התחנה נפתחת רק בצהריים.',
        { 'voice.hedging': 'high' },
      ],
      'German, unsure': [
        'Der Zug kommt vielleicht um acht. Er ist möglicherweise voll, und er hat wohl auch oft Verspätung. Am Sonntag fährt er vermutlich gar nicht. Wahrscheinlich nimmt man dann besser den Bus.',
        { 'voice.hedging': 'high', 'voice.formality': 'professional' },
      ],
    };

  test.each(Object.entries(CASES))('%s', (_, [text, voice]) => {
    const features = observeDocument(page(`<p>${text}</p>`));
    const readings = readAxes(features);
    for (const [axis, value] of Object.entries(voice)) {
      // Hedging has no reading of so few words, but its hedges are counted.
      const { per100 } = features.prose.hedges;
      const read =
        axis === 'voice.hedging'
          ? per100 === 0
            ? 'none'
            : per100 >= 1.8
              ? 'high'
              : 'some'
          : readings[axis as VoiceAxis].value;
      expect([axis, read]).toEqual([axis, value]);
    }
  });

  test('are read with less confidence than English', () => {
    const [german, english] = [
      'Der Bericht nennt die Zimmer des Hauses und den Preis der Zimmer. Eine Tabelle auf der zweiten Seite zeigt das Stockwerk, die Fenster und die Aussicht. Drei Zimmer liegen zum Garten, und zwei davon teilen einen Balkon über dem Teich. Die Küche wurde im Frühling gestrichen, als der alte Ofen ins Museum kam. Das Frühstück steht von sieben bis zehn auf einem langen Tisch unter der Treppe.',
      plain(4), // fewer words than the German text
    ].map((text) => voiceHedging.read(observeDocument(paragraph(text))).confidence);
    expect(german).toBeLessThan(english ?? 0);
  });

  test('that are not known are said not to be read', () => {
    expect(readHtml(paragraph(`${THAI} ${THAI.replaceAll('ของ', '')}`))['voice.formality']).toMatchObject({
      value: null,
      reason: expect.stringContaining('another script'),
    });
  });
});
