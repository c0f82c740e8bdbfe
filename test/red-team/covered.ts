import { NO_BAIT } from './bait.ts';
import { atEnd, atStart, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';

/** DATA: boxes of the target and the page on top of each other. `under` holds the boxes, `over` the page or a cover. */
const COVERS: readonly { readonly name: string; readonly css: string }[] = [
  {
    name: 'behind the page, z-index: -1',
    css: '.under{position:absolute;top:0;left:0;width:100%;height:100%;overflow:hidden;z-index:-1} .over{background:#fff;min-height:100vh;width:100vw;margin-left:calc(50% - 50vw)}',
  },
  {
    name: 'fixed, behind the page',
    css: '.under{position:fixed;inset:0;overflow:hidden;z-index:-1} .over{background:#fff;min-height:100vh;width:100vw;margin-left:calc(50% - 50vw);position:relative}',
  },
  {
    name: 'earlier, below a positioned page',
    css: '.under{position:absolute;top:0;left:0;width:100%;height:100%;overflow:hidden} .over{background:#fff;min-height:100vh;width:100vw;margin-left:calc(50% - 50vw);position:relative;z-index:1}',
  },
  {
    name: 'in the same grid cell, the page later',
    css: '.stack{display:grid} .stack>*{grid-area:1/1} .under{height:0;min-height:100%;overflow:hidden} .over{background:#fff;min-height:100vh;width:100vw;margin-left:calc(50% - 50vw);position:relative}',
  },
  {
    name: 'below a box with a negative margin',
    css: '.under{height:600px;overflow:hidden;margin-bottom:-600px} .over{background:#fff;min-height:100vh;width:100vw;margin-left:calc(50% - 50vw);position:relative}',
  },
];

const inPage = (css: string): Trick['apply'] => {
  return (html, { boxes, boxesCss }) => {
    const under = `<div class="stack"><div class="under"><div class="bait">${boxes}</div></div><div class="over">`;
    return withCss(atEnd(atStart(html, under), '</div></div>'), `${boxesCss} ${css}`);
  };
};

/** DATA: a cover over boxes that stand at the start of the page. */
const LIDS: readonly { readonly name: string; readonly css: string }[] = [
  {
    name: 'covered by a later sibling',
    css: '.pot{position:absolute;top:0;left:0;width:100%;height:20px;overflow:hidden;z-index:-1} .lid{position:absolute;inset:0;background:#fff}',
  },
  {
    name: 'covered by ::after',
    css: '.pot{position:absolute;top:0;left:0;width:100%;height:20px;overflow:hidden;z-index:-1} .pot::after{content:"";position:absolute;inset:0;background:#fff} .lid{display:none}',
  },
];

const inPot = (css: string): Trick['apply'] => {
  return (html, { boxes, boxesCss }) =>
    withCss(
      atStart(html, `<div class="pot"><div class="bait">${boxes}</div><div class="lid"></div></div>`),
      `${boxesCss} ${css}`,
    );
};

/** Boxes in the values of the target behind something opaque. */
export const covered: Family = {
  name: 'covered',
  tricks: [
    ...COVERS.map(({ name, css }): Trick => framed(name, inPage(css))),
    ...LIDS.map(({ name, css }): Trick => framed(name, inPot(css))),
  ],
};

/** Covers and frames are in sight, and may change a page by themselves. */
function framed(name: string, apply: Trick['apply']): Trick {
  return { name, apply, inSight: (html) => apply(html, NO_BAIT) };
}
