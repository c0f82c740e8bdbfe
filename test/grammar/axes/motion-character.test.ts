import { describe, expect, test } from 'vitest';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { box, pageOf, SPIN } from './motion-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

describe('motion.character', () => {
  test.each([
    ['nothing', pageOf('', '<p>Still.</p>'), null],
    [
      'steps',
      pageOf('a { transition: color .3s steps(3) } a:hover { color: red }', '<a href="#">Go</a>'),
      'mechanical',
    ],
    [
      'linear',
      pageOf('a { transition: color .3s linear } a:hover { color: red }', '<a href="#">Go</a>'),
      'mechanical',
    ],
    [
      'over at once',
      pageOf('a { transition: color .1s ease } a:hover { color: red }', '<a href="#">Go</a>'),
      'mechanical',
    ],
    [
      'eased',
      pageOf('a { transition: color .25s ease-out } a:hover { color: red }', '<a href="#">Go</a>'),
      'smooth',
    ],
    [
      'overshoot',
      pageOf(
        'a { transition: transform .3s cubic-bezier(.34, 1.56, .64, 1) } a:hover { transform: scale(1.1) }',
        '<a href="#">Go</a>',
      ),
      'playful',
    ],
    [
      'a fade that has the name of a jump',
      pageOf('@keyframes pulse { to { opacity: .6 } } b { animation: pulse 2s ease-in-out }', '<b>Hop</b>'),
      'cinematic',
    ],
    [
      'a scroll timeline',
      pageOf(
        '@keyframes rise { from { translate: 0 80px } } b { animation: rise linear both; animation-timeline: view() }',
        '<b>Hop</b>',
      ),
      'cinematic',
    ],
    [
      'bounce by name',
      pageOf('@keyframes bounce { to { top: 0 } } b { animation: bounce 2s }', '<b>Hop</b>'),
      'playful',
    ],
    [
      'long',
      pageOf('a { transition: opacity .9s ease } a:hover { opacity: .5 }', '<a href="#">Go</a>'),
      'cinematic',
    ],
    [
      'an endless rotation at one speed',
      pageOf(`${SPIN} .s { animation: spin .75s linear infinite }`, box('s', 50)),
      'mechanical',
    ],
    [
      'an endless rotation that speeds up and slows down',
      pageOf(`${SPIN} .s { animation: spin .75s ease-in-out infinite }`, box('s', 50)),
      'playful',
    ],
    [
      'a ground that drifts and turns slowly',
      pageOf(
        '@keyframes drift { to { transform: scale(1.2) rotate(12deg) } } .s { animation: drift 18s ease-in-out infinite alternate }',
        box('s', 900),
      ),
      'cinematic',
    ],
    [
      'eased over 150 ms, which most call smooth',
      pageOf('a { transition: color .15s ease } a:hover { color: red }', '<a href="#">Go</a>'),
      'smooth',
    ],
    [
      'linear over 150 ms',
      pageOf('a { transition: color .15s linear } a:hover { color: red }', '<a href="#">Go</a>'),
      'mechanical',
    ],
    [
      'slow reveals beside quicker links',
      pageOf(
        'a { transition: color .2s } a:hover { color: red } .r { opacity: 0; transition: opacity 1.2s } .r.shown { opacity: 1 }',
        `<p>Some text that shows from the start.</p><a href="#">A</a>${'<p class="r">C</p>'.repeat(9)}<script>for (const part of document.querySelectorAll(".r")) part.classList.add("shown")</script>`,
      ),
      'cinematic',
    ],
    [
      'short rounds',
      pageOf('@keyframes slide { to { left: 9px } } .s { animation: slide 1s infinite }', box('s', 50)),
      'smooth',
    ],
    [
      'long rounds',
      pageOf('@keyframes slide { to { left: 9px } } .s { animation: slide 9s infinite }', box('s', 50)),
      'cinematic',
    ],
    [
      'two animations of one element beside four transitions',
      pageOf(
        '@keyframes fade { to { opacity: 0 } } @keyframes move { to { left: 9px } } .s { animation: fade 2s, move 2s } a { transition: color .2s } a:hover { color: red }',
        box('s', 50) + '<a href="#">Go</a>'.repeat(4),
      ),
      'smooth',
    ],
    [
      'a slow entrance of the whole page beside quick transitions',
      pageOf(
        '@keyframes show { from { opacity: 0 } } main { min-height: 800px; animation: show 2s } a { transition: color .2s } a:hover { color: red }',
        `<main>${'<p><a href="#">Go</a></p>'.repeat(6)}</main>`,
      ),
      'cinematic',
    ],
    ['a slider of a library', pageOf('', '<div class="swiper"><p>One</p></div>'), 'smooth'],
    ['reveals a script times', pageOf('', '<p data-aos="fade">One</p><p data-aos="fade">Two</p>'), null],
  ])('%s', (_name, html, value) => {
    expect(readHtml(html)['motion.character'].value).toBe(value);
  });
});
