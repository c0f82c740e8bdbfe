import { describe, expect, it } from 'vitest';
import type { Axis } from '../../../src/grammar/axis.ts';
import { AXES } from '../../../src/grammar/axes/index.ts';
import { CUES, FILLERS, LINKS, PREPOSITIONS } from '../../../src/grammar/brief/function-words.ts';
import { lexicon } from '../../../src/grammar/brief/lexicon.ts';
import { SUBJECTS } from '../../../src/grammar/brief/subjects.ts';
import { SYNONYMS } from '../../../src/grammar/brief/synonyms.ts';
import { readUnits } from '../../../src/grammar/brief/units.ts';

const lists: readonly (readonly [owner: string, names: readonly string[]])[] = [
  ...Object.entries(SUBJECTS).map(
    ([name, subject]) => [`subject ${name}`, [name, ...subject.names]] as const,
  ),
  ...Object.entries(SYNONYMS).map(([name, phrases]) => [`synonym ${name}`, [name, ...phrases]] as const),
  ...Object.entries(CUES).map(([kind, phrases]) => [`cue ${kind}`, phrases] as const),
  ['filler', FILLERS],
  ['link', LINKS],
  ['preposition', PREPOSITIONS],
];

describe('the vocabulary', () => {
  it('gives a phrase one name only', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const [owner, names] of lists) {
      for (const name of names) {
        const other = owners.get(name);
        if (other !== undefined && other !== owner) shared.push(`${name}: ${other}, ${owner}`);
        owners.set(name, owner);
      }
    }
    expect(shared).toEqual([]);
  });

  it('has no empty phrases and none twice in a list', () => {
    for (const [owner, names] of lists) {
      expect(
        names.every((name) => /^[\p{L}\d]/u.test(name)),
        owner,
      ).toBe(true);
      expect(new Set(names.slice(1)).size, owner).toBe(names.length - 1);
    }
  });

  it('has parents that are subjects', () => {
    for (const { parents } of Object.values(SUBJECTS)) {
      for (const parent of parents) expect(Object.keys(SUBJECTS)).toContain(parent);
    }
  });

  it('reads every phrase as one unit of the name it stands for, in the base forms of its words too', () => {
    const owners = [
      ...Object.entries(SUBJECTS).map(([name, subject]) => [name, subject.names] as const),
      ...Object.entries(SYNONYMS),
    ];
    const strays = owners.flatMap(([owner, names]) =>
      [owner, ...names]
        .filter(
          (name) =>
            readUnits(name)
              .map((unit) => unit.name)
              .join() !== owner,
        )
        .map((name) => `${owner}: ${name}`),
    );
    expect(strays).toEqual([]);
  });
});

describe('the words of the axes', () => {
  it('give a phrase one value of an axis only', () => {
    const meanings = [...lexicon().terms].flatMap(([key, { alone, about }]) =>
      [['', alone] as const, ...about].map(([subject, list]) => [`${key} ${subject}`, list] as const),
    );
    const torn = meanings.filter(([, list]) => {
      const values = list.map(({ axis, polarity }) => `${axis.id} ${polarity}`);
      return new Set(values).size < values.length;
    });
    expect(torn.map(([key]) => key)).toEqual([]);
  });

  it('refuse only what has another value', () => {
    for (const { values, negated } of AXES as readonly Axis[]) {
      for (const [value, opposite] of Object.entries(negated)) {
        expect(values).toContain(value);
        expect(values).toContain(opposite);
        expect(opposite).not.toBe(value);
      }
    }
  });
});
