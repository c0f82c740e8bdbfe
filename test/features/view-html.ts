import { styleDocument } from '../../src/cascade/style-document.ts';
import { type PageView, viewPage } from '../../src/features/page-view.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

/** A small page as features see it: `body` inside a body without margins, `css` in a <style>. */
export function viewHtml(body: string, css = ''): PageView {
  const html = `<!doctype html><html lang="en"><head><title>t</title><style>body { margin: 0 } ${css}</style></head><body>${body}</body></html>`;
  return viewPage(placeBoxes(styleDocument(pageFromHtml({ html, baseUrl: 'https://example.test/' }))));
}
