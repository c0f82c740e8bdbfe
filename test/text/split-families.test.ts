import { expect, it } from 'vitest';
import { familyNames, splitFamilies } from '../../src/text/split-families.ts';

it.each([
  [`"Suisse Int'l", Helvetica, sans-serif`, ["Suisse Int'l", 'Helvetica', 'sans-serif'], 'suisse intl'],
  [`'JetSansDigital', Arial`, ['JetSansDigital', 'Arial'], 'jetsansdigital'],
  ['"Foo, Bar" , serif', ['Foo, Bar', 'serif'], 'foo, bar'],
  [`'A, "B", C', "D`, ['A, "B", C', 'D'], 'a, b, c'],
  [`Suisse Int'l, Kid's`, ["Suisse Int'l", "Kid's"], 'suisse intl'],
  [' , Inter', ['Inter'], 'inter'],
  ['"Twemoji Country Flags", Osaka', ['Twemoji Country Flags', 'Osaka'], 'osaka'],
  ['"Apple Color Emoji"', ['Apple Color Emoji'], 'apple color emoji'],
])('reads the names of %s', (stack, names, first) => {
  expect(familyNames(stack)).toEqual(names);
  expect(splitFamilies(stack)[0]).toBe(first);
});
