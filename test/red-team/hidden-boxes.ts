import { atStart, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';

/** DATA: declarations that hide an element and all it contains, most of them out of flow so that they leave no gap. */
const HIDING: readonly string[] = [
  'display: none',
  'visibility: hidden; position: absolute; top: 0',
  'visibility: collapse; position: absolute; top: 0',
  'opacity: 0; position: absolute; top: 0',
  'opacity: 0.02; position: absolute; top: 0',
  'filter: opacity(0); position: absolute; top: 0',
  'filter: opacity(1%); position: absolute; top: 0; left: 0',
  'content-visibility: hidden; position: absolute; top: 0; width: 100%; height: 900px',
  'content-visibility: hidden',
  'height: 0; overflow: hidden',
  'height: 0; overflow: clip',
  'max-height: 0; overflow: hidden',
  'max-height: 1px; overflow: hidden',
  'width: 0; height: 0; overflow: auto; position: absolute; top: 0',
  'height: 1px; overflow: scroll',
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0); white-space: nowrap',
  'position: absolute; clip: rect(1px, 1px, 1px, 1px)',
  'position: absolute; top: 0; clip-path: inset(50%)',
  'position: absolute; top: 0; clip-path: inset(100% 0 0 0)',
  'position: absolute; top: 0; clip-path: circle(0)',
  'position: absolute; top: 0; clip-path: ellipse(0 0)',
  'position: absolute; top: 0; clip-path: polygon(0 0, 0 0, 0 0)',
  'position: absolute; top: 0; clip-path: polygon(0 0, 100% 0, 0 0)',
  'position: absolute; top: 0; clip-path: circle(1px at -50px -50px)',
  'position: absolute; top: 0; transform: scale(0)',
  'position: absolute; top: 0; transform: scale(0.001)',
  'position: absolute; top: 0; transform: scaleX(0)',
  'position: absolute; top: 0; scale: 0',
  'position: absolute; top: 0; scale: 1 0',
  'position: absolute; top: 0; zoom: 0.001',
  'position: absolute; top: 0; transform: matrix(0, 0, 0, 0, 0, 0)',
  'position: absolute; top: 0; transform: rotateY(90deg)',
  'position: absolute; top: 0; transform: rotateX(0.25turn)',
  'position: absolute; top: 0; transform: rotate3d(1, 0, 0, 90deg)',
  'position: absolute; top: 0; rotate: y 90deg',
  'position: absolute; top: 0; transform: rotateY(180deg); backface-visibility: hidden',
  'position: absolute; top: 0; mask-image: linear-gradient(transparent, transparent)',
  'position: absolute; top: 0; -webkit-mask: linear-gradient(#0000 0 0)',
  'position: absolute; top: 0; mask-size: 0 0; mask-repeat: no-repeat; mask-image: linear-gradient(#000, #000)',
  'position: absolute; top: 0; animation: vanish 1ms forwards',
];

const KEYFRAMES = '@keyframes vanish{to{opacity:0;visibility:hidden}}';

/** Boxes in the values of the target inside an element that is not painted. */
export const hiddenBoxes: Family = {
  name: 'hidden boxes',
  tricks: HIDING.map((css): Trick => ({
    name: css,
    apply: (html, { boxes, boxesCss }) =>
      withCss(
        atStart(html, `<div class="away" aria-hidden="true"><div class="bait">${boxes}</div></div>`),
        `${boxesCss} ${KEYFRAMES} .away{${css}}`,
      ),
  })),
};
