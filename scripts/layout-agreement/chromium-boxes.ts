import type { Browser } from 'puppeteer-core';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';

/** A rectangle as x, y, width, height in px of the document. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

export interface MeasuredElement {
  readonly tag: string;
  /** Painted somewhere: no hidden, transparent or unrendered ancestor. */
  readonly visible: boolean;
  readonly box: Rectangle;
  /** Around the lines of the element's own text, null without any. */
  readonly text: Rectangle | null;
  /** Inside a drawing, where CSS layout does not place anything. */
  readonly drawn: boolean;
}

/** Where Chromium puts everything on a page. */
export interface ChromiumBoxes {
  readonly elements: readonly MeasuredElement[];
  /** Natural size of each image by absolute address; 0 by 0 where it could not be loaded. */
  readonly images: readonly (readonly [address: string, width: number, height: number])[];
  /** Families the page names, lower case, with what this machine has for them: null for nothing. */
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
 * JavaScript for the page. A family exists when it changes the width of a sample set before a generic family;
 * `system-ui` is named after the known face it looks like.
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
