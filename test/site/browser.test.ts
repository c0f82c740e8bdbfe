import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/local-platform.ts';

/** Milliseconds after which the gallery has asked for the words that were typed. */
const ASKED_MS = 300;

interface Asked {
  readonly url: string;
  /** Answers the request with JSON. */
  readonly answer: (body: object) => Promise<void>;
}

/** A page with a script of `site/browser/`, and the requests that it waits for. */
function open(script: string, markup: string): { readonly window: DOMWindow; readonly asked: Asked[] } {
  const { window } = new JSDOM(`<!doctype html><body>${markup}`, {
    url: 'https://taste.example/page',
    runScripts: 'outside-only',
    virtualConsole: new VirtualConsole(),
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
  Object.assign(window, { fetch });
  const { outputFiles } = buildSync({
    entryPoints: [path.join(ROOT, 'site/browser', script)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  window.eval(outputFiles[0]?.text ?? '');
  return { window, asked };
}

function change(window: DOMWindow, name: string, value: string): void {
  const field = window.document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field === null) throw new Error(`No field ${name}.`);
  field.value = value;
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
}

describe('the gallery', () => {
  const GALLERY = `<form class="facets"><input type="search" name="q"><select name="theme"><option value="">any<option>dark</select>
<button type="reset">All</button><p class="count"></p></form><ul class="wall">${['a', 'b', 'c']
    .map((slug) => `<li class="tile" data-slug="${slug}" data-theme="${slug === 'c' ? 'light' : 'dark'}">`)
    .join('')}</ul>`;
  const shown = ({ document }: DOMWindow) =>
    [...document.querySelectorAll<HTMLElement>('.tile:not([hidden])')].map(({ dataset }) => dataset['slug']);
  const found = (...slugs: string[]) => ({
    results: slugs.map((slug) => ({ slug })),
    total: slugs.length,
    did_you_mean: [],
  });

  test('finds the words although a facet is chosen right after', async () => {
    const { window, asked } = open('gallery.ts', GALLERY);
    change(window, 'q', 'words');
    change(window, 'theme', 'dark');
    await wait(ASKED_MS);
    expect(asked.map(({ url }) => url)).toEqual(['/api/search?q=words&limit=100']);
    await asked[0]?.answer(found('b', 'c'));
    expect(shown(window)).toEqual(['b']);
    expect(window.location.search).toBe('?q=words&theme=dark');
  });

  test.each(['before it asks', 'while it waits'])('shows all brands after a reset %s', async (moment) => {
    const { window, asked } = open('gallery.ts', GALLERY);
    change(window, 'q', 'words');
    if (moment === 'while it waits') await wait(ASKED_MS);
    window.document.querySelector('form')?.reset();
    await asked[0]?.answer(found('a'));
    await wait(ASKED_MS);
    expect(asked).toHaveLength(moment === 'while it waits' ? 1 : 0);
    expect(shown(window)).toEqual(['a', 'b', 'c']);
    expect(window.location.search).toBe('');
  });
});

describe.concurrent('a button that copies', () => {
  const BUTTON = '<button data-copy="text">copy</button>';
  const clicked = async (clicks: number, writeText: () => Promise<void>) => {
    const { window } = open('copy.ts', BUTTON);
    Object.assign(window.navigator, { clipboard: { writeText } });
    const button = window.document.querySelector('button');
    for (let click = 0; click < clicks; click++) {
      button?.click();
      await wait(20);
    }
    const said = button?.textContent;
    await wait(1600);
    return [said, button?.textContent];
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
  const FORM = `<form class="ask">${['url', 'html', 'css', 'brand', 'brief'].map((name) => `<input name="${name}">`).join('')}</form><div class="verdict"></div>`;

  test('that is awaited does not replace what the form says is wrong', async () => {
    const { window, asked } = open('judge.ts', FORM);
    const form = window.document.querySelector('form');
    change(window, 'url', 'https://shop.example/');
    change(window, 'brand', 'linear');
    form?.requestSubmit();
    change(window, 'brief', 'warm');
    form?.requestSubmit();
    await asked[0]?.answer({});
    const place = window.document.querySelector('.verdict');
    expect(place?.textContent).toMatch(/^Choose a brand or write a brief, not both/);
    expect(place?.hasAttribute('aria-busy')).toBe(false);
  });
});
