import { describe, expect, it } from 'vitest';
import { perceiveHtml } from './perceive-html.ts';

const OPEN = '<p>Seen</p>';

/** The visible texts of a page with a box that holds `Inside`. */
function texts(css: string): string[] {
  return perceiveHtml(`${OPEN}<div class="box"><b>Inside</b></div>`, css).runs.map(({ text }) => text);
}

describe('what no reader sees', () => {
  it.each([
    '.box { content-visibility: hidden }',
    '.box { width: 0; height: 0; overflow: hidden }',
    '.box { max-height: 2px; overflow: clip }',
    '.box { height: 2px; overflow-y: auto }',
    '.box { position: absolute; clip: rect(0 0 0 0) }',
    '.box { position: absolute; clip: rect(5px, 5px, 5px, 5px) }',
    '.box { clip-path: inset(49.99% 0 50%) }',
    '.box { clip-path: circle(0% at 10px 10px) }',
    '.box { clip-path: ellipse(0 40px) }',
    '.box { clip-path: polygon(0 0, 100% 100%) }',
    '.box { clip-path: inset(0) } b { position: absolute; top: 500px }',
    '.box { contain: paint } b { position: relative; top: 500px }',
    '.box { transform: scale(0.01) }',
    '.box { transform: scale(2) rotateX(90deg) }',
    '.box { transform: rotate3d(0, 2, 0, 100grad) }',
    '.box { transform: matrix3d(0,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1) }',
    '.box { scale: 5% }',
    '.box { rotate: x -90deg }',
    '.box { zoom: 10% }',
    '.box { transform: rotateX(180deg); backface-visibility: hidden }',
    '.box { filter: brightness(1) opacity(2%) }',
    '.box { filter: opacity(.2) } b { display: block; filter: opacity(.2) }',
    '.box { mask-image: radial-gradient(#0000, #0000) }',
    '.box { mask: linear-gradient(#000, #000) 0 0 / 0 100% no-repeat }',
    '.box { position: absolute; right: 2000px }',
    '.box { position: absolute; inset-block-end: 5000px }',
    '.box { position: fixed; top: 100vh }',
    '.box { margin-left: -200vw; width: 100px }',
    '.box { text-indent: -999em }',
    '.box { font-size: 2px }',
    '.box { font-size: 10px; scale: 0.2 }',
    '.box { letter-spacing: -1em }',
    '.box { filter: blur(3em) }',
    '@keyframes out { 50% { opacity: .5 } 100% { opacity: 0 } } .box { animation: out .2s 1s both }',
    '@keyframes out { to { visibility: hidden } } .box { animation: out 10ms forwards }',
  ])('%s', (css) => {
    expect(texts(css)).toEqual(['Seen']);
  });
});

describe('what a reader sees', () => {
  it.each([
    '.box { content-visibility: auto }',
    '.box { height: 40px; overflow: hidden }',
    '.box { height: 60px; overflow: auto } b { position: relative; top: 500px }',
    '.box { clip-path: polygon(0 0, 100% 0, 100% 100%, 0 90%) }',
    '.box { clip-path: inset(10px round 8px); height: 80px }',
    '.box { clip-path: circle(farthest-side) }',
    '.box { clip: rect(0 0 0 0) }',
    '.box { position: relative; overflow: hidden; height: 0; padding-top: 40px } b { position: absolute; top: 4px }',
    '.box { height: 0; overflow: hidden } b { position: absolute; top: 40px }',
    '.box { transform: rotate(90deg) }',
    '.box { transform: scaleX(-1) }',
    '.box { transform: perspective(800px) rotateY(30deg) scale(.95) }',
    '.box { backface-visibility: hidden }',
    '.box { transform: rotateY(180deg) }',
    '.box { filter: opacity(.8) blur(1px) }',
    '.box { mask-image: linear-gradient(#000, transparent) }',
    '.box { letter-spacing: -.08em }',
    '.box { font-size: 9px }',
    '@keyframes in { from { opacity: 0 } to { opacity: 1 } } .box { animation: in 1s both }',
    '@keyframes out { to { opacity: 0 } } .box { animation: out 1s }',
    '@keyframes out { to { opacity: 0 } } .box { animation: out 1s infinite alternate both }',
    '@keyframes out { to { opacity: 0 } } .box { animation: out 1s forwards paused }',
    '@keyframes dim { to { opacity: 0.6 } } .box { animation: dim 1s forwards }',
  ])('%s', (css) => {
    expect(texts(css)).toEqual(['Seen', 'Inside']);
  });

  it('is the text of a deck whose scripts size the box that clips it', () => {
    const text = 'A deck of slides that its script lays out before anyone sees the first of them.';
    const { runs, page } = perceiveHtml(
      `<div class="deck"><p>${text}</p></div><script>start()</script>`,
      '.deck { position: relative; height: 100%; overflow: hidden } p { position: absolute; margin: 0 }',
    );
    expect(runs.map((run) => run.text)).toEqual([text]);
    expect(page.hidesItself).toBe(true);
  });
});

describe('a text that nobody can read', () => {
  it('leaves the box of its element', () => {
    const { visible, runs } = perceiveHtml(
      '<h1>Logo</h1>',
      'h1 { text-indent: -9999px; width: 200px; height: 60px; background: teal }',
    );
    expect(runs).toEqual([]);
    expect(visible.map(({ tag }) => tag)).toContain('h1');
  });
});
