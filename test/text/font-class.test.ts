import { describe, expect, it } from 'vitest';
import { familyClass, familyName, fontClass } from '../../src/text/font-class.ts';
import { FONT_FAMILIES } from '../../src/text/font-families.ts';

describe('fontClass', () => {
  it.each([
    ['georgia', 'serif'],
    ['times new roman', 'serif'],
    ['source serif 4', 'serif'],
    ['roboto slab', 'serif'],
    ['helvetica neue', 'grotesque'],
    ['inter', 'grotesque'],
    ['-apple-system', 'grotesque'],
    ['open sans', 'sans'],
    ['dm sans', 'sans'],
    ['noto sans jp', 'sans'],
    ['boska-bold', 'serif'],
    ['verdana', 'sans'],
    ['sans-serif', 'sans'],
    ['ibm plex mono', 'mono'],
    ['ui-monospace', 'mono'],
    ['pacifico', 'script'],
    ['bangers', 'display'],
    ['font awesome 5 free', 'icon'],
    ['material icons', 'icon'],
  ])('classifies %s as %s', (family, kind) => {
    expect(fontClass([family])).toBe(kind);
  });

  it.each([
    ['__inter_d65c78', 'grotesque'],
    ['__inter_fallback_d65c78', 'grotesque'],
    ['__geistsans_1a2b3c', 'grotesque'],
    ['inter variable', 'grotesque'],
    ['intervar', 'grotesque'],
    ['opensans-bold', 'sans'],
    ['tiempos-text-web', 'serif'],
    ['söhne', 'grotesque'],
  ])('ignores affixes of build tools and foundries: %s', (family, kind) => {
    expect(fontClass([family])).toBe(kind);
  });

  it.each([
    ['acme grotesk', 'grotesque'],
    ['acme sans text', 'sans'],
    ['acme mono', 'mono'],
    ['acme slab', 'serif'],
    ['acme-icons', 'icon'],
  ])('classifies an unknown family by its name: %s', (family, kind) => {
    expect(familyClass(family)).toBe(kind);
  });

  it('uses the first family of the list', () => {
    expect(fontClass(['lora', 'helvetica', 'sans-serif'])).toBe('serif');
  });

  it('uses later families when the first is unknown, the generic family last', () => {
    expect(fontClass(['zyx', 'qrs', 'monospace'])).toBe('mono');
    expect(fontClass(['zyx', 'apple color emoji', 'sans-serif'])).toBe('sans');
  });

  it('falls back to the default font of a browser, for an unknown family to a sans', () => {
    expect(fontClass([])).toBe('serif');
    expect(fontClass(['zyx'])).toBe('sans');
  });

  it('believes monospace at the end of the list more than a hint in an unknown name', () => {
    expect(fontClass(['acme serif', 'monospace'])).toBe('mono');
    expect(fontClass(['lora', 'monospace'])).toBe('serif');
  });
});

describe('familyName', () => {
  it.each([
    ['SF Pro Display', 'SF Pro Text'],
    ['Inter', '__Inter_d65c78'],
    ['Source Sans Pro', 'source-sans-pro'],
    ['Open Sans', 'OpenSans-SemiBold'],
  ])('is the same for %s and %s', (one, other) => {
    expect(familyName(one)).toBe(familyName(other));
  });

  it('differs for two families of one foundry', () => {
    expect(familyName('IBM Plex Sans')).not.toBe(familyName('IBM Plex Mono'));
    expect(familyName('Merriweather')).not.toBe(familyName('Merriweather Sans'));
  });
});

describe('the table of families', () => {
  const names = Object.values(FONT_FAMILIES).flatMap((list) =>
    list.split(',').map((name) => name.trim().replace(/\s+/g, ' ')),
  );

  it('lists at least 400 families, each once', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(400);
  });

  it('has no empty name', () => {
    expect(names.filter((name) => name === '')).toEqual([]);
  });
});
