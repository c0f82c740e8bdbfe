import { describe, expect, it } from 'vitest';
import { allTags, tagKind } from '../../src/catalog/tags/index.ts';
import { tagsHaveOneDegree } from '../../src/catalog/checks/tags-have-one-degree.ts';
import { wordsOf } from '../../src/words/word-forms.ts';

const known: ReadonlySet<string> = new Set(allTags().map(({ id }) => id));

describe('the tags', () => {
  it('have each an id of their own', () => {
    expect(allTags()).toHaveLength(known.size);
  });

  it('relate to other tags of the list, each once', () => {
    for (const { id, near = [], against = [] } of allTags()) {
      const related: readonly string[] = [...near, ...against];
      expect(
        related.filter((other) => !known.has(other) || other === id),
        id,
      ).toEqual([]);
      expect(new Set(related).size, id).toBe(related.length);
    }
  });

  it('share no phrase with another tag of their kind', () => {
    const owners = new Map<string, string>();
    for (const tag of allTags().filter(({ words }) => words !== '')) {
      for (const key of new Set(tag.words.split(',').map((phrase) => wordsOf(phrase).join(' ')))) {
        const place = `${tagKind(tag.id)}: ${key}`;
        expect(key, tag.id).not.toBe('');
        expect(owners.get(place) ?? tag.id, place).toBe(tag.id);
        owners.set(place, tag.id);
      }
    }
  });
});

describe('the tags of an entry', () => {
  const found = (strong: readonly string[], opposite: readonly string[]) =>
    tagsHaveOneDegree({ tags: { strong, some: [], opposite } } as never, null as never).map(
      ({ message }) => message,
    );

  it.each([
    [['calm'], ['loud'], []],
    [['calm', 'calm'], [], ['The tag calm is named twice.']],
    [['calm'], ['calm'], ['The tag calm is named twice.']],
  ])('strong %j and opposite %j: %j', (strong, opposite, messages) => {
    expect(found(strong, opposite)).toEqual(messages);
  });
});
