import { describe, expect, it } from 'vitest';
import { perceiveHtml } from './perceive-html.ts';

/** The role of the only text of a page. */
const roleOf = (body: string, family: string) =>
  perceiveHtml(body, `.f { font-family: ${family} }`).textRoles.map(({ role }) => role);

describe('text in a family named like an icon font', () => {
  it.each([
    ['<h1 class="f">Plans for every pupil</h1>', 'feather, sans-serif', 'heading'],
    ['<h2 class="f">pricing</h2>', '"Feather Bold", sans-serif', 'heading'],
    ['<h2 class="f">pricing</h2>', 'Symbol, serif', 'heading'],
    ['<p class="f">Learn a language</p>', 'Star, sans-serif', 'running'],
    ['<p class="f">Learn a language</p>', '"Acme Icons", sans-serif', 'running'],
    ['<span class="f">duolingo</span>', 'feather, sans-serif', 'running'],
    ['<i class="f">arrow_forward</i>', '"Material Icons"', 'icon'],
    ['<i class="f">home</i>', '"Material Symbols Rounded"', 'icon'],
    ['<h2 class="f">&#xe900;</h2>', 'feather', 'icon'],
    ['<span class="f">a</span>', 'Flaticon', 'icon'],
    ['<span class="f">&#xe900;</span>', 'Acme, sans-serif', 'icon'],
  ])('%s in %s: %s', (body, family, role) => {
    expect(roleOf(body, family)).toEqual([role]);
  });
});
