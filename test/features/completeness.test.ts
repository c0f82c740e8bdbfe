import { describe, expect, test } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { completeness } from '../../src/features/completeness.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { perceive } from '../../src/perception/perceive.ts';

function completenessOf(body: string, absent: readonly string[] = []) {
  const html = `<!doctype html><html lang="en"><body>${body}</body></html>`;
  const page = {
    ...pageFromHtml({ html, baseUrl: 'https://example.test/' }),
    absentImages: new Set(absent),
  };
  return completeness.observe(perceive(placeBoxes(styleDocument(page), page)));
}

describe('completeness', () => {
  test.each([
    ['no image', '<p>text</p>', [], 0],
    ['all images present', '<img src="a.png"><img src="b.png">', [], 0],
    ['one of two absent', '<img src="a.png"><img src="b.png">', ['https://example.test/b.png'], 0.5],
    ['an unreachable host', '<img src="https://cdn.test/b.png">', ['https://cdn.test'], 1],
  ] as const)('%s', (_, body, absent, imagesMissing) => {
    expect(completenessOf(body, absent)).toMatchObject({ imagesMissing });
  });

  test('counts visible characters only', () => {
    expect(completenessOf('<p>12345</p><p hidden>678</p>').characters).toBe(5);
  });

  test('counts scripts that have not run', () => {
    expect(completenessOf('<script src="a.js"></script><script>let b</script>').scripts).toBe(2);
  });
});
