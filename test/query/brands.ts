import type { IndexedBrand } from '../../src/catalog/catalog-index.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';

const NONE = { recalled: 0, independent: 0, 'first-party': 0 };

/** A brand of the index; only its name and its grammar matter here. */
export function brand(name: string, grammar: Grammar | null): IndexedBrand {
  const slug = name.toLowerCase();
  return {
    entry: {
      id: '0178828b-1696-4988-b7f1-23c30de34033',
      name,
      slug,
      source: `https://${slug}.example`,
      official_url: `https://${slug}.example`,
      tier: 'verified',
      theme: 'light',
      era: [],
      mood: [],
      industry: [],
      era_period: [],
      font_class: [],
      hue: [],
      ground: { tokens: NONE, axes: NONE, prose: NONE },
      completeness: 0,
      density: 'medium',
      signature_move: `What ${name} is known for, in one decision.`,
      has_video: false,
      has_screenshot: false,
    },
    grammar,
    aliases: [],
    tokens: {
      bg: '#ffffff',
      fg: '#000000',
      accent: '#000000',
      font_heading: null,
      font_body: null,
      radius: null,
    },
    values: { color: {} },
    components: {},
  };
}

export const SOFT: Grammar = {
  'surface.ground': 'cream',
  'surface.radius': 'pill',
  'type.pairing': 'serif/sans',
  'motion.budget': 'none',
};
export const HARD: Grammar = {
  'surface.ground': 'black',
  'surface.radius': '0px',
  'type.pairing': 'sans/mono',
  'motion.budget': 'none',
};
export const MIXED: Grammar = { ...SOFT, 'surface.radius': '0px', 'type.pairing': 'single-family' };

export const BRANDS = [brand('Soft', SOFT), brand('Hard', HARD), brand('Mixed', MIXED), brand('Blank', null)];
export const WEIGHTS = axisWeights([SOFT, HARD, MIXED], RELIABILITY);
