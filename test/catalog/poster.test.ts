import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  inlinePoster,
  posterFile,
  posterProblems,
  posterRoles,
  posterTitle,
  readPosterFile,
} from '../../src/catalog/poster.ts';
import { firstColors } from '../../src/catalog/flat-tokens.ts';
import { entries } from './catalog.ts';

const COLORS = { primary: '#0055ff', text: '#101010' };
const poster = (content: string, title = 'A key in a lock') =>
  `<svg viewBox="0 0 1200 800"><title>${title}</title>${content}</svg>`;
const GOOD = poster(
  '<defs><circle id="acme-dot" r="9"/></defs><rect width="1200" height="800" fill="var(--color-text)"/><use href="#acme-dot" x="600" y="400" fill="var(--color-primary)" stroke="none"/>',
);

it('accepts a drawing in the colours of the entry', () => {
  expect(posterProblems(GOOD, 'acme', COLORS)).toEqual([]);
});

it.each([
  ['another format', GOOD.replace('1200 800', '600 400'), 'viewBox has to be "0 0 1200 800"'],
  ['no title', GOOD.replace(/<title>.*<\/title>/, ''), 'needs a <title> of 10 to 140 letters'],
  ['a long file', poster(`<path d="${'M0 0'.repeat(3000)}"/>`), 'bytes; at most 9000 are allowed'],
  ['a colour without a name', poster('<rect fill="#ff0000"/>'), 'fill="#ff0000" is no colour of the entry'],
  ['a colour that the entry lacks', poster('<rect fill="var(--color-gold)"/>'), 'no colour gold'],
  ['text', poster('<text>Sale</text>'), '<text> is not allowed'],
  ['a script', poster('<script>alert(1)</script>'), '<script> is not allowed'],
  ['a picture from elsewhere', poster('<image href="https://example.org/a.png"/>'), '<image> is not allowed'],
  ['a handler', poster('<rect onclick="alert(1)"/>'), 'attribute onclick is not allowed'],
  ['a style', poster('<rect style="fill:red"/>'), 'attribute style is not allowed'],
  ['an address in a paint', poster('<rect fill="url(https://example.org/#a)"/>'), 'names no element'],
  ['a mask from elsewhere', poster('<g mask="url(https://example.org/#a)"></g>'), 'names no element'],
  ['an id that another poster may have', poster('<g id="dot"></g>'), 'Ids have to begin with "acme-"'],
  ['a link to another document', poster('<use href="other.svg#a"/>'), 'href has to name an element'],
  ['an element that stays open', poster('<g><rect/>'), '</svg> closes an element that is not open'],
  ['markup that is none', poster('<rect width=9/>'), 'not well-formed'],
])('refuses %s', (_, svg, problem) => {
  expect(posterProblems(svg, 'acme', COLORS).join(' ')).toContain(problem);
});

it('becomes a part of a page, with its title as its name and its colours in place', () => {
  const markup = inlinePoster(GOOD, COLORS);
  expect(markup).toContain('role="img" aria-label="A key in a lock"');
  expect(markup).toContain('fill="#0055ff"');
  expect(markup).not.toMatch(/<title>|var\(/);
});

it('keeps quotation marks of its title inside its name', () => {
  expect(inlinePoster(poster('', 'A key in a "lock"'), COLORS)).toContain(
    'aria-label="A key in a &quot;lock&quot;"',
  );
});

it('becomes a file that gives back the drawing and its colours', () => {
  const file = posterFile(GOOD, { ...COLORS, unused: '#abcdef' });
  expect(file).toMatch(/^<svg xmlns="[^"]+" viewBox/);
  expect(file).toContain('fill="var(--color-primary,#0055ff)"');
  expect(readPosterFile(file)).toEqual({ svg: GOOD, colors: COLORS });
});

const drawn = entries.flatMap(({ slug, theme, tokens, poster: svg }) =>
  svg === undefined ? [] : [{ slug, svg, colors: firstColors(theme, tokens) }],
);

it('is drawn for brands of the catalog alone, each in at least two colours and with a title of its own', () => {
  const files = readdirSync(path.join(import.meta.dirname, '../../catalog/posters'));
  expect(files.map((file) => path.basename(file, '.svg')).toSorted()).toEqual(
    drawn.map(({ slug }) => slug).toSorted(),
  );
  const few = drawn.filter(
    ({ svg, colors }) => new Set(posterRoles(svg).map((role) => colors[role])).size < 2,
  );
  expect(few.map(({ slug }) => slug)).toEqual([]);
  expect(new Set(drawn.map(({ svg }) => posterTitle(svg))).size).toBe(drawn.length);
});
