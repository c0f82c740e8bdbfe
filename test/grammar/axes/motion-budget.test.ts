import { describe, expect, test } from 'vitest';
import { motionBudget } from '../../../src/grammar/axes/motion-budget/axis.ts';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { box, pageOf, SPIN } from './motion-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

describe('motion.budget', () => {
  test.each([
    ['no CSS at all', pageOf('', '<p>Still.</p>'), 'none'],
    ['keyframes without a use', pageOf(SPIN, '<p>Still.</p>'), 'none'],
    [
      'a loader that is hidden',
      pageOf(
        `${SPIN} .l { display: none; animation: spin 1s infinite }`,
        '<div class="l">x</div><p>Still.</p>',
      ),
      'none',
    ],
    [
      'a transition of 0s',
      pageOf('a { transition: color 0s } a:hover { color: red }', '<a href="#">Go</a>'),
      'none',
    ],
    [
      'a transition of what never changes',
      pageOf('a { transition: color .2s } a:hover { opacity: .5 }', '<a href="#">Go</a>'),
      'none',
    ],
    [
      'a transition on links',
      pageOf('a { transition: color .2s } a:hover { color: red }', '<a href="#">Go</a>'),
      'accent',
    ],
    [
      'a transition through var()',
      pageOf(
        ':root { --t: .2s } a { transition: color var(--t) } a:hover { color: red }',
        '<a href="#">Go</a>',
      ),
      'accent',
    ],
    [
      'a transition in a style attribute',
      pageOf('a:focus { color: red }', '<a href="#" style="transition: color .2s">Go</a>'),
      'accent',
    ],
    [
      'one dot that spins without end',
      pageOf(
        `${SPIN} .s { animation: spin 2s infinite } .s { max-width: 9px; max-height: 9px }`,
        box('s', 50),
      ),
      'accent',
    ],
    [
      'one banner that spins without end',
      pageOf(`${SPIN} .s { animation: spin 2s infinite }`, box('s', 50)),
      'recurring',
    ],
    ['one marquee', pageOf('', '<marquee>News</marquee>'), 'recurring'],
    [
      'keyframes in three places',
      pageOf(`${SPIN} .s { animation: spin 2s }`, box('s', 50) + box('s', 400) + box('s', 900)),
      'recurring',
    ],
    [
      'reveals on scroll',
      pageOf('', '<p data-aos="fade">One</p><p data-aos="fade">Two</p><p data-aos="fade">Three</p>'),
      'recurring',
    ],
    [
      'an endless hero',
      pageOf(
        `${SPIN} .h { width: 1280px; height: 700px; background: #06c; animation: spin 20s linear infinite }`,
        '<div class="h">Hero</div>',
      ),
      'pervasive',
    ],
    [
      'keyframes on two neighbours',
      pageOf('@keyframes in { from { opacity: 0.2 } } p { animation: in 1s }', '<p>One</p><p>Two</p>'),
      'recurring',
    ],
    [
      'reveals everywhere',
      pageOf('', Array.from({ length: 14 }, (_, i) => `<p data-aos="fade">Line ${i}</p>`).join('')),
      'recurring',
    ],
    [
      'positions tied to the scroll everywhere',
      pageOf('', Array.from({ length: 14 }, (_, i) => `<p class="rellax">Line ${i}</p>`).join('')),
      'pervasive',
    ],
    [
      'many small elements in endless motion',
      pageOf(
        `${SPIN} i { animation: spin 2s infinite }`,
        Array.from({ length: 12 }, () => '<i>x</i> ').join(''),
      ),
      'pervasive',
    ],
    ['a gallery of clips', pageOf('', '<video autoplay src="a.mp4"></video>'.repeat(9)), 'none'],
  ])('%s', (_name, html, value) => {
    expect(readHtml(html)['motion.budget'].value).toBe(value);
  });
});

describe('a canvas', () => {
  const canvas = (size: string) =>
    readHtml(pageOf(`canvas { position: absolute; inset: 0; ${size} }`, '<canvas></canvas><h1>Name</h1>'));

  test('that is the ground of the page moves behind it', () => {
    const readings = canvas('width: 100%; height: 800px');
    expect(readings['motion.budget'].value).toBe('recurring');
  });

  test('that is a chart does not', () => {
    expect(canvas('width: 1000px; height: 600px')['motion.budget'].value).toBe('none');
  });
});

test('what is read names its evidence', () => {
  const { evidence, value } = readHtml(
    pageOf(`${SPIN} .s { animation: spin 2s }`, box('s', 50) + box('s', 900)),
  )['motion.budget'];
  expect(value).toBe('recurring');
  expect(evidence[0]).toMatchObject({ selector: 'div.s', property: 'animation', source: 'css' });
});

test('a fix for less motion names what there is too much of', () => {
  const reading = readHtml(
    pageOf(
      `${SPIN} .s { animation: spin 2s infinite } .s { min-width: 1100px; min-height: 600px }`,
      box('s', 50),
    ),
  )['motion.budget'];
  if (reading.value !== 'pervasive') throw new Error(`read as ${reading.value}`);
  expect(motionBudget.fix('recurring', reading)).toMatch(
    /loops.* \(now 1 moving part, the largest on \d+ % of the page, 1 element without end, 0 elements/,
  );
});
