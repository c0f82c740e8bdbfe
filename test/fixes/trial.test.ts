import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../src/features/index.ts';
import { trialReader, type Question } from '../../src/fixes/trial.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const PLAIN = 'The archive keeps every letter that the office sent since it opened. '.repeat(8);
const SOFT = 'Perhaps you might like this, and maybe it could possibly help you sometimes. '.repeat(8);

/** A page with a second paragraph, read with a stylesheet appended and as a whole. */
function readBothWays(paragraph: string, css: string) {
  const html = (added: string) =>
    `<!doctype html><html lang=en><style>body{font:16px serif;background:#fff;color:#222}</style><p>${PLAIN}</p><p id="soft" ${paragraph}>${SOFT}</p><style>${added}</style>`;
  const before = surveyPage(pageFromHtml({ html: html('') }));
  if (before.source === null) throw new Error('A page that was read from its files has a source.');
  const trial = trialReader(before, before.source)({ css, html: '' }).read(null);
  if (trial === null) throw new Error('Without a question, every page is read.');
  return { before, trial, whole: surveyPage(pageFromHtml({ html: html(css) })) };
}

describe('a stylesheet that only paints', () => {
  it.each([
    ['style="color:#fff"', '#soft { color: #222 !important }'],
    ['', '#soft { color: #fff }'],
    ['style="color:#fff"', '#soft { background-color: #111 }'],
    ['', '#soft { -webkit-text-fill-color: transparent }'],
  ])('is read anew where letters appear or disappear: %s, then %s', (paragraph, css) => {
    const { before, trial, whole } = readBothWays(paragraph, css);
    expect(trial.features.prose.words).toBe(whole.features.prose.words);
    expect(trial.features.prose.words).not.toBe(before.features.prose.words);
    expect(trial.features.prose.hedges).toEqual(whole.features.prose.hedges);
    expect(trial.readings['voice.hedging'].value).toBe(whole.readings['voice.hedging'].value);
  });

  it('keeps what was read of a text that stays readable', () => {
    const { before, trial } = readBothWays('', '#soft { color: #555 }');
    expect(trial.features.prose).toBe(before.features.prose);
  });
});

describe('a question to a trial', () => {
  const css = '#soft { color: #bbb }';
  const readWith = (question: Question) => {
    const survey = surveyPage(pageFromHtml({ html: `<p id="soft">${SOFT}</p>` }));
    if (survey.source === null) throw new Error('A page that was read from its files has a source.');
    return trialReader(survey, survey.source)({ css, html: '' }).read(question);
  };

  it('ends it where the first axis does not help', () => {
    expect(readWith((readingOf) => readingOf('palette.contrast').value === 'extreme')).toBeNull();
  });

  it('sees the axis as a complete reading does', () => {
    const trial = readWith((readingOf) => readingOf('palette.contrast').value === 'low');
    expect(trial?.readings['palette.contrast'].value).toBe('low');
    expect(Object.keys(trial?.features ?? {})).toHaveLength(FEATURES.length);
  });
});
