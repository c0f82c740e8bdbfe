import * as simpleIcons from 'simple-icons';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { firstColors } from '../../src/catalog/flat-tokens.ts';
import { tokenColor } from '../../src/catalog/token-values.ts';
import { colorDifference } from '../../src/color/difference.ts';

/** The logo colour of a brand in simple-icons (CC0) and the nearest colour of its entry. */
export interface IconColor {
  readonly slug: string;
  readonly name: string;
  readonly icon: string;
  /** Name and value of the entry's nearest colour. */
  readonly nearest: readonly [name: string, hex: string];
  readonly primary: string | null;
  /** OKLab difference × 100 between logo and nearest colour; 2 is just noticeable. */
  readonly difference: number;
}

const SLUGS: Readonly<Record<string, string>> = {
  aws: 'amazonwebservices',
  'alaska-airlines': 'alaskaairlines',
  cal: 'caldotcom',
  'google-material': 'materialdesign',
  'radix-themes': 'radixui',
  'rocket-chat': 'rocketdotchat',
  monday: 'mondaydotcom',
  mistral: 'mistralai',
  'kiwi-com': 'kiwidotcom',
  github: 'github',
  launchdarkly: 'launchdarkly',
  metamask: 'metamask',
};
const ICONS = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon]));

/** Compares every brand that has a logo in simple-icons, in the order of the entries. */
export function compareIconColors(entries: readonly CatalogEntry[]): readonly IconColor[] {
  return entries.flatMap((entry) => {
    const icon = ICONS.get(SLUGS[entry.slug] ?? entry.slug.replaceAll('-', ''));
    const colors = Object.entries(firstColors(entry.theme, entry.tokens));
    if (icon === undefined || colors.length === 0) return [];
    const hex = `#${icon.hex.toLowerCase()}`;
    const ranked = colors
      .map(([name, own]) => ({ nearest: [name, own] as const, difference: distance(own, hex) }))
      .toSorted((a, b) => a.difference - b.difference);
    const [best] = ranked;
    if (best === undefined) return [];
    const primary = colors.find(([name]) => name === 'primary')?.[1] ?? null;
    return [{ slug: entry.slug, name: entry.name, icon: hex, primary, ...best }];
  });
}

const distance = (a: string, b: string) =>
  Math.round(1000 * colorDifference(tokenColor(a), tokenColor(b))) / 10;
