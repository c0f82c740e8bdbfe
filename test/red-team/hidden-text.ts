import type { Bait } from './bait.ts';
import { atStart, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';

/** DATA: declarations that leave text without anything to read. */
const HIDING: readonly string[] = [
  'text-indent: -9999px; height: 20px; overflow: hidden',
  'text-indent: 100%; white-space: nowrap; overflow: hidden; height: 20px',
  'position: absolute; top: 0; text-indent: -9999px',
  'position: absolute; width: 1px; height: 1px; overflow: hidden',
  'position: absolute; top: 0; color: transparent',
  'position: absolute; top: 0; color: #fff; background: #fff; z-index: -1',
  'position: absolute; top: 0; color: rgb(0 0 0 / 0.01)',
  'position: absolute; top: 0; -webkit-text-fill-color: transparent',
  'position: absolute; top: 0; -webkit-text-fill-color: #fefefe; background: #fff; z-index: -1',
  'position: absolute; top: 0; color: #fdfdfd; background: linear-gradient(#fff, #fefefe); z-index: -1',
  'position: absolute; top: 0; color: transparent; background: linear-gradient(#0000, #0000); background-clip: text',
  'font-size: 0',
  'position: absolute; top: 0; font-size: 1px',
  'position: absolute; top: 0; font-size: 0.01em',
  'position: absolute; top: 0; font-size: 2px; line-height: 1px',
  'line-height: 0; height: 0; overflow: hidden',
  'position: absolute; top: 0; letter-spacing: -2em; width: 1em',
  'position: absolute; top: 0; left: 0; width: 1px; height: 1px; overflow: hidden; direction: rtl',
  'position: absolute; top: 0; filter: blur(60px)',
  'position: absolute; top: 0; filter: opacity(0%)',
  'position: absolute; bottom: 100%; left: 0',
  'position: absolute; top: 0; left: -100%; width: 80%',
  'position: absolute; top: 0; opacity: 0; transition: opacity 0.3s',
  'display: block; width: 0; overflow: hidden; white-space: nowrap; height: 20px',
  'position: absolute; top: 0; writing-mode: vertical-rl; height: 0; width: 0; overflow: hidden',
];

/** DATA: places of HTML whose text is never drawn; `…` is plain text. */
const PLACES: readonly string[] = [
  '<meta name="description" content="…">',
  '<input type="hidden" value="…">',
  '<span aria-label="…"></span>',
  '<span title="…"></span>',
  '<img alt="…" width="1" height="1" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">',
  '<script type="application/ld+json">"…"</script>',
  '<textarea hidden>…</textarea>',
  '<select hidden><option>…</option></select>',
  '<rp>…</rp>',
  '<svg width="0" height="0"><desc>…</desc></svg>',
  '<svg width="0" height="0"><text>…</text></svg>',
  '<svg width="0" height="0"><title>…</title></svg>',
  '<div class="quiet" data-text="…"></div><style>.quiet::before{content:attr(data-text);font-size:0}</style>',
];

const escaped = (text: string) => text.replaceAll('"', '&quot;');

const NO_INK = 'color:transparent;-webkit-text-fill-color:transparent';

/** @param letters declarations of the paragraphs */
function hiding(css: string): (html: string, bait: Bait, letters?: string) => string {
  return (html, { copy }, letters = '') =>
    withCss(
      atStart(html, `<div class="away">${copy}</div>`),
      `.away{${css}} .away p{margin:0;font-size:inherit;line-height:inherit;${letters}}`,
    );
}

/** Copy in the voice of the target that cannot be read. */
export const hiddenText: Family = {
  name: 'hidden text',
  tricks: [
    ...HIDING.map((css): Trick => {
      const hidden = hiding(css);
      const isFilled = css.includes('background: #');
      // On a dark ground the fill is in sight, with or without letters.
      return {
        name: css,
        apply: hidden,
        ...(isFilled && { inSight: (html, bait) => hidden(html, bait, NO_INK) }),
      };
    }),
    ...PLACES.map((markup): Trick => ({
      name: markup,
      apply: (html, { sentences }) =>
        atStart(
          html,
          markup.replace('…', () => escaped(sentences)),
        ),
    })),
  ],
};
