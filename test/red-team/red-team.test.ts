import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { attack, attackTarget } from './attack.ts';
import { OPEN_TRICKS } from './open-tricks.ts';
import { committedPages } from './pages.ts';
import { atEnd, withCss } from './place.ts';
import { FAMILIES } from './tricks.ts';
import { everyNth } from '../sample.ts';

const LIMIT = 2; // points
const EVERY = 24; // of the tricks of a family; `npm run red-team` applies all to all pages
const TARGET = attackTarget('linear', catalogIndex(CATALOG));
const PAGE = committedPages().find(({ name }) => name === 'bakery')!;
const TRICKS = FAMILIES.flatMap(({ tricks }) => tricks);
const SAMPLE = FAMILIES.flatMap(({ tricks }) =>
  everyNth(
    tricks.filter(({ name }) => !OPEN_TRICKS.has(name)),
    EVERY,
  ),
);

describe('the tricks', () => {
  it('are many, each with a name of its own', () => {
    expect(TRICKS.length).toBeGreaterThan(200);
    for (const { tricks } of FAMILIES)
      expect(new Set(tricks.map(({ name }) => name)).size).toBe(tricks.length);
  });

  it('that are open are among them', () => {
    const names = new Set(TRICKS.map(({ name }) => name));
    expect([...OPEN_TRICKS].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a bakery as a tool for engineers', () => {
  it('gains by what it shows', async () => {
    const shown = {
      name: 'in sight',
      apply: (html: string, { boxes, boxesCss }: typeof TARGET.bait) =>
        withCss(atEnd(html, `<div class="bait">${boxes}</div>`), boxesCss),
    };
    const [move] = (await attack(PAGE, [TARGET], [shown])).get(shown) ?? [];
    expect(move?.score).toBeGreaterThan(10 * LIMIT);
  });

  it.each(SAMPLE)('gains nothing by $name', async (trick) => {
    const [move] = (await attack(PAGE, [TARGET], [trick])).get(trick) ?? [];
    expect(move?.score).toBeLessThanOrEqual(LIMIT);
    expect(move?.identity).toBeLessThanOrEqual(LIMIT);
  });
});
