import type { DocumentTree } from '../document/document.ts';
import { bodyOf, ElementNode, linkTree, noAttributes } from '../document/tree-builder.ts';
import { pageStats } from '../page/page-stats.ts';
import type { Page, Remark, Sheet } from '../page/page.ts';
import type { DumpedElement, PageDump } from './page-dump.ts';

/**
 * A dump as a page of the engine: the document and stylesheets after scripts have run, to be read like any other
 * page. Elements keep their indices. Pure.
 */
export function dumpedPage(dump: PageDump): Page {
  const document = documentOf(dump);
  const sheets = dump.sheets.map(({ css, href, media }): Sheet => ({ css: css ?? '', href, media }));
  const parts = { document, sheets, imported: new Map(dump.imported) };
  const { url, htmlLength, truncated } = dump;
  const sheetsMissing = dump.sheets.filter(({ css }) => css === null).length;
  return {
    url,
    requestedUrl: url,
    ...parts,
    scriptTexts: new Map(dump.scripts),
    absentScripts: new Set(),
    imageSizes: new Map(dump.images.map(([address, width, height]) => [address, { width, height }])),
    absentImages: new Set(),
    fetchedAt: null,
    remarks: [...(truncated ? [TRUNCATED] : []), ...(dump.pixels === null ? [NO_PIXELS] : [])],
    stats: pageStats(parts, { htmlBytes: htmlLength, sheetsMissing, truncated }),
  };
}

const TRUNCATED: Remark = {
  code: 'elements_truncated',
  detail: 'The page has too many elements: the last ones were left out.',
};

const NO_PIXELS: Remark = {
  code: 'no_pixels',
  detail: 'The browser took no screenshot; colours, contrast and images were read from styles alone.',
};

function documentOf({ elements, quirks }: PageDump): DocumentTree {
  const nodes = elements.map(nodeOf);
  elements.forEach(({ content }, index) => {
    for (const part of content) {
      const child = typeof part === 'string' ? part : nodes[part];
      if (child !== undefined) nodes[index]?.take(child);
    }
  });
  const root = nodes[0] ?? new ElementNode('html', 'html', noAttributes());
  const linked = linkTree(root);
  return { root, elements: linked, end: bodyOf(linked, root), quirks, leftOut: [] };
}

function nodeOf({ tag, namespace, attributes }: DumpedElement): ElementNode {
  return new ElementNode(tag, namespace, Object.assign(noAttributes(), Object.fromEntries(attributes)));
}
