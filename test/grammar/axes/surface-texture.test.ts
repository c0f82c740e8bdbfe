import { describe, expect, it } from 'vitest';
import { surfaceTexture } from '../../../src/grammar/axes/surface-texture/axis.ts';
import { observeHtml } from './read-html.ts';

const read = (css: string, body = '<header><h1>Hello</h1></header><p>Text</p>') =>
  surfaceTexture.read(observeHtml(body, css));
const HERO = 'header { height: 700px; ';
const NOISE = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`;

describe('surface.texture', () => {
  it.each([
    ['flat', 'background: #e0e0ff'],
    ['flat', 'background: linear-gradient(#123, #123)'],
    ['flat', 'background: linear-gradient(transparent, transparent)'],
    ['flat', 'background: linear-gradient(transparent, #fdfdfd)'],
    ['flat', 'background: linear-gradient(rgb(0 0 0 / 0.02), transparent 60%)'],
    ['gradient', 'background: linear-gradient(transparent, #cfe0f5)'],
    ['gradient', 'background: linear-gradient(45deg, #63f, #f36)'],
    ['photo', 'background: url(hero.jpg) center / cover'],
    [
      'photo',
      'background: linear-gradient(rgb(0 0 0 / 0.5), rgb(0 0 0 / 0.6)), url(hero.jpg) center / cover',
    ],
    ['gradient', 'background: linear-gradient(#63f, #f36), url(hero.jpg) center / cover'],
  ])('is %s for a hero with %s', (value, background) => {
    expect(read(`${HERO} ${background} }`).value).toBe(value);
  });

  it('sees a photograph below a tint that a pseudo-element lays over it', () => {
    const css = `${HERO} position: relative; background: url(hero.jpg) center / cover }
      header::before { content: ''; position: absolute; inset: 0; background: rgb(0 0 0 / 0.5) }`;
    expect(read(css).value).toBe('photo');
  });

  it('ignores a photograph below an opaque layer', () => {
    const css = `${HERO} position: relative; background: url(hero.jpg) center / cover }
      header::before { content: ''; position: absolute; inset: 0; background: #fff }`;
    expect(read(css).value).toBe('flat');
  });

  it('reads a wide image with text on it as a background', () => {
    const body = '<header><img src="hero.jpg"><h1>Hello</h1></header>';
    const css = `${HERO} position: relative } img { position: absolute; z-index: -1; width: 100%; height: 700px } h1 { padding: 200px }`;
    expect(read(css, body).value).toBe('photo');
  });

  it.each([
    ['noise', `background: ${NOISE}`],
    ['dots', 'background: radial-gradient(#999 1px, transparent 1px) 0 0 / 20px 20px'],
    ['stripes', 'background: repeating-linear-gradient(45deg, #eee 0 10px, #ddd 10px 20px)'],
    ['a tile', 'background: #fff url(paper.png)'],
  ])('is grain for a page with %s as ground', (_, background) => {
    expect(read(`body { min-height: 2000px; ${background} }`).value).toBe('grain');
  });

  it('is mesh for several blobs that fade into each other', () => {
    const css = `body { min-height: 2000px; background:
      radial-gradient(at 10% 10%, #f0a 0, transparent 50%),
      radial-gradient(at 80% 20%, #0af 0, transparent 50%),
      radial-gradient(at 40% 80%, #af0 0, transparent 50%) }`;
    expect(read(css).value).toBe('mesh');
  });

  it('is gradient when all main buttons are', () => {
    const css =
      'a { display: inline-block; padding: 12px 30px; background: linear-gradient(#63f, #f36); color: #fff }';
    expect(read(css, '<p>Text</p><a href="#">One</a> <a href="#">Two</a>').value).toBe('gradient');
  });

  it('leaves gradients clipped to text out', () => {
    const css = `${HERO} background: linear-gradient(#63f, #f36); background-clip: text; color: transparent }`;
    expect(read(css).value).toBe('flat');
  });
});
