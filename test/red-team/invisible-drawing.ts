import { atEnd, withCss } from './place.ts';
import type { Bait } from './bait.ts';
import type { Family, Trick } from './trick.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const MANY = 40; // elements; more than a small page has of its own

const many = (markup: string) => markup.repeat(MANY);

/** DATA: many elements that draw nothing, or a dot. */
const DRAWINGS: readonly {
  readonly name: string;
  readonly markup: (bait: Bait) => string;
  readonly css?: (bait: Bait) => string;
}[] = [
  {
    name: 'pictures of 1 px',
    markup: () => many(`<img src="${PIXEL}" width="1" height="1" alt="">`),
    css: () => 'img[width="1"]{position:absolute}',
  },
  {
    name: 'transparent pictures',
    markup: () => many(`<img class="ghost" src="photo.jpg" width="600" height="400" alt="">`),
    css: () => '.ghost{opacity:0;position:absolute;top:0}',
  },
  {
    name: 'pictures off screen',
    markup: () => many(`<img class="ghost" src="photo.jpg" width="600" height="400" alt="">`),
    css: () => '.ghost{position:absolute;left:-9999px}',
  },
  {
    name: 'pictures behind the page',
    markup: () => many(`<img class="ghost" src="photo.jpg" width="600" height="400" alt="">`),
    css: () => '.ghost{position:absolute;top:0;z-index:-1;clip-path:inset(100%)}',
  },
  {
    name: 'background pictures of 1 px',
    markup: () => many('<i class="ghost"></i>'),
    css: () => '.ghost{position:absolute;width:1px;height:1px;background:url(photo.jpg)}',
  },
  {
    name: 'pictures of size 0',
    markup: () => many('<img class="ghost" src="photo.jpg" alt="">'),
    css: () => '.ghost{width:0;height:0;position:absolute}',
  },
  {
    name: 'empty drawings',
    markup: () => many('<svg class="ghost" width="600" height="400"></svg>'),
    css: () => '.ghost{position:absolute;top:0;left:0;pointer-events:none}',
  },
  {
    name: 'drawings without paint',
    markup: () =>
      many('<svg class="ghost" width="600" height="400"><rect width="600" height="400" fill="none"/></svg>'),
    css: () => '.ghost{position:absolute;top:0;left:0}',
  },
  {
    name: 'buttons of 1 px',
    markup: () => many('<button class="ghost"></button>'),
    css: ({ look, accent }) =>
      `.ghost{position:absolute;width:1px;height:1px;padding:0;border:0;background:${accent};${look}}`,
  },
  {
    name: 'transparent buttons',
    markup: () => many('<button class="ghost">Install the CLI</button>'),
    css: ({ look, accent }) =>
      `.ghost{position:absolute;top:0;opacity:0;padding:12px 24px;border:0;background:${accent};${look}}`,
  },
  {
    name: 'buttons without fill, border or label',
    markup: () => many('<button class="ghost"></button>'),
    css: ({ look }) =>
      `.ghost{${look};position:absolute;top:0;width:120px;height:40px;background:none;border:0;box-shadow:none}`,
  },
  {
    name: 'fields without fill or border',
    markup: () => many('<input class="ghost">'),
    css: ({ look }) =>
      `.ghost{${look};position:absolute;top:0;width:120px;height:40px;background:none;border:0;box-shadow:none}`,
  },
  {
    name: 'cards without fill or border',
    markup: () => many('<div class="ghost"></div>'),
    css: ({ look }) => `.ghost{${look};position:absolute;top:0;width:300px;height:200px;box-shadow:none}`,
  },
  {
    name: 'cards in the colour of their ground',
    markup: () => many('<div class="ghost"></div>'),
    css: ({ look }) =>
      `.ghost{${look};box-shadow:none;position:absolute;top:0;width:300px;height:200px;background:#fff;z-index:-1}`,
  },
  {
    name: 'cards with a transparent border',
    markup: () => many('<div class="ghost"></div>'),
    css: ({ look }) =>
      `.ghost{${look};box-shadow:none;position:absolute;top:0;width:300px;height:200px;border:1px solid transparent}`,
  },
  {
    name: 'shadows of boxes of size 0',
    markup: () => many('<div class="ghost"></div>'),
    css: ({ look }) => `.ghost{${look};position:absolute;width:0;height:0}`,
  },
  {
    name: 'shadows clipped away',
    markup: () => many('<div class="pane"><div class="ghost"></div></div>'),
    css: ({ look }) =>
      `.pane{position:absolute;top:0;overflow:hidden;width:0;height:0} .ghost{${look};width:300px;height:200px}`,
  },
  {
    name: 'a cover in the colour of the target below the page',
    markup: () => '<div class="ghost"></div>',
    css: ({ accent }) => `.ghost{position:absolute;inset:0;background:${accent};z-index:-1;opacity:.01}`,
  },
  {
    name: 'links of size 0 in the accent',
    markup: () => many('<a class="ghost" href="#">x</a>'),
    css: ({ accent }) => `.ghost{color:${accent};font-size:0}`,
  },
  {
    name: 'empty headings in the typeface of the target',
    markup: () => many('<h2 class="ghost"></h2>'),
    // without the border and the padding of headings, which draw
    css: ({ look }) => `.ghost{${look};margin:0;padding:0;border:0}`,
  },
  {
    name: 'headings of 1 px',
    markup: () => many('<h2 class="ghost">One command</h2>'),
    css: ({ look }) => `.ghost{${look};margin:0;position:absolute;font-size:1px}`,
  },
];

/** Pictures, buttons and cards in the values of the target that draw nothing. */
export const invisibleDrawing: Family = {
  name: 'invisible drawing',
  tricks: DRAWINGS.map(({ name, markup, css }): Trick => ({
    name,
    apply: (html, bait) => withCss(atEnd(html, markup(bait)), css?.(bait) ?? ''),
  })),
};
