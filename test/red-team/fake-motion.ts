import { atEnd, inHead, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';

const TURN = '@keyframes turn{to{transform:rotate(360deg)}}';
const CALLS = `gsap.to('h1, h2, p', { scrollTrigger: 'h1', y: 40 }); new Swiper('body', { autoplay: true }); AOS.init(); setInterval(() => {}, 20);`;

/** DATA: stylesheets that move nothing. */
const STILL: readonly { readonly name: string; readonly css: string }[] = [
  { name: 'transitions of nothing', css: 'h1,h2,h3,p,li,div,section{transition:outline-color .3s ease}' },
  { name: 'transitions without a change', css: 'p,li,div,section,main{transition:all .3s ease-in-out}' },
  { name: 'transitions of custom properties', css: 'p,li,div,section,main{transition:--none-such .3s}' },
  { name: 'keyframes without use', css: `${TURN} @keyframes float{50%{translate:0 -8px}}` },
  { name: 'keyframes of absent elements', css: `${TURN} .none-such{animation:turn 1s infinite}` },
  {
    name: 'keyframes that change nothing',
    css: '@keyframes still{from{opacity:1}to{opacity:1}} h1,h2,h3,p,li,a{animation:still 2s infinite}',
  },
  {
    name: 'keyframes of unused custom properties',
    css: '@keyframes still{to{--none-such:1}} h1,h2,h3,p,li,a{animation:still 2s infinite}',
  },
  {
    name: 'empty keyframes',
    css: '@keyframes still{from{}to{}} h1,h2,h3,p,li,a{animation:still 2s infinite}',
  },
  { name: 'keyframes without a duration', css: `${TURN} h1,h2,p,li{animation:turn 0s infinite}` },
  { name: 'paused keyframes', css: `${TURN} h1,h2,p,li{animation:turn 2s infinite paused}` },
  { name: 'keyframes that wait for an hour', css: `${TURN} h1,h2,p,li{animation:turn 2s 3600s infinite}` },
  {
    name: 'keyframes for other readers',
    css: `${TURN} @media (prefers-reduced-motion: reduce){h1,h2,p{animation:turn 2s infinite}}`,
  },
  { name: 'keyframes that are absent', css: 'h1,h2,p,li{animation:none-such 2s infinite}' },

  { name: 'will-change', css: 'h1,h2,p,a{will-change:transform}' },
  { name: 'scroll snapping without scrolling', css: 'main,section,p{scroll-snap-type:x mandatory}' },
  { name: 'hover that changes nothing', css: 'p:hover,li:hover{color:inherit}' },
];

/** DATA: markup whose motion no reader sees. */
const MARKUP: readonly string[] = [
  `<script>/* ${CALLS} */</script>`,
  `<script>// ${CALLS}</script>`,
  `<script>const unused = ${JSON.stringify(CALLS)};</script>`,
  '<script>const unused = `' + CALLS + '`;</script>',
  `<script>if (false) { ${CALLS} }</script>`,
  `<script>function neverCalled() { ${CALLS} }</script>`,
  `<script type="text/plain">${CALLS}</script>`,
  `<script type="application/json">{"code": ${JSON.stringify(CALLS)}}</script>`,
  `<template><script>${CALLS}</script></template>`,
  '<script type="text/plain" src="https://example.com/gsap.min.js"></script>',
  '<script src="gsap.min.js"></script><script src="aos.js"></script><script src="swiper-bundle.min.js"></script>',
  '<video autoplay hidden></video>',
  '<video autoplay width="1" height="1" style="position:absolute"></video>',
  '<video autoplay style="opacity:0;position:absolute;top:0"></video>',
  '<marquee></marquee>',
  '<marquee hidden>one two three</marquee>',
  '<div class="marquee ticker"></div>',
  '<div class="swiper"></div><div class="splide"></div><div class="owl-carousel"></div>',
  '<div data-aos="fade-up"></div><div data-aos="fade-up"></div><div class="wow"></div><div class="reveal"></div>',
  '<div class="reveal" style="position:absolute;left:-9999px">one</div><div class="animate__animated" style="position:absolute;left:-9999px">two</div>',
  '<div id="particles-js"></div><div id="tsparticles"></div>',
  '<canvas style="position:absolute;left:-9999px" width="1280" height="800"></canvas>',
  '<div class="parallax rellax"></div><div class="parallax"></div>',
  '<div draggable="true"></div><div class="custom-cursor"></div>',
  '<lottie-player></lottie-player><div data-animation-path="x"></div>',
  `<style>${TURN} .dot{position:absolute;width:1px;height:1px;animation:turn 1s infinite}</style><i class="dot"></i><i class="dot"></i><i class="dot"></i>`,
  `<style>${TURN} .dot{width:40px;height:40px;visibility:hidden;position:absolute;animation:turn 1s infinite}</style><i class="dot"></i>`,
  `<style>${TURN} .dot{width:400px;height:400px;top:0;position:absolute;animation:turn 1s infinite}</style><i class="dot"></i>`,
];

/** Motion that nobody sees, and the names of libraries that do nothing. */
export const fakeMotion: Family = {
  name: 'fake motion',
  tricks: [
    ...STILL.map(({ name, css }): Trick => ({ name, apply: (html) => withCss(html, css) })),
    ...MARKUP.map((markup): Trick => ({ name: markup, apply: (html) => atEnd(html, markup) })),
    {
      name: 'comments in the head that name libraries',
      apply: (html) =>
        inHead(
          html,
          `<!-- gsap ScrollTrigger AOS swiper lenis --><meta name="generator" content="gsap swiper">`,
        ),
    },
  ],
};
