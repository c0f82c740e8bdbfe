import { atStart, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';

/** DATA: declarations that move an element out of the page, or out of what its ancestor shows. */
const MOVING: readonly string[] = [
  'position: absolute; left: -9999px',
  'position: absolute; top: -99999px',
  'position: absolute; right: 200vw',
  'position: absolute; left: 200vw',
  'position: fixed; bottom: 200vh',
  'position: fixed; top: 150vh; left: 0; width: 100%',
  'position: absolute; top: 0; transform: translateX(-9999px)',
  'position: absolute; top: 0; transform: translate(-300%, 0)',
  'position: absolute; top: 0; translate: -9999px 0',
  'position: absolute; top: 0; transform: translate3d(0, -99999px, 0)',
  'height: 0; width: 900px; margin-left: -9999px',
  'position: relative; left: -9999px; height: 0',
  'position: absolute; top: 0; inset-inline-start: -300vw; width: 100vw',
  'float: left; margin-right: -100%; margin-top: -99999px',
];

/** DATA: a frame of which the content is moved away. */
const FRAMES: readonly { readonly frame: string; readonly content: string }[] = [
  { frame: 'height: 40px; overflow: hidden', content: 'margin-top: 400px' },
  { frame: 'height: 40px; overflow: hidden', content: 'padding-top: 400px' },
  { frame: 'height: 40px; overflow: hidden; position: relative', content: 'position: absolute; top: 400px' },
  { frame: 'height: 40px; overflow: hidden', content: 'transform: translateY(400px)' },
  {
    frame: 'height: 40px; overflow: hidden; display: flex; flex-wrap: wrap',
    content: 'margin-left: 2000px; width: 1000px',
  },
  { frame: 'height: 40px; overflow: clip', content: 'position: relative; top: 999px' },
  { frame: 'height: 40px; clip-path: inset(0)', content: 'position: relative; top: 999px' },
  { frame: 'height: 1px; contain: strict', content: 'margin-top: 9px' },
];

/** Boxes in the values of the target where the page does not show them. */
export const offScreen: Family = {
  name: 'off screen',
  tricks: [
    ...MOVING.map((css) => moved(css, '', css)),
    ...FRAMES.map(({ frame, content }) => moved(`${content}, in a box of ${frame}`, frame, content)),
  ],
};

function moved(name: string, frame: string, content: string): Trick {
  return {
    name,
    apply: (html, { boxes, boxesCss }) =>
      withCss(
        atStart(html, `<div class="frame"><div class="away"><div class="bait">${boxes}</div></div></div>`),
        `${boxesCss} .frame{${frame}} .away{${content}}`,
      ),
  };
}
