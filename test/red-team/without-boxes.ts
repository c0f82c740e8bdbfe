import { atStart, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';

/** DATA: elements whose content has no boxes, or none until a reader asks for it; `…` is the bait. */
const MARKUP: readonly string[] = [
  '<div hidden>…</div>',
  '<div hidden="until-found">…</div>',
  '<details><summary hidden></summary>…</details>',
  '<details style="position:absolute;opacity:0"><summary></summary>…</details>',
  '<dialog>…</dialog>',
  '<div popover>…</div>',
  '<template>…</template>',
  '<noscript>…</noscript>',
  '<svg width="0" height="0" style="position:absolute"><foreignObject width="900" height="900">…</foreignObject></svg>',
  '<svg width="0" height="0" style="position:absolute"><defs><foreignObject width="900" height="900">…</foreignObject></defs></svg>',
  '<canvas width="0" height="0">…</canvas>',
  '<video width="0" height="0">…</video>',
  '<object width="0" height="0">…</object>',
  '<audio>…</audio>',
  '<iframe width="0" height="0" hidden>…</iframe>',
  '<datalist>…</datalist>',
  '<rp>…</rp>',
  '<div style="display:none"><div style="display:block!important">…</div></div>',
  '<!--…-->',
];

/** Boxes in the values of the target in elements that show nothing. */
export const withoutBoxes: Family = {
  name: 'without boxes',
  tricks: MARKUP.map((markup): Trick => ({
    name: markup,
    apply: (html, { boxes, boxesCss }) =>
      withCss(
        atStart(
          html,
          markup.replace('…', () => `<div class="bait">${boxes}</div>`),
        ),
        boxesCss,
      ),
  })),
};
