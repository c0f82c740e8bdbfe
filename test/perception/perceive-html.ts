import { styleDocument } from '../../src/cascade/style-document.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { perceive, type Perception } from '../../src/perception/perceive.ts';

/** The perception of a small page: `body` is inside a body without margins, `css` in a <style>. */
export function perceiveHtml(body: string, css = ''): Perception {
  const html = `<!doctype html><html lang="en"><head><title>t</title><style>body { margin: 0 } ${css}</style></head><body>${body}</body></html>`;
  return perceive(placeBoxes(styleDocument(pageFromHtml({ html, baseUrl: 'https://example.test/' }))));
}
