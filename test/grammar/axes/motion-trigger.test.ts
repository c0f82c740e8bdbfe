import { describe, expect, test } from 'vitest';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { pageOf, SPIN } from './motion-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

describe('motion.trigger', () => {
  test.each([
    ['nothing', pageOf('', '<p>Still.</p>'), null],
    [
      'transitions alone',
      pageOf('a { transition: color .2s } a:hover { color: red }', '<a href="#">Go</a>'),
      'hover-only',
    ],
    [
      'AOS',
      pageOf('', '<p data-aos="fade">One</p><p data-aos="fade">Two</p><p data-aos="fade">Three</p>'),
      'scroll',
    ],
    [
      'a view timeline',
      pageOf(`${SPIN} p { animation: spin linear; animation-timeline: view() }`, '<p>One</p><p>Two</p>'),
      'scroll',
    ],
    [
      'autoplay video alone: pictures that move',
      pageOf('', '<video autoplay muted loop src="a.mp4"></video><video autoplay src="b.mp4"></video>'),
      null,
    ],
    ['a marquee', pageOf('', '<marquee>News</marquee><marquee>More news</marquee>'), 'autonomous'],
    [
      'neighbours that enter on load, beside links',
      pageOf(
        '@keyframes in { from { opacity: 0.2 } } p { animation: in 1s } a { transition: color .2s } a:hover { color: red }',
        '<p>One</p><p>Two</p><a href="#">Go</a>',
      ),
      'autonomous',
    ],
    [
      'one ticker beside links',
      pageOf(
        '@keyframes run { to { transform: translateX(-50%) } } p { animation: run 20s linear infinite; height: 40px } a { transition: color .2s } a:hover { color: red }',
        '<p>News</p><a href="#">Go</a>',
      ),
      'autonomous',
    ],
    [
      'a dot that pulses beside links',
      pageOf(
        `${SPIN} i { display: block; width: 9px; height: 9px; background: red; animation: spin 2s infinite } a { transition: color .2s } a:hover { color: red }`,
        '<i></i><a href="#">Go</a>',
      ),
      'hover-only',
    ],
    [
      'a carousel that rides beside links',
      pageOf(
        'a { transition: color .2s } a:hover { color: red }',
        '<div data-ride="carousel"><p>One</p></div><a href="#">Go</a>',
      ),
      'autonomous',
    ],
    ['sliders to swipe', pageOf('', '<div class="swiper">a</div><div class="swiper">b</div>'), 'gesture'],
  ])('%s', (_name, html, value) => {
    expect(readHtml(html)['motion.trigger'].value).toBe(value);
  });
});

test('a canvas that is the ground of the page moves by itself', () => {
  const html = pageOf(
    'canvas { position: absolute; inset: 0; width: 100%; height: 800px }',
    '<canvas></canvas><h1>Name</h1>',
  );
  expect(readHtml(html)['motion.trigger'].value).toBe('autonomous');
});
