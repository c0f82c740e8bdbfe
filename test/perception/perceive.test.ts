import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import type { StyledElement, StyledPage } from '../../src/cascade/styled-page.ts';
import { observe } from '../../src/features/index.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { checkGates } from '../../src/score/gates.ts';
import { perceiveHtml } from './perceive-html.ts';

const ROOMS = ['perception', 'features'].map((room) => path.join(import.meta.dirname, '../../src', room));
const FILES = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
).filter((file) => file.endsWith('.ts'));

const BODY = `<header><nav><a href="/">Home</a></nav></header>
  <main><h1>Rooms for rent</h1><p>We let rooms by the month.</p><a class="button" href="/book">Book a room</a></main>
  <section><h2>Where we are</h2><div class="card">In the old town, near the river.</div></section>`;
const CSS = `.button { display: inline-block; padding: 12px 24px; background: #036; color: #fff }
  .card { padding: 20px; border: 1px solid #ccc; width: 400px }`;

/** The page, with a counter of reads of each element's box. */
function counted(page: StyledPage): { page: StyledPage; reads: Map<number, number> } {
  const reads = new Map<number, number>();
  const elements = page.elements.map((element): StyledElement =>
    Object.defineProperty({ ...element }, 'box', {
      get() {
        reads.set(element.index, (reads.get(element.index) ?? 0) + 1);
        return element.box;
      },
    }),
  );
  return { page: { ...page, elements }, reads };
}

describe('the perception of a page', () => {
  it('contains visible elements, painted areas, text and groups', () => {
    const { visible, runs, textRoles, runningText, controls, groups, paintMap, contents, sections } =
      perceiveHtml(BODY, CSS);
    const button = visible.find(({ classes }) => classes.includes('button'));
    const card = visible.find(({ classes }) => classes.includes('card'));
    expect(runs.map(({ text }) => text)).toContain('Book a room');
    expect(textRoles.map(({ role }) => role)).toEqual([
      'navigation',
      'heading',
      'running',
      'control',
      'heading',
      'running',
    ]);
    expect(runningText.plain).toHaveLength(2);
    expect(button && controls.isControl(button)).toBe(true);
    expect(button && paintMap.atCentre(button.box)?.element).toBe(button);
    expect(card && groups.kind(card)).toBe('frame');
    expect(contents).toHaveLength(6);
    expect(sections.gaps.length + sections.paragraphs.length).toBeGreaterThan(0);
  });

  it('is deterministic', () => {
    const first = perceiveHtml(BODY, CSS);
    const second = perceive(first.page);
    expect(observe(second)).toEqual(observe(first));
  });

  it('provides the input of the gates without computing features', () => {
    const { page, reads } = counted(perceiveHtml(BODY, CSS).page);
    const perception = perceive(page);
    reads.clear();
    expect(checkGates(perception).map(({ passed }) => passed)).toEqual([true, true]);
    expect([...reads]).toEqual([]);
  });

  it('computes surfaces and controls once per element', () => {
    const { page, reads } = counted(perceiveHtml(BODY, CSS).page);
    const { visible, surfaces, controls, groups } = perceive(page);
    const ask = () => {
      for (const element of visible) {
        surfaces.fill(element);
        surfaces.isOutlined(element);
        controls.isControl(element);
        controls.filledAround(element);
        groups.kind(element);
      }
    };
    ask();
    reads.clear();
    ask();
    expect([...reads]).toEqual([]);
  });
});

describe('readiness', () => {
  const readiness = (body: string) =>
    perceive(placeBoxes(styleDocument(pageFromHtml({ html: `<!doctype html>${body}` })))).readiness;
  const TEXT = '<p>We let rooms by the month, the season and the year.</p>';

  it.each([
    ['a written page', TEXT, { isEmpty: false, hidesItself: false, remarks: [] }],
    ['an empty page', '<p></p>', { isEmpty: true, hidesItself: false, remarks: [] }],
    ['a shell', '<div id=app></div><script src=/a.js></script>', { isEmpty: true, hidesItself: false }],
    ['a hidden page', `<div hidden>${TEXT}</div><script src=/a.js></script>`, { hidesItself: true }],
  ])('of %s', (_name, body, expected) => {
    expect(readiness(body)).toMatchObject(expected);
  });

  it('reports a shell that scripts fill', () => {
    expect(readiness('<div id=app></div><script src=/a.js></script>').remarks).toMatchObject([
      { code: 'script_shell' },
    ]);
  });

  it.each<[string, string, readonly [string, RegExp][]]>([
    [
      'frames',
      '<iframe src="/a.html"></iframe><iframe src="/b.html"></iframe><iframe></iframe>',
      [['frames_not_read', /address: \/a\.html, \/b\.html\.$/]],
    ],
    [
      'many frames',
      '<iframe src=/a></iframe>'.repeat(5),
      [['frames_not_read', /: \/a, \/a, \/a, 2 more\.$/]],
    ],
    [
      'shadow trees',
      `<x-page><template shadowrootmode="open">${TEXT}</template></x-page>`,
      [['shadow_trees', /render pass reads them/]],
    ],
    [
      'shadow trees beside text',
      `${TEXT}<x-card><template shadowrootmode="open">${TEXT}</template></x-card>`,
      [['shadow_trees', /render pass reads them/]],
    ],
    ['a template of scripts', `<template>${TEXT}</template>`, []],
    ['frames beside text', `${TEXT}<iframe src="/a.html"></iframe>`, []],
  ])('says where the content is of a page of %s', (_, body, remarks) => {
    const found = readiness(body).remarks.map(({ code, detail }) => [code, detail]);
    expect(found).toEqual(remarks.map(([code, detail]) => [code, expect.stringMatching(detail)]));
  });

  it('expects a chart in an empty element with an id until scripts have run', () => {
    const { page } = perceiveHtml('<div id="sales" style="height: 300px"></div>');
    const ran = perceive({ ...page, scriptsRan: true });
    expect([...perceive(page).readiness.awaited.values()]).toMatchObject([{ height: 300 }]);
    expect([...ran.readiness.awaited]).toEqual([]);
    expect([perceive(page).contents.length, ran.contents.length]).toEqual([1, 0]);
  });
});

describe.each(FILES.map((file) => [path.basename(file), readFileSync(file, 'utf8')]))(
  '%s',
  (name, source) => {
    it('does not depend on how the page was read', () => {
      if (name !== 'readiness.ts') expect(source).not.toMatch(/scriptsRan|page\.hidesItself/);
    });
  },
);

describe.each(FILES.filter((file) => file.includes('/src/features/')))('%s', (file) => {
  it('does not build parts of the perception', () => {
    const source = readFileSync(file, 'utf8');
    const builders =
      /\b(?:perceive|visiblePage|drawnPage|paintMapOf|surfacesOf|controlsOf|groupsOf|textRoles|runningText|contentBoxes|contentTree|measureGaps|sectionsOf|readinessOf|pageImages)\(/;
    expect(source).not.toMatch(builders);
  });
});
