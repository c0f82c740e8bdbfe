import { describe, expect, test } from 'vitest';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

function survey(body: string) {
  const { page, readings } = surveyPage(pageFromHtml({ html: `<!doctype html><body><h1>Beds</h1>${body}` }));
  const remarks = page.remarks.filter(({ code }) => code === 'guessed_pictures');
  return { remarks, imagery: readings['imagery.strategy'] };
}
const picture = (src: string, alt: string) =>
  `<p><img src="${src}" alt="${alt}" width="600" height="400"></p>`;

describe('pictures whose files were not read', () => {
  test('are named in a remark and in the evidence, with what would tell what they are', () => {
    const { remarks, imagery } = survey(picture('pillow.png', 'A pink pillow'));
    expect(remarks).toEqual([
      {
        code: 'guessed_pictures',
        detail: expect.stringMatching(/^1 picture counts by file type.*pillow\.png.*`alt`/),
      },
    ]);
    expect(imagery.evidence[0]?.value).toMatch(/^guessed by the file type \.png: .*pillow\.png$/);
  });

  test.each(['A photograph of a pink pillow', 'Illustration of a pink pillow', 'Portrait with a pillow'])(
    'are none with a word for what they are: %s',
    (alt) => {
      expect(survey(picture('pillow.png', alt)).remarks).toEqual([]);
    },
  );

  test('read as the word says', () => {
    expect(survey(picture('pillow.png', 'A photograph of a pink pillow')).imagery.value).toBe('photographic');
    expect(survey(picture('pillow.png', 'A drawing of a pink pillow')).imagery.value).toBe('illustration');
  });

  test('are not worth a remark beside larger ones that are known', () => {
    const known = picture('bed.png', 'A photograph of a bed').replace('width="600"', 'width="1200"');
    expect(survey(known.repeat(2) + picture('pillow.png', 'A pillow')).remarks).toEqual([]);
    expect(survey('<p>No picture</p>').remarks).toEqual([]);
    expect(survey(picture('pillow.jpg', 'A pink pillow')).remarks).toEqual([]); // what cameras write
  });
});
