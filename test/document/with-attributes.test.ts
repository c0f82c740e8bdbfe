import { expect, test } from 'vitest';
import { parseDocument } from '../../src/document/parse-document.ts';
import { textOf } from '../../src/document/text-of.ts';
import { withAttributes } from '../../src/document/with-attributes.ts';

test('a copy differs only in the attributes of one element', () => {
  const document = parseDocument(
    '<!doctype html><p id=a class=x>t<b>u</b></p><svg viewBox="0 0 1 1"><g/></svg>',
  );
  const copy = withAttributes(document, document.root, { class: 'dark', 'data-theme': 'dark' });
  expect(copy.root.classes).toEqual(['dark']);
  expect(copy.root.attributes['data-theme']).toBe('dark');
  expect(document.root.classes).toBeNull();
  expect(textOf(copy.root)).toBe(textOf(document.root));
  const shape = ({ elements }: typeof document) =>
    elements.slice(1).map(({ index, tag, namespace, id, classes, attributes, parent, position }) => ({
      index,
      tag,
      namespace,
      id,
      classes,
      attributes: { ...attributes },
      parent: parent?.index,
      position,
    }));
  expect(shape(copy)).toEqual(shape(document));
});
