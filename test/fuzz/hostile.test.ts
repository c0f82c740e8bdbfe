import { describe, expect, it } from 'vitest';
import { HOSTILE_KINDS, hostilePage } from '../../scripts/hostile/kinds.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';
import { sweep } from '../sample.ts';

const SHARE = sweep(0.0003, 0.001); // of the largest pages, which `npm run hostile` reads

describe('pages made to cost time or memory', () => {
  it.each(HOSTILE_KINDS.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
    const { page } = surveyPage(pageFromHtml(hostilePage(kind, SHARE)));
    for (const { box } of page.elements) {
      expect(Object.values(box).every(Number.isFinite)).toBe(true);
    }
  });
});
