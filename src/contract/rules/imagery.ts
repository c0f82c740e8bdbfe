import type { RulesOf } from './rule.ts';

export const IMAGERY_RULES: RulesOf<'imagery'> = {
  'imagery.strategy': {
    none: { do: 'Do without pictures beyond logo and icons.', dont: 'Add stock pictures or spot art.' },
    photographic: { do: 'Show photographs.', dont: 'Replace them with drawings or icon art.' },
    illustration: {
      do: 'Show drawings, icon art or drawn product views.',
      dont: 'Mix in stock photographs.',
    },
    abstract: { do: 'Show shapes, patterns and textures.', dont: 'Depict people, products or scenes.' },
    mixed: {
      do: 'Let photographs and drawings share the page.',
      dont: 'Drop one of the two.',
    },
  },
};
