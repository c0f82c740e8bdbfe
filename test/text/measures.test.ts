import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreArchetypes } from '../../src/text/archetype.ts';
import { measureFormality } from '../../src/text/formality.ts';
import { countHedges } from '../../src/text/hedges.ts';
import { guessEnglish } from '../../src/text/language.ts';
import { activeShare, isPassive } from '../../src/text/passive.ts';
import { isPlaceholder } from '../../src/text/placeholder.ts';
import { cpuTime } from '../cpu-time.ts';
import { styleMarks } from '../../src/text/style-marks.ts';
import { scoreStyleGuide } from '../../src/text/style-guide.ts';
import { words } from '../../src/text/words.ts';

test.each([
  ['It may rain.', 1],
  ['We launched in May 2024.', 0],
  ['Open until May.', 0],
  ['It could perhaps help you.', 3],
  ['Save up to 50 %.', 1],
  ['We ship on Friday.', 0],
  ['It typically takes a day, sometimes two.', 2],
  ['In most cases this should work.', 2],
  ["We don't hedge.", 0],
  ['Mayor Could-Bee', 0],
  ['', 0],
])('%j has %d hedges', (text, hedges) => {
  expect(countHedges(text).hedges).toBe(hedges);
});

test('hedges are counted per 100 words', () => {
  const { words, per100 } = countHedges(`It may rain. ${'We ship. '.repeat(23)}Yes.`);
  expect(words).toBe(50);
  expect(per100).toBe(2);
});

test.each([
  ['The page was built by us.', true],
  ['The page is slowly being rebuilt.', true],
  ['Errors are not shown.', true],
  ['It got broken.', true],
  ['We built the page.', false],
  ['We are interested in you.', false],
  ['The page is red.', false],
  ['Is the speed a need?', false],
  ['They are based here.', false],
  ['Cookies have been set.', true],
  ['You are agreed.', false],
])('%j is passive: %s', (sentence, passive) => {
  expect(isPassive(sentence)).toBe(passive);
});

test('the active share is null without sentences', () => {
  expect(activeShare([])).toBeNull();
  expect(activeShare(['We build.', 'It was built.'])).toBe(0.5);
});

test.each([
  ['Lorem ipsum dolor sit amet, consectetur adipiscing elit.', true],
  ['Sed ut perspiciatis unde omnis iste natus error sit voluptatem', true],
  ['LOREM IPSUM', true],
  ['Some quick example text to build on the card title.', false],
  ['An error occurred. Please sit down.', false],
  ['Et tu, Brute?', false],
  ['', false],
])('%j is placeholder Latin: %s', (text, placeholder) => {
  expect(isPlaceholder(text)).toBe(placeholder);
});

test.each([
  [
    'We build the tools that you use every day, and they are free for all of us to share with your team now.',
    '',
    true,
  ],
  [
    'Wir bauen die Werkzeuge, die Sie jeden Tag benutzen, und sie sind frei für alle in Ihrem Team, heute und morgen.',
    'en',
    false,
  ],
  [
    'Nous construisons les outils que vous utilisez chaque jour et ils sont libres pour toute votre équipe, demain aussi.',
    'en',
    false,
  ],
  ['Sign in', 'en-GB', true],
  ['Anmelden', 'de', false],
  ['Sign in', '', null],
])('%j with lang=%j is English: %s', (text, lang, english) => {
  expect(guessEnglish(text, lang).english).toBe(english);
});

test.each([
  ['这是一个用于处理颜色的小型库。', 'zh'],
  ['これは色を扱うための小さなライブラリです。', 'ja'],
  ['색상을 다루기 위한 작은 라이브러리입니다.', 'ko'],
  ['基于 React 和 TypeScript 的 Arco Design 组件库，开箱即用 Ant Design Pro Components', 'zh'],
  [
    'Read this in other languages: 简体中文, 日本語. The library is small and easy to use for all of us.',
    'en',
  ],
  ['هذه مكتبة صغيرة للتعامل مع الألوان.', 'ar'],
  ['این یک کتابخانهٔ کوچک برای کار با رنگ است.', 'fa'],
  ['Это маленькая библиотека для работы с цветом.', 'ru'],
  ['Це маленька бібліотека для роботи з її кольором.', 'uk'],
  ['Μια μικρή βιβλιοθήκη για χρώματα.', 'el'],
  ['ספרייה קטנה לעבודה עם צבעים.', 'he'],
  ['Гэта маленькая бібліятэка для працы з колерам, і яна ўжо ўсюды.', null],
  ['ไลบรารีขนาดเล็กสำหรับทำงานกับสี', null],
])('%j is written in %s', (text, tongue) => {
  expect(guessEnglish(text, 'en').tongue).toBe(tongue);
});

test.each([
  ['Malá knihovna pro práci s barvami, která je zdarma a je pro všechny, kdo ji potřebují.', 'cs'],
  ['Mała biblioteka do pracy z kolorami, która jest dla wszystkich i nie ma na razie wad.', 'pl'],
  ['Renklerle çalışmak için küçük bir kütüphane, hem hızlı hem de ücretsiz ve her yerde var.', 'tr'],
])('%j is written in %s, in Latin letters', (text, tongue) => {
  expect(guessEnglish(text, 'en').tongue).toBe(tongue);
});

