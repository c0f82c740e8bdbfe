import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedMotion } from '../../src/features/script-motion/scripted-motion.ts';
import { cpuTime } from '../cpu-time.ts';

const read = (script: string) =>
  scriptedMotion(script).map(({ trigger, name, targets }) =>
    `${trigger}: ${name} ${targets.join(' + ')}`.trim(),
  );

const SHOW = 'entries.forEach(e => { if (e.isIntersecting) e.target.classList.add("in") })';

describe('a script moves', () => {
  test.each([
    [
      'what an observer changes, found by its variable',
      `const io = new IntersectionObserver(entries => { ${SHOW} }); const cards = document.querySelectorAll('.card'); cards.forEach(c => io.observe(c))`,
      ['scroll: IntersectionObserver .card'],
    ],
    [
      'what an observer changes, found in the loop',
      `function show(entries) { ${SHOW} } const io = new IntersectionObserver(show, {}); for (const el of document.querySelectorAll('[data-x="1"]')) io.observe(el)`,
      ['scroll: IntersectionObserver [data-x="1"]'],
    ],
    [
      'slides by a timer',
      `let i = 0; const slides = document.getElementsByClassName('slide big'); function next() { slides[i++].classList.add('on') } setInterval(next, 4000)`,
      ['autonomous: timer .slide.big'],
    ],
    [
      'a slider that plays',
      `new Swiper('.hero', { loop: true, autoplay: { delay: 3000 } })`,
      ['autonomous: autoplay slider .hero'],
    ],
    [
      'a slider of a bundled library',
      `new e(".hero", {modules:[t], loop:!0, autoplay:{delay:7e3}})`,
      ['autonomous: autoplay slider .hero'],
    ],
    [
      'slides by a function that calls itself again',
      `const all = $('.quote'); function turn() { all.hide(); all.eq(i++).fadeIn(); setTimeout(turn, 5000) } turn()`,
      ['autonomous: timer .quote'],
    ],
    ['a slider for the hand', `$('.hero').slick({ dots: true, autoplay: false })`, ['gesture: slider .hero']],
    [
      'a slider that plays unless told not to',
      `jQuery('#top').flexslider({ animation: 'slide' })`,
      ['autonomous: autoplay slider #top'],
    ],
    [
      'a tween bound to the scroll',
      `gsap.from('.panel', { y: 40, duration: 1.2, scrollTrigger: { trigger: '.panel' } })`,
      ['scroll: gsap .panel'],
    ],
    ['a tween on load', `gsap.timeline().from('h1', { y: 40 })`, ['autonomous: gsap h1']],
    ['revealed blocks', `ScrollReveal().reveal('.box', { distance: '40px' })`, ['scroll: ScrollReveal .box']],
    ['typed text', `new Typed('#words', { strings: ['a'] })`, ['autonomous: typed text #words']],
    [
      'text written letter by letter',
      `function type() { el.textContent += word.charAt(i++); setTimeout(type, 80) }`,
      ['autonomous: typed text'],
    ],
    [
      'a layer that follows the scroll',
      `const sky = document.getElementById('sky'); window.addEventListener('scroll', () => { sky.style.transform = 'translateY(' + window.scrollY * 0.4 + 'px)' })`,
      ['scroll: parallax #sky'],
    ],
    [
      'blocks that a function shows when they are reached',
      `const blocks = $('.step'); function show(all) { all.each(function () { if ($(this).offset().top < $(window).scrollTop()) blocks.addClass('in') }) } $(window).on('scroll', function () { show(blocks) })`,
      ['scroll: shown when reached .step'],
    ],
    [
      'a dot that follows the pointer',
      `const dot = document.querySelector('.dot'); document.addEventListener('mousemove', e => { dot.style.left = e.clientX + 'px' })`,
      ['gesture: pointer following .dot'],
    ],
    [
      'a canvas, frame by frame',
      `const c = canvas.getContext('2d'); function draw() { c.clearRect(0, 0, 9, 9); requestAnimationFrame(draw) }`,
      ['autonomous: canvas loop canvas'],
    ],
    ['particles', `particlesJS('stars', {})`, ['autonomous: particles #stars']],
  ])('%s', (_, script, motions) => {
    expect(read(script)).toEqual(motions);
  });

  test('with the timing that it states', () => {
    const script = `gsap.from('.a', { duration: 1.5, ease: 'back.out(2)' }); anime({ targets: '.b', duration: 800, easing: 'linear' })`;
    expect(scriptedMotion(script).map(({ timing }) => timing)).toEqual([
      { seconds: 1.5, easing: 'cubic-bezier(0.34,1.56,0.64,1)' },
      { seconds: 0.8, easing: 'linear' },
    ]);
  });
});

describe('a script does not move', () => {
  test.each([
    [
      'images that it loads late',
      `new IntersectionObserver(es => { es[0].target.src = es[0].target.dataset.src })`,
    ],
    [
      'a class of the page at its top',
      `new IntersectionObserver(e => document.body.classList.toggle('top', e[0].isIntersecting)).observe(document.querySelector('.top'))`,
    ],
    [
      'links of what is in view',
      `new IntersectionObserver(es => es.forEach(e => { seen.push(e.target); document.querySelector('.toc').classList.add('on') }))`,
    ],
    ['a clock', `setInterval(() => { el.textContent = new Date().toISOString() }, 1000)`],
    ['what a click moves', `b.addEventListener('click', () => { gsap.to('.menu', { x: 0 }) })`],
    ['a list of the same method name', `Array.from('.panel', { length: 2 })`],
    ['what is commented out', `// new Swiper('.a', { autoplay: true })\n/* $('.b').slick() */`],
    ['a slider that is only told to go on', `$('.next').on('click', () => $('.slides').slick('slickNext'))`],
    ['a method of another library', `this.sliding || this.cycle()`],
    ['the top of the page', `$('html, body').animate({ scrollTop: 0 }, 400)`],
    [
      'a header that shrinks',
      `addEventListener('scroll', () => nav.classList.toggle('small', scrollY > 40))`,
    ],
  ])('%s', (_, script) => {
    expect(read(script)).toEqual([]);
  });
});

describe('any text', () => {
  const pieces = [
    "$('.a').slick({",
    'setInterval(next,',
    'new IntersectionObserver(target.classList.add',
    '/*',
    '(',
    '"',
    '.observe(x)',
    '`${',
  ];

  test('is read without failing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (parts) => {
        expect(Array.isArray(scriptedMotion(parts.join('')))).toBe(true);
      }),
    );
  });

  test.each(pieces)('is read in linear time: %s again and again', (piece) => {
    const text = piece.repeat(Math.ceil(300_000 / piece.length));
    expect(cpuTime(() => scriptedMotion(text))).toBeLessThan(400);
  });
});
