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
    ['verdana', 'sans'],
    ['sans-serif', 'sans'],
    ['ibm plex mono', 'mono'],
    ['ui-monospace', 'mono'],
    ['pacifico', 'script'],
    ['bangers', 'display'],
    ['font awesome 5 free', 'icon'],
    ['material icons', 'icon'],
  ])('takes %s for %s', (family, kind) => {
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
  ])('sees through what build tools and foundries add: %s', (family, kind) => {
    expect(fontClass([family])).toBe(kind);
  });

  it.each([
    ['acme grotesk', 'grotesque'],
    ['acme sans text', 'sans'],
    ['acme mono', 'mono'],
    ['acme slab', 'serif'],
    ['acme-icons', 'icon'],
  ])('reads the name of a family it does not know: %s', (family, kind) => {
    expect(familyClass(family)).toBe(kind);
  });

  it('lets the first family count even where others stand behind it', () => {
    expect(fontClass(['lora', 'helvetica', 'sans-serif'])).toBe('serif');
  });

  it('asks the families behind a name nobody knows, the generic one last', () => {
    expect(fontClass(['zyx', 'qrs', 'monospace'])).toBe('mono');
    expect(fontClass(['zyx', 'apple color emoji', 'sans-serif'])).toBe('sans');
  });

  it('falls back to what a browser draws', () => {
    expect(fontClass([])).toBe('serif');
    expect(fontClass(['zyx'])).toBe('serif');
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

  it('tells families of one house apart', () => {
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
