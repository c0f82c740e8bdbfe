import type { Bait } from './bait.ts';
import { atEnd, atStart, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';

const STAR = '<script>document.title = document.title;</script>';

/** DATA: content that pretends to wait for a script or an animation that shows it; `…` is the bait. */
const WAITING: readonly { readonly name: string; readonly markup: string; readonly css?: string }[] = [
  {
    name: 'opacity: 0 and a transition',
    markup: `<div class="away">…</div>${STAR}`,
    css: '.away{opacity:0;transition:opacity .6s}',
  },
  {
    name: 'opacity: 0 and a transition, over nothing',
    markup: `<div class="away">…</div>${STAR}`,
    css: '.away{opacity:0;transition:opacity .6s;margin-bottom:-4000px}',
  },
  {
    name: 'class reveal',
    markup: `<div class="reveal">…</div>${STAR}`,
    css: '.reveal{opacity:0;transition:all .6s;height:10px}',
  },
  {
    name: 'data-aos',
    markup: `<div data-aos="fade-up">…</div>${STAR}`,
    css: '[data-aos]{opacity:0;transition-property:opacity;overflow:hidden;height:1px}',
  },
  { name: 'style="opacity: 0"', markup: `<div style="opacity:0;margin-bottom:-4000px">…</div>${STAR}` },
  {
    name: 'keyframes that stay transparent',
    markup: '<div class="away">…</div>',
    css: '@keyframes stay{from{opacity:0}to{opacity:0}} .away{opacity:0;animation:stay 1s;margin-bottom:-4000px}',
  },
  {
    name: 'keyframes that are paused',
    markup: '<div class="away">…</div>',
    css: '@keyframes in{to{opacity:1}} .away{opacity:0;animation:in 1s paused;margin-bottom:-4000px}',
  },
  {
    name: 'keyframes without a duration',
    markup: '<div class="away">…</div>',
    css: '@keyframes in{to{opacity:1}} .away{opacity:0;animation:in 0s;margin-bottom:-4000px}',
  },
  {
    name: 'keyframes that fade out',
    markup: '<div class="away">…</div>',
    css: '@keyframes out{from{opacity:.1}to{opacity:0}} .away{opacity:0;animation:out 1s both;margin-bottom:-4000px}',
  },
  {
    name: 'a slider of one hidden slide',
    markup: `<div class="swiper"><div class="swiper-slide">…</div></div>${STAR}`,
    css: '.swiper{height:0;overflow:hidden} .swiper-slide{opacity:0}',
  },
  {
    name: 'class swiper-slide beside an empty slide',
    markup: `<div class="swiper"><div class="swiper-slide" style="display:none">…</div><div class="swiper-slide" style="display:none"></div></div>${STAR}`,
  },
  {
    name: 'a state that a script names and never sets',
    markup: '<div class="away">…</div><script>document.querySelector(".away");</script>',
    css: '.away{opacity:0;transition:opacity .6s} .away.shown{opacity:1}',
  },
  ...[
    ['in a comment', '// document.querySelector(".away").classList.add("shown")'],
    ['in a block comment', '/* document.querySelector(".away").classList.add("shown") */'],
    ['in a string', `document.querySelector(".away"); const code = 'away.classList.add("shown")';`],
    [
      'in a function that nothing calls',
      'function show() { document.querySelector(".away").classList.add("shown"); }',
    ],
    ['where nothing runs', 'if (false) { document.querySelector(".away").classList.add("shown"); }'],
    [
      'under a condition that never holds',
      'if (2 < 1) document.querySelector(".away").classList.add("shown");',
    ],
    ['for another text', 'if ("a" == "b") { document.querySelector(".away").classList.add("shown"); }'],
    ['while nothing', 'while (undefined) { document.querySelector(".away").classList.add("shown"); }'],
    [
      'after a part that is false',
      'if (!1 && document) { document.querySelector(".away").classList.add("shown"); }',
    ],
    [
      'on another element',
      'document.querySelector(".none-such")?.classList.add("shown"); document.querySelector(".away");',
    ],
    [
      'when pressed',
      'const away = document.querySelector(".away"); away.addEventListener("click", () => { away.classList.add("shown"); });',
    ],
    ['as HTML', 'document.querySelector(".away").dataset.html = `<i class="shown"></i>`;'],
    ['and asks for it', 'document.querySelector(".away").classList.contains("shown");'],
    ['and takes it away', 'document.querySelector(".away").classList.remove("shown");'],
  ].map(([how = '', script = '']) => ({
    name: `a state that a script names ${how}`,
    markup: `<div class="away">…</div><script>${script}</script>`,
    css: '.away{opacity:0;transition:opacity .6s} .away.shown{opacity:1}',
  })),
  {
    name: 'a state, and a script of another host',
    markup: '<div class="away">…</div><script src="https://cdn.example/app.js"></script>',
    css: '.away{opacity:0;transition:opacity .6s} .away.shown{opacity:1}',
  },
  {
    name: 'data-aos and a library that nothing starts',
    markup: '<div data-aos="fade-up">…</div><script src="https://cdn.example/aos.js"></script>',
    css: '[data-aos]{opacity:0;transition:opacity .6s} [data-aos].aos-animate{opacity:1}',
  },
  {
    name: 'a slider that a script names',
    markup:
      '<div class="slider"><div class="slide">…</div><div class="slide">…</div></div><script>document.querySelector(".slide");</script>',
    css: '.slide{opacity:0;height:10px}',
  },
  {
    name: 'under a cover that a script would remove',
    markup: `<div class="away">…</div><div class="preloader loader"></div>${STAR}`,
    css: '.away{position:absolute;top:0;left:0;height:90px;overflow:hidden;z-index:-2} .preloader{position:absolute;top:0;left:0;width:100%;height:90px;background:#fff;z-index:-1}',
  },
];

/** Boxes in the values of the target that no script ever shows. */
export const waitingContent: Family = {
  name: 'waiting content',
  tricks: WAITING.flatMap(({ name, markup, css = '' }): Trick[] =>
    [atStart, atEnd].map((place) => {
      const added = (html: string, { boxes, boxesCss }: Bait, style: string) =>
        withCss(
          place(
            html,
            markup.replaceAll('…', () => `<div class="bait"${style}>${boxes}</div>`),
          ),
          `${boxesCss} ${css}`,
        );
      return {
        name: `${name}${place === atEnd ? ', at the end' : ''}`,
        apply: (html, bait) => added(html, bait, ''),
        // the gap that the boxes leave
        inSight: (html, bait) => added(html, bait, ' style="visibility:hidden"'),
      };
    }),
  ),
};
