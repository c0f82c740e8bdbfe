import { describe, expect, test } from 'vitest';
import { observeHtml } from '../grammar/axes/read-html.ts';

describe('a thing that moves', () => {
  const RISE = '@keyframes rise { from { opacity: 0.4 } to { opacity: 1 } } .rise { animation: rise 1s }';
  const moving = (body: string) => {
    const { animatedPlaces, scroll, autonomous, gesture } = observeHtml(body, RISE).motion;
    const marked = [...scroll, ...autonomous, ...gesture].reduce((sum, { elements }) => sum + elements, 0);
    return animatedPlaces + marked;
  };
  test.each([
    [1, '<p class="rise fade-in-up">One</p>'],
    [1, '<p class="rise wow">One</p>'],
    [1, '<div class="marquee"><p class="rise">One</p></div>'],
    [1, '<p class="wow reveal" data-aos="fade">One</p>'],
    [1, '<div class="swiper" data-autoplay="3000">One</div>'],
    [2, '<p class="wow">One</p><p class="reveal">Two</p>'],
    [2, '<p class="rise">One</p><div style="height: 900px"></div><p class="wow">Two</p>'],
  ])('is counted once: %i in %s', (count, body) => {
    expect(moving(body)).toBe(count);
  });
});
