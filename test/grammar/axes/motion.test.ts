import { describe, expect, test } from 'vitest';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

const page = (css: string, body: string) =>
  `<!doctype html><html lang="en"><head><style>${css}</style></head><body>${body}</body></html>`;
const box = (name: string, y: number) =>
  `<div class="${name}" style="position:absolute;top:${y}px;left:40px;width:200px;height:80px;background:#06c">A box</div>`;
const SPIN = '@keyframes spin { to { transform: rotate(1turn) } }';

describe('budget', () => {
  test.each([
    ['no CSS at all', page('', '<p>Still.</p>'), 'none'],
    ['keyframes that nothing uses', page(SPIN, '<p>Still.</p>'), 'none'],
    [
      'a loader that is hidden',
      page(
        `${SPIN} .l { display: none; animation: spin 1s infinite }`,
        '<div class="l">x</div><p>Still.</p>',
      ),
      'none',
    ],
    ['a transition of 0s', page('a { transition: color 0s }', '<a href="#">Go</a>'), 'none'],
    [
      'a transition on links',
      page('a { transition: color .2s } a:hover { color: red }', '<a href="#">Go</a>'),
      'accent',
    ],
    [
      'a transition through var()',
      page(':root { --t: .2s } a { transition: color var(--t) }', '<a href="#">Go</a>'),
      'accent',
    ],
    [
      'a transition in a style attribute',
      page('', '<a href="#" style="transition: color .2s">Go</a>'),
      'accent',
    ],
    [
      'one small thing that spins',
      page(`${SPIN} .s { animation: spin 2s infinite }`, box('s', 50)),
      'accent',
    ],
    [
      'keyframes in three places',
      page(`${SPIN} .s { animation: spin 2s }`, box('s', 50) + box('s', 400) + box('s', 900)),
      'recurring',
    ],
    [
      'reveals on scroll',
      page('', '<p data-aos="fade">One</p><p data-aos="fade">Two</p><p data-aos="fade">Three</p>'),
      'recurring',
    ],
    [
      'an endless hero',
      page(
        `${SPIN} .h { width: 1280px; height: 700px; background: #06c; animation: spin 20s linear infinite }`,
        '<div class="h">Hero</div>',
      ),
      'pervasive',
    ],
    [
      'reveals everywhere',
      page('', Array.from({ length: 14 }, (_, i) => `<p data-aos="fade">Line ${i}</p>`).join('')),
      'pervasive',
    ],
  ])('%s', (_name, html, value) => {
    expect(readHtml(html)['motion.budget'].value).toBe(value);
  });
});

describe('trigger', () => {
  test.each([
    ['nothing', page('', '<p>Still.</p>'), null],
    ['transitions alone', page('a { transition: color .2s }', '<a href="#">Go</a>'), 'hover-only'],
    [
      'AOS',
      page('', '<p data-aos="fade">One</p><p data-aos="fade">Two</p><p data-aos="fade">Three</p>'),
      'scroll',
    ],
    [
      'a view timeline',
      page(`${SPIN} p { animation: spin linear; animation-timeline: view() }`, '<p>One</p><p>Two</p>'),
      'scroll',
    ],
    [
      'autoplay video',
      page('', '<video autoplay muted loop src="a.mp4"></video><video autoplay src="b.mp4"></video>'),
      'autonomous',
    ],
    ['sliders to swipe', page('', '<div class="swiper">a</div><div class="swiper">b</div>'), 'gesture'],
  ])('%s', (_name, html, value) => {
    expect(readHtml(html)['motion.trigger'].value).toBe(value);
  });
});

describe('character', () => {
  test.each([
    ['nothing', page('', '<p>Still.</p>'), null],
    ['steps', page('a { transition: color .3s steps(3) }', '<a href="#">Go</a>'), 'mechanical'],
    ['linear', page('a { transition: color .3s linear }', '<a href="#">Go</a>'), 'mechanical'],
    ['over at once', page('a { transition: color .1s ease }', '<a href="#">Go</a>'), 'mechanical'],
    ['eased', page('a { transition: color .25s ease-out }', '<a href="#">Go</a>'), 'smooth'],
    [
      'overshoot',
      page('a { transition: transform .3s cubic-bezier(.34, 1.56, .64, 1) }', '<a href="#">Go</a>'),
      'playful',
    ],
    [
      'bounce by name',
      page('@keyframes bounce { to { top: 0 } } b { animation: bounce 2s }', '<b>Hop</b>'),
      'playful',
    ],
    ['long', page('a { transition: opacity .9s ease }', '<a href="#">Go</a>'), 'cinematic'],
    [
      'what turns without end',
      page(`${SPIN} .s { animation: spin .75s linear infinite }`, box('s', 50)),
      'playful',
    ],
    [
      'short rounds',
      page('@keyframes slide { to { left: 9px } } .s { animation: slide 1s infinite }', box('s', 50)),
      'smooth',
    ],
    [
      'long rounds',
      page('@keyframes slide { to { left: 9px } } .s { animation: slide 9s infinite }', box('s', 50)),
      'cinematic',
    ],
    ['reveals a script times', page('', '<p data-aos="fade">One</p><p data-aos="fade">Two</p>'), null],
  ])('%s', (_name, html, value) => {
    expect(readHtml(html)['motion.character'].value).toBe(value);
  });
});

describe('a canvas', () => {
  const canvas = (size: string) =>
    readHtml(page(`canvas { position: absolute; inset: 0; ${size} }`, '<canvas></canvas><h1>Name</h1>'));

  test('that is the ground of the page moves all of it', () => {
    const readings = canvas('width: 100%; height: 800px');
    expect(readings['motion.budget'].value).toBe('pervasive');
    expect(readings['motion.trigger'].value).toBe('autonomous');
  });

  test('that is a chart does not', () => {
    expect(canvas('width: 1000px; height: 600px')['motion.budget'].value).toBe('none');
  });
});

test('what is read names its evidence', () => {
  const { evidence, value } = readHtml(
    page(`${SPIN} .s { animation: spin 2s }`, box('s', 50) + box('s', 900)),
  )['motion.budget'];
  expect(value).toBe('recurring');
  expect(evidence[0]).toMatchObject({ selector: 'div.s', property: 'animation', source: 'css' });
});
