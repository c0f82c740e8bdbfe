import type { Browser } from 'puppeteer-core';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';

/** A rectangle in document coordinates, px. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

export interface MeasuredElement {
  readonly tag: string;
  /** Whether the element is painted: no hidden, transparent or unrendered ancestor. */
  readonly visible: boolean;
  readonly box: Rectangle;
  /** Bounding rectangle of the element's own text; null without text. */
  readonly text: Rectangle | null;
  /** Whether the element is inside an SVG, which CSS layout does not place. */
  readonly drawn: boolean;
}

/** Chromium's layout of a page. */
export interface ChromiumBoxes {
  readonly elements: readonly MeasuredElement[];
  /** Natural size of each image by absolute URL; 0 × 0 when it failed to load. */
  readonly images: readonly (readonly [address: string, width: number, height: number])[];
  /** Font families of the page in lower case, with the local family used for each; null when not installed. */
  readonly families: Readonly<Record<string, string | null>>;
}

/** Loads a page and measures every element. */
export async function chromiumBoxes(browser: Browser, url: string): Promise<ChromiumBoxes> {
  const tab = await browser.newPage();
  try {
    await tab.setViewport({ width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height });
    await tab.goto(url, { waitUntil: 'load', timeout: 30_000 });
    return (await tab.evaluate(MEASURE_SCRIPT)) as ChromiumBoxes; // the shape that the script builds
  } finally {
    await tab.close();
  }
}

/**
 * JavaScript run in the page. A family is installed when it changes the width of a sample text before a generic
 * fallback. `system-ui` is resolved to the known family with the same width.
 */
const MEASURE_SCRIPT = `(() => {
  for (const animation of document.getAnimations()) animation.cancel();
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (list) => {
    pen.font = '40px ' + list;
    return pen.measureText('mmmiiiWWW@%ag').width;
  };
  const generic = /^(serif|sans-serif|monospace|cursive|fantasy)$/;
  const faces = ['dejavu sans', 'liberation sans', 'liberation serif'];
  const familyOn = (name) => {
    if (generic.test(name)) return name;
    const quoted = name === 'system-ui' || name.startsWith('ui-') ? name : JSON.stringify(name);
    const known = ['serif', 'sans-serif', 'monospace'].some((end) => widthIn(quoted + ', ' + end) !== widthIn(end));
    if (!known) return null;
    if (name !== 'system-ui') return name;
    return faces.find((face) => widthIn(JSON.stringify(face)) === widthIn(quoted)) ?? name;
  };
  const families = {};
  const rectangle = (r) => [r.left + scrollX, r.top + scrollY, r.width, r.height];
  const textOf = (element) => {
    let found = null;
    for (const node of element.childNodes) {
      if (node.nodeType !== 3 || node.data.trim() === '') continue;
      const range = document.createRange();
      range.selectNode(node);
      for (const r of range.getClientRects()) {
        if (r.width === 0) continue;
        found = found === null
          ? [r.left, r.top, r.right, r.bottom]
          : [Math.min(found[0], r.left), Math.min(found[1], r.top), Math.max(found[2], r.right), Math.max(found[3], r.bottom)];
      }
    }
    return found && [found[0] + scrollX, found[1] + scrollY, found[2] - found[0], found[3] - found[1]];
  };
  const elements = [...document.querySelectorAll('*')].map((element) => {
    for (const part of getComputedStyle(element).fontFamily.split(',')) {
      const name = part.trim().replace(/^["']|["']$/g, '').toLowerCase();
      families[name] ??= familyOn(name);
    }
    return {
      tag: element.localName.toLowerCase(),
      visible: element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      box: rectangle(element.getBoundingClientRect()),
      text: textOf(element),
      drawn: Boolean(element.ownerSVGElement),
    };
  });
  const images = [...document.images].map((image) => [new URL(image.getAttribute('src') ?? '', document.baseURI).href, image.naturalWidth, image.naturalHeight]);
  return { elements, images, families };
})()`;