test.each([
  ['cz', 'cs'],
  ['ua', 'uk'],
  ['jp', 'ja'],
  ['pt-BR', 'pt'],
  ['en_US', 'en'],
  ['xx', null],
])('a short text with lang="%s" is read as %s', (lang, tongue) => {
  expect(guessEnglish('Domino', lang).tongue).toBe(tongue);
});

test.each([
  ["don't stop at v2.0, well-kept", 5],
  ['这是一个用于处理颜色的小型库。', 7],
  ['これは色を扱うための小さなライブラリです。', 9],
  ['می‌توانید از آن استفاده کنید', 5],
  ['색상을 다루기 위한 작은 라이브러리입니다.', 5],
  ['GitHub에서 받기', 3],
])('%j has %d words', (text, count) => {
  expect(words(text)).toHaveLength(count);
});

describe('formality', () => {
  test.each([
    ['contractions', ["You're in, and it's free."], 40],
    ['slang', ['Hey guys, cool stuff.'], 100],
    ['secondPerson', ['Your data stays yours.'], 50],
    ['exclamations', ['Wow!', 'This is it.'], 0.5],
    ['institutional', ['Applicants shall apply pursuant to the act.'], 43],
    ['emphatics', ['It just works, really.'], 50],
  ] as const)('%s of %j is %d', (mark, sentences, expected) => {
    expect(measureFormality(sentences)[mark]).toBeCloseTo(expected, mark === 'institutional' ? -1 : 1);
  });
});

test.each([
  ['engineer', 'Install the npm package, configure the API and deploy the build to your servers.'],
  [
    'librarian',
    'This article is the reference: see also the glossary, the index and the documentation of the standard.',
  ],
  [
    'concierge',
    'Our team takes care of your booking. We offer personal service and we handle the delivery for our guests.',
  ],
  [
    'curator',
    'A curated collection of selected works by designers and artists, featured in our gallery this season.',
  ],
  [
    'challenger',
    'Stop settling for broken software. Never again. Unlike the legacy tools, we break the rules.',
  ],
  [
    'friend',
    "Hey, welcome! We're here to help, so don't worry and enjoy your coffee. Let's have fun together.",
  ],
  [
    'artist',
    'Light and shadow, silence, a dream of colour: imagine the soul of a portrait, a dance of emotion.',
  ],
  ['concierge', 'Забронируйте номер: цены, скидки и услуги для наших клиентов.'],
  ['curator', 'Výstava a sbírky: galerie, knihy, filmy.'],
  ['librarian', 'הוא נולד בחיפה. הביוגרפיה והמחקר באוניברסיטה.'],
  ['friend', 'Příští týden svatba! Ahoj, kamarádi, vítejte.'],
  ['engineer', '安装插件后，请配置主题的版本和代码。'],
])('%s speaks in %j', (archetype, text) => {
  expect(scoreArchetypes(text)[0]?.archetype).toBe(archetype);
});

test('a sign counts three times at most', () => {
  const rated = (times: number) =>
    scoreArchetypes(`${'Checkbox. '.repeat(times)}${'Tree. '.repeat(50 - times)}`)[0]?.score;
  expect(rated(2)).toBeLessThan(rated(3) ?? 0);
  expect(rated(40)).toBe(rated(3));
});

test.each([
  ['questions', 'Who is there? Why?', 'Nobody is there.'],
  ['questions', '谁在那里？', '没有人。'],
  ['emoticons', 'Come and see us :)', 'Come and see us (or write):'],
  ['emoticons', 'Made with <3 in Kyiv', 'List<3> has 3 < 4 of them'],
  ['identifiers', 'Call open() in index.js of v2.1.0.', 'Call them in the morning.'],
] as const)('%s in %j', (mark, text, without) => {
  expect(styleMarks(text)[mark]).toBeGreaterThan(0);
  expect(styleMarks(without)[mark]).toBe(0);
});

test.each(['a-', '_-', 'a.', 'aB', '1.'])('100,000 characters of %j are read in half a second', (unit) => {
  expect(cpuTime(() => styleMarks(unit.repeat(50_000)))).toBeLessThan(500);
});

test('passive voice, long sentences and fillers lower the style guide score', () => {
  const plain = scoreStyleGuide(['You open the file.', 'The tool reads your file.']);
  const heavy = scoreStyleGuide(['The file will be opened, please note that it is simply read by the tool.']);
  expect(plain?.score).toBe(100);
  expect(heavy?.score).toBeLessThan(50);
  expect(scoreStyleGuide([])).toBeNull();
});

test('every measure is valid for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(countHedges(text).per100).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(measureFormality([text]).nominalisations)).toBe(true);
      expect(scoreArchetypes(text)).toHaveLength(7);
      expect(Object.values(styleMarks(text)).every(Number.isFinite)).toBe(true);
    }),
  );
});
