import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../src/features/index.ts';
import { type Axis, CATEGORIES } from '../../../src/grammar/axis.ts';
import { AXES } from '../../../src/grammar/axes/index.ts';
import type { Shown } from '../../../src/grammar/reading.ts';
import { observeDocument, observeHtml } from './read-html.ts';

const FOLDER = path.join(import.meta.dirname, '../../../src/grammar/axes');
const axes: readonly Axis[] = AXES;
const named = axes.map((axis) => [axis.id, axis] as const);

describe('AXES', () => {
  it('has one folder for every axis and lists every folder', () => {
    const folders = readdirSync(FOLDER).filter((name) => name !== 'index.ts');
    const expected = axes.map(({ id }) => id.replace('.', '-').replaceAll('_', '-'));
    expect(folders.toSorted()).toEqual(expected.toSorted());
  });

  it('has a file of tests for every axis', () => {
    const files = new Set(readdirSync(import.meta.dirname));
    const missing = readdirSync(FOLDER).filter(
      (name) => name !== 'index.ts' && !files.has(`${name}.test.ts`),
    );
    expect(missing).toEqual([]);
  });

  it('has axes with unique ids', () => {
    expect(new Set(axes.map(({ id }) => id)).size).toBe(axes.length);
  });
});

describe.each(named)('%s', (id, axis) => {
  it('belongs to a category', () => {
    expect(CATEGORIES).toContain(id.split('.')[0]);
  });

  it('has a label and a question', () => {
    expect(axis.label).toMatch(/^[A-Z].{2,40}$/);
    expect(axis.question).toMatch(/^[A-Z].+\?$/);
  });

  it('has a unique rubric sentence for every value', () => {
    const sentences = axis.values.map((value) => axis.texts[value]?.rubric);
    for (const sentence of sentences) expect(sentence).toMatch(/^.{10,}\.$/);
    expect(new Set(sentences).size).toBe(axis.values.length);
  });

  it('needs only features that exist', () => {
    const known = FEATURES.map((feature) => feature.id as string);
    expect(axis.needs.length).toBeGreaterThan(0);
    for (const feature of axis.needs) expect(known).toContain(feature);
  });

  it('has a symmetric scale within 0 and 1 that is 1 only for the same value', () => {
    for (const a of axis.values) {
      for (const b of axis.values) {
        const similarity = axis.scale.similarity(a, b);
        expect(similarity).toBe(axis.scale.similarity(b, a));
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
        expect(similarity === 1).toBe(a === b);
      }
    }
  });

  it('proposes a different change for every value and quotes the measure', () => {
    const current: Shown = {
      value: axis.values[0] ?? '',
      confidence: 1,
      method: 'measured',
      runnerUp: null,
      measure: 'MEASURED',
      evidence: [],
    };
    const fixes = axis.values.map((value) => axis.fix(value, current));
    expect(new Set(fixes).size).toBe(axis.values.length);
    for (const fix of fixes) expect(fix).toContain('MEASURED');
  });

  it('negates only its own values, into another one', () => {
    for (const [value, opposite] of Object.entries(axis.negated)) {
      expect(axis.values).toContain(value);
      expect(axis.values).toContain(opposite);
      expect(opposite).not.toBe(value);
    }
  });

  it('has natural words for every value', () => {
    for (const value of axis.values) expect(axis.texts[value]?.brief.length, value).toBeGreaterThan(0);
  });
});

describe('every axis reads odd pages without throwing', () => {
  const prose = `<h1>Title</h1>${'<p>We write about things that matter, and you may read it.</p>'.repeat(8)}`;
  const pages = {
    'an empty body': observeHtml(''),
    'text without any CSS': observeHtml(prose),
    'styles on elements only': observeHtml(
      `<div style="background:#123;color:#fff;border-radius:50%;box-shadow:0 0 9px red;padding:9px">${prose}</div>`,
    ),
    'variables that lead nowhere': observeHtml(
      prose,
      '* { color: var(--a); background: var(--b, var(--c)); border: var(--d) solid var(--e) }',
    ),
    'variables in a circle': observeHtml(
      prose,
      ':root { --a: var(--b); --b: var(--a) } p { color: var(--a) }',
    ),
    'a huge reset': observeHtml(
      prose,
      'html, body, div, span, h1, p, a, img { margin: 0; padding: 0; border: 0; font: inherit; background: none }',
    ),
    'an icon font': observeHtml(
      `${prose}<i class="icon"></i>`,
      '.icon::before { content: "\\f007"; font-family: "Font Awesome 6 Free"; font-size: 80px }',
    ),
    'a page from right to left': observeDocument(
      `<!doctype html><html dir="rtl" lang="ar"><body>${prose}</body></html>`,
    ),
    'sheets for print only': observeHtml(prose, '@media print { * { color: red; background: black } }'),
    'an image and nothing else': observeHtml('<img src="x.jpg">'),
    'sizes beyond all measure': observeHtml(
      prose,
      'h1 { font-size: 1e9px; letter-spacing: -1e9px } p { width: 1e12px; height: 1e12px; margin: -1e9px; border: 1e9px solid red; border-radius: 1e9px; box-shadow: 0 0 1e9px 1e9px red }',
    ),
    'a frameset': observeDocument('<html><frameset cols="50%,50%"><frame src="a"></frameset></html>'),
    'no markup at all': observeDocument('just words'),
  };

  it.each(Object.entries(pages))('%s', (_, features) => {
    for (const axis of axes) {
      const reading = axis.read(features);
      if (reading.value === null) {
        expect(reading.reason, axis.id).toMatch(/\.$/);
        continue;
      }
      expect(axis.values, axis.id).toContain(reading.value);
      expect(reading.confidence, axis.id).toBeGreaterThan(0);
      expect(reading.confidence, axis.id).toBeLessThanOrEqual(1);
      expect(reading.measure, axis.id).not.toMatch(/NaN|undefined|Infinity/);
      expect(reading.evidence.length, axis.id).toBeLessThanOrEqual(5);
      const shares = reading.evidence.map(({ share = 0 }) => share);
      expect(Math.min(0, ...shares), axis.id).toBe(0);
      expect(
        shares.reduce((sum, share) => sum + share, 0),
        axis.id,
      ).toBeLessThanOrEqual(1 + 1e-9);
      if (reading.runnerUp !== null) expect(reading.runnerUp.value, axis.id).not.toBe(reading.value);
    }
  });
});
