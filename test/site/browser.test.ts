import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/local-platform.ts';

/** Milliseconds after which the gallery has asked for the words that were typed. */
const ASKED_MS = 300;

interface Asked {
  readonly url: string;
  /** Answers the request with JSON. */
  readonly answer: (body: object) => Promise<void>;
}

interface Opened {
  /** Runs a script in the page. */
  readonly run: (script: string) => unknown;
  /** The requests of the page. */
  readonly asked: readonly Asked[];
}

/** A page with a script of `site/browser/`. */
function open(script: string, markup: string, given: object = {}): Opened {
  const { window } = new JSDOM(`<!doctype html><body>${markup}`, {
    url: 'https://taste.example/page',
    runScripts: 'outside-only',
  });
  const asked: Asked[] = [];
  const fetch = (url: string) =>
    new Promise((resolve) => {
      const answer = async (body: object) => {
        resolve({ ok: true, json: async () => body });
        await wait(1);
      };
      asked.push({ url, answer });
    });
  Object.assign(window, { fetch, given });
  const { outputFiles } = buildSync({
    entryPoints: [path.join(ROOT, 'site/browser', script)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  window.eval(`Object.assign(navigator, given); ${outputFiles[0]?.text}`);
  return { run: (script) => window.eval(script), asked };
}

/** Script that a visitor causes who fills a field. */
const fill = (name: string, value: string) =>
  `document.querySelector('[name=${name}]').value = '${value}';
  document.querySelector('[name=${name}]').dispatchEvent(new Event('input', { bubbles: true }));`;

describe('the gallery', () => {
  const GALLERY = `<form class="facets"><input type="search" name="q"><select name="theme"><option value="">any<option>dark</select>
<button type="reset">All</button><p class="count"></p></form><ul class="wall">${['a', 'b', 'c']
    .map((slug) => `<li class="tile" data-slug="${slug}" data-theme="${slug === 'c' ? 'light' : 'dark'}">`)
    .join('')}</ul>`;
  const SHOWN = `[...document.querySelectorAll('.tile:not([hidden])')].map(({ dataset }) => dataset.slug).join()`;
  const found = (...slugs: string[]) => ({
    results: slugs.map((slug) => ({ slug })),
    total: slugs.length,
    did_you_mean: [],
  });

  test('finds the words although a facet is chosen right after', async () => {
    const { run, asked } = open('gallery.ts', GALLERY);
    run(fill('q', 'words') + fill('theme', 'dark'));
    await wait(ASKED_MS);
    expect(asked.map(({ url }) => url)).toEqual(['/api/search?q=words&limit=100']);
    await asked[0]?.answer(found('b', 'c'));
    expect(run(SHOWN)).toBe('b');
    expect(run('location.search')).toBe('?q=words&theme=dark');
  });

  test.each([0, ASKED_MS])('shows all brands after a reset, %i ms after the words', async (passed) => {
    const { run, asked } = open('gallery.ts', GALLERY);
    run(fill('q', 'words'));
    if (passed > 0) await wait(passed);
    run(`document.querySelector('form').reset()`);
    await asked[0]?.answer(found('a'));
    await wait(ASKED_MS);
    expect(asked).toHaveLength(passed > 0 ? 1 : 0);
    expect(run(SHOWN)).toBe('a,b,c');
    expect(run('location.search')).toBe('');
  });
});

describe.concurrent('a button that copies', () => {
  const clicked = async (clicks: number, writeText: () => Promise<void>) => {
    const { run } = open('copy.ts', '<button data-copy="text">copy</button>', { clipboard: { writeText } });
    const said = () => run(`document.querySelector('button').textContent`);
    for (let click = 0; click < clicks; click++) {
      run(`document.querySelector('button').click()`);
      await wait(20);
    }
    const first = said();
    await wait(1600);
    return [first, said()];
  };

  test.each([1, 2])('says so for a moment after %i clicks', async (clicks) => {
    expect(await clicked(clicks, async () => {})).toEqual(['copied', 'copy']);
  });

  test('says when it could not', async () => {
    const refused = async () => Promise.reject(new Error('refused'));
    expect(await clicked(1, refused)).toEqual(['not copied', 'copy']);
  });
});

describe('a judgement', () => {
  const FIELDS = ['url', 'html', 'css', 'brand', 'brief'].map((name) => `<input name="${name}">`).join('');

  test('that is awaited does not replace what the form says is wrong', async () => {
    const { run, asked } = open('judge.ts', `<form class="ask">${FIELDS}</form><div class="verdict"></div>`);
    const submit = `document.querySelector('form').requestSubmit();`;
    run(fill('url', 'https://shop.example/') + fill('brand', 'linear') + submit);
    run(fill('brief', 'warm') + submit);
    await asked[0]?.answer({});
    expect(run(`document.querySelector('.verdict').textContent`)).toMatch(/^Choose a brand or write a brief/);
    expect(run(`document.querySelector('.verdict').hasAttribute('aria-busy')`)).toBe(false);
  });
});
