import { describe, expect, test } from 'vitest';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { LATIN, page, paragraph, plain } from './voice-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

describe('voice.formality', () => {
  test.each([
    ['casual', paragraph("Hey dude, this stuff is awesome! You're gonna say wow! Yeah, it's kinda insane!")],
    [
      'conversational',
      paragraph("You'll find your files where you left them. We keep them safe for you, and it's free."),
    ],
    ['professional', paragraph(plain(5))],
    [
      'formal',
      paragraph(
        'Applications shall be submitted to the competent authority pursuant to the regulation. The applicant is notified by the department.',
      ),
    ],
    [null, paragraph('Hey there.')],
    [null, paragraph(LATIN.repeat(8))],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.formality'].value).toBe(value);
  });

  test.each([
    'You open the app on Monday and see every task your team owes you. You tick what you did, and your list moves to the next week when you close it.',
    'Your garden wakes in March. You need a spade, your gloves and an hour. When the soil warms, you plant your first row and you water it.',
  ])('who says you all the time talks, without contractions: %s', (text) => {
    expect(readHtml(paragraph(text))['voice.formality'].value).toBe('conversational');
  });

  test.each([
    [
      'de',
      'Der Rat hat den Bebauungsplan gemäß § 10 als Satzung beschlossen. Der Beschluss wird hiermit bekannt gemacht, und der Plan tritt in Kraft. Etwaige Einwendungen sind schriftlich geltend zu machen.',
    ],
    [
      'es',
      'De conformidad con lo dispuesto en la normativa vigente, los interesados deberán remitir la solicitud en el plazo previsto. La resolución será notificada por el órgano competente.',
    ],
  ])('notices of an authority are formal: %s', (lang, text) => {
    expect(readHtml(page(`<p>${text}</p>`, lang))['voice.formality'].value).toBe('formal');
  });

  test.each([
    [
      'de',
      'Der Laden verkauft Schallplatten aus den achtziger Jahren. Die meisten kommen aus einer Wohnung im Norden, und die Kisten stehen neben der Tür.',
    ],
    [
      'es',
      'La tienda vende discos de los años ochenta. La mayoría viene de un piso del norte, y las cajas están junto a la puerta.',
    ],
  ])('a plain report is not: %s', (lang, text) => {
    expect(readHtml(page(`<p>${text}</p>`, lang))['voice.formality'].value).toBe('professional');
  });

  test('a letter in which I write to you is conversational', () => {
    const html = paragraph(
      'The bakery opens at six, and your bread is warm until noon. I keep a loaf for you, and the coffee is free on Sundays. Our street is quiet then.',
    );
    expect(readHtml(html)['voice.formality'].value).toBe('conversational');
  });

  test.each([
    ['does without capitals', (text: string) => text.toLowerCase()],
    ['smiles', (text: string) => text.replaceAll('. ', ' :) ')],
  ])('who %s chats', (_, write) => {
    const text =
      'The shop sells old records from the eighties. Most came from our flat in the north. The boxes stand near the door. Cats sleep on some of them. The lamp is red. ';
    expect(readHtml(paragraph(text))['voice.formality'].value).toBe('professional');
    expect(readHtml(paragraph(write(text)))['voice.formality'].value).toBe('conversational');
  });

  test('what a text is about does not make it formal', () => {
    const html = paragraph(
      'She studied at the university and led the research team. Her analysis of compliance won an academic prize.',
    );
    expect(readHtml(html)['voice.formality'].value).toBe('professional');
  });

  test('emphatics talk, even where nobody is addressed', () => {
    const html = paragraph(
      'The box is actually very small, so it always loads at once. The lid really never breaks, and even old hands open it. The hinge just works, and it is quite quiet too. Nobody ever needs the manual, because simply everything snaps together. The handle is so light now that a child can literally carry two.',
    );
    expect(readHtml(html)['voice.formality'].value).toBe('conversational');
  });

  test('terms of use are formal though they address the reader', () => {
    const html = paragraph(
      'You shall not assign this agreement without our written approval. Any liability is limited to the fees that you paid hereunder, notwithstanding the warranty.',
    );
    expect(readHtml(html)['voice.formality'].value).toBe('formal');
  });
});
