import { styleDocument } from '../../../src/cascade/style-document.ts';
import { type Features, observe } from '../../../src/features/index.ts';
import { placeBoxes } from '../../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../../src/page/given-page.ts';
import { perceive } from '../../../src/perception/perceive.ts';

/** What the features observe on a small page: `body` inside <body>, `css` in a <style>. */
export function observeHtml(body: string, css = ''): Features {
  const html = `<!doctype html><html lang="en"><head><title>t</title><style>${css}</style></head><body>${body}</body></html>`;
  return observe(
    perceive(placeBoxes(styleDocument(pageFromHtml({ html, baseUrl: 'https://example.test/' })))),
  );
}

/** The same for a whole document. */
export function observeDocument(html: string): Features {
  return observe(
    perceive(placeBoxes(styleDocument(pageFromHtml({ html, baseUrl: 'https://example.test/' })))),
  );
}
