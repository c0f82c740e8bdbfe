/** What a query is about; names are held to more than the others. */
export type QueryKind =
  | 'name'
  | 'typo'
  | 'aesthetic'
  | 'era'
  | 'mood'
  | 'persona'
  | 'color'
  | 'industry'
  | 'sentence';

/** A query with the brands a reader would want: `best` (3), `good` (2), `fair` (1). */
export interface JudgedQuery {
  readonly kind: QueryKind;
  readonly query: string;
  readonly best: readonly string[];
  readonly good?: readonly string[];
  readonly fair?: readonly string[];
}

/** Judged by reading the entries, before the ranking was tuned. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  { kind: 'name', query: 'stripe', best: ['stripe'] },
  { kind: 'name', query: 'BMW', best: ['bmw'], good: ['bmw-m'] },
  { kind: 'name', query: 'bmw m', best: ['bmw-m'], good: ['bmw'] },
  { kind: 'name', query: 'financial times', best: ['financial-times'] },
  { kind: 'name', query: 'The Guardian', best: ['guardian'] },
  { kind: 'name', query: 'gov.uk', best: ['govuk'] },
  { kind: 'name', query: 'jp morgan', best: ['jpmorgan'] },
  { kind: 'name', query: 'J.P. Morgan', best: ['jpmorgan'] },
  { kind: 'name', query: 'cal.com', best: ['cal'] },
  { kind: 'name', query: 'monday', best: ['monday'] },
  { kind: 'name', query: 'element', best: ['element'], good: ['element-plus'] },
  { kind: 'name', query: 'element plus', best: ['element-plus'], good: ['element'] },
  { kind: 'name', query: 'amazon web services', best: ['aws'] },
  { kind: 'name', query: 'dell 1996', best: ['dell-1996'] },
  { kind: 'name', query: 'republique francaise', best: ['dsfr'] },
  { kind: 'name', query: 'hoshino resorts', best: ['hoshinoresorts'] },
  { kind: 'name', query: 'hashicorp terraform', best: ['hashicorp'] },

  { kind: 'typo', query: 'stirpe', best: ['stripe'] },
  { kind: 'typo', query: 'wikipeda', best: ['wikipedia'] },
  { kind: 'typo', query: 'lamborgini', best: ['lamborghini'] },
  { kind: 'typo', query: 'airbnd', best: ['airbnb'] },
  { kind: 'typo', query: 'skeumorphism', best: ['apple', 'wechat'] },
  {
    kind: 'typo',
    query: 'futurst',
    best: ['linear', 'raycast', 'framer', 'composio', 'vercel', 'launchdarkly', 'elevenlabs', 'lamborghini'],
  },

  {
    kind: 'aesthetic',
    query: 'swiss style',
    best: ['vercel', 'ibm', 'cohere'],
    good: ['framer', 'figma'],
    fair: ['airtable'],
  },
  {
    kind: 'aesthetic',
    query: 'international typographic style',
    best: ['ibm', 'cohere'],
    good: ['vercel'],
    fair: ['framer', 'figma', 'airtable'],
  },
  {
    kind: 'aesthetic',
    query: 'brutalism',
    best: ['lamborghini'],
    good: ['govuk', 'dell-1996', 'mercari'],
    fair: ['rakuten', 'wikipedia', 'connpass', 'mozilla', 'nike'],
  },
  { kind: 'aesthetic', query: 'pixel art', best: ['mistral'], good: ['mozilla'] },
  { kind: 'aesthetic', query: 'skeuomorphism', best: ['apple', 'wechat'] },
  {
    kind: 'aesthetic',
    query: 'material design',
    best: ['google-material'],
    good: ['backstage', 'equinor', 'ionic', 'arco-design', 'contentful'],
  },
  { kind: 'aesthetic', query: 'art deco', best: ['bugatti'] },
  { kind: 'aesthetic', query: 'claymation', best: ['clay'] },
  { kind: 'aesthetic', query: 'newspaper', best: ['financial-times', 'guardian'], good: ['bbc', 'abema'] },
  { kind: 'aesthetic', query: 'sticky notes', best: ['miro'], good: ['atlassian'] },
  { kind: 'aesthetic', query: 'film grain', best: ['elevenlabs'] },
  {
    kind: 'aesthetic',
    query: 'mesh gradient',
    best: ['stripe', 'lovable'],
    good: ['elevenlabs', 'mintlify', 'minimax'],
    fair: ['expo', 'raycast', 'mistral', 'composio', 'launchdarkly', 'jetbrains', 'backstage'],
  },
  { kind: 'aesthetic', query: 'ink drawings', best: ['notion'], good: ['posthog'] },
  {
    kind: 'aesthetic',
    query: 'terminal',
    best: ['composio', 'binance'],
    good: ['jpmorgan'],
    fair: ['vercel', 'clickhouse'],
  },
  { kind: 'aesthetic', query: 'visible grid', best: ['vercel', 'ibm'], good: ['bootstrap'] },

  { kind: 'era', query: 'windows 95', best: ['posthog'], good: ['dell-1996'] },
  {
    kind: 'era',
    query: '90s web',
    best: ['dell-1996'],
    good: ['rakuten', 'wikipedia', 'posthog'],
    fair: ['connpass', 'monday'],
  },
  { kind: 'era', query: 'web 2.0', best: ['connpass'], good: ['vk', 'cookpad'] },
  { kind: 'era', query: 'dieter rams', best: ['apple', 'linear'] },
  { kind: 'era', query: 'paul rand', best: ['ibm'] },
  { kind: 'era', query: 'Müller-Brockmann', best: ['vercel'], good: ['ibm', 'cohere'] },
  { kind: 'era', query: 'pentagram', best: ['cohere', 'mastercard'] },
  { kind: 'era', query: 'kris sowersby', best: ['financial-times', 'stripe', 'claude'], good: ['anthropic'] },
  { kind: 'era', query: 'erik spiekermann', best: ['deutsche-bahn'] },
  { kind: 'era', query: 'italian 1970s wedge', best: ['lamborghini'] },
  { kind: 'era', query: 'space age', best: ['launchdarkly'] },

  {
    kind: 'mood',
    query: 'scholarly',
    best: ['wikipedia', 'anthropic', 'financial-times', 'guardian', 'canada-gcds', 'digital-go'],
  },
  {
    kind: 'mood',
    query: 'cinematic',
    best: ['ferrari', 'lamborghini', 'bugatti', 'bmw-m', 'apple', 'nike'],
    good: ['droga5', 'abema', 'bmw'],
  },
  {
    kind: 'mood',
    query: 'cozy',
    best: ['cookpad', 'claude', 'airbnb', 'lovable', 'notion'],
    good: ['line', 'automattic', 'hoshinoresorts', 'mastercard', 'cursor'],
    fair: ['mintlify', 'cybozu', 'freee', 'elevenlabs'],
  },
  { kind: 'mood', query: 'retro', best: ['posthog', 'dell-1996', 'mistral', 'connpass', 'mozilla'] },
  {
    kind: 'mood',
    query: 'fun and colourful',
    best: ['miro', 'figma', 'clay', 'line', 'lovable', 'metamask', 'monday', 'atlassian'],
    good: ['ebay', 'posthog', 'mercari', 'launchdarkly'],
    fair: ['google-material', 'bulma', 'mantine', 'ionic'],
  },

  {
    kind: 'persona',
    query: 'librarian',
    best: ['wikipedia', 'algolia'],
    fair: [
      'ant-design',
      'arco-design',
      'anthropic',
      'google-material',
      'radix-themes',
      'element-plus',
      'astro-starlight',
      'jpmorgan',
      'connpass',
      'designsystemet',
      'mec',
    ],
  },
  {
    kind: 'persona',
    query: 'site reliability engineer',
    best: ['grafana', 'antimetal'],
    good: ['cloudflare'],
  },
  {
    kind: 'persona',
    query: 'open source maintainer',
    best: ['github', 'docusaurus', 'mantine', 'bootstrap', 'astro-starlight'],
    good: ['posthog'],
  },
  { kind: 'persona', query: 'test driver', best: ['bmw-m', 'ferrari'] },
  { kind: 'persona', query: 'sports coach', best: ['nike'] },

  {
    kind: 'color',
    query: 'cream paper',
    best: ['anthropic', 'claude', 'financial-times', 'cookpad'],
    good: ['mistral', 'lovable', 'posthog', 'intercom', 'clay', 'cursor'],
  },
  {
    kind: 'color',
    query: 'black and yellow',
    best: ['binance', 'clickhouse', 'govuk'],
    fair: ['launchdarkly', 'lamborghini'],
  },
  { kind: 'color', query: 'forest green', best: ['mongodb', 'cohere', 'equinor'], fair: ['airtable'] },
  { kind: 'color', query: 'salmon pink', best: ['financial-times'], fair: ['airbnb', 'dell-1996'] },
  { kind: 'color', query: 'klein blue', best: ['coinbase'] },
  {
    kind: 'color',
    query: 'violet',
    best: ['kraken', 'hashicorp'],
    good: ['stripe', 'launchdarkly', 'minimax'],
    fair: ['figma', 'miro', 'metamask'],
  },
  {
    kind: 'color',
    query: 'black and white',
    best: ['bugatti', 'vercel', 'nike', 'cal'],
    good: ['droga5', 'framer', 'lamborghini', 'linear'],
    fair: ['notion', 'element'],
  },

  { kind: 'industry', query: 'luxury cars', best: ['ferrari', 'lamborghini', 'bugatti', 'bmw', 'bmw-m'] },
  { kind: 'industry', query: 'crypto', best: ['coinbase', 'binance', 'kraken', 'metamask'] },
  {
    kind: 'industry',
    query: 'government',
    best: ['govuk', 'dsfr', 'canada-gcds', 'designsystemet', 'digital-go'],
  },
  {
    kind: 'industry',
    query: 'bank',
    best: ['jpmorgan', 'coinbase'],
    good: ['mastercard', 'stripe', 'kraken', 'ant-design', 'cohere'],
    fair: ['freee', 'binance'],
  },
  { kind: 'industry', query: 'database', best: ['clickhouse', 'mongodb', 'elastic'] },
  {
    kind: 'industry',
    query: 'ai lab',
    best: ['anthropic', 'claude', 'mistral', 'cohere', 'minimax', 'elevenlabs'],
    good: ['lovable', 'cursor', 'intercom'],
  },
  {
    kind: 'industry',
    query: 'japanese',
    best: [
      'abema',
      'connpass',
      'cookpad',
      'cybozu',
      'digital-go',
      'freee',
      'hoshinoresorts',
      'line',
      'mercari',
      'mec',
      'qiita',
      'rakuten',
    ],
    good: ['droga5'],
  },
  {
    kind: 'industry',
    query: 'documentation site',
    best: ['docusaurus', 'mintlify', 'astro-starlight'],
    good: ['algolia'],
    fair: ['radix-themes', 'wikipedia'],
  },
  {
    kind: 'industry',
    query: 'online marketplace',
    best: ['ebay', 'mercari', 'rakuten'],
    good: ['vant'],
    fair: ['airbnb'],
  },
  { kind: 'industry', query: 'hotel', best: ['hoshinoresorts'], good: ['airbnb'], fair: ['kiwi-com'] },

  {
    kind: 'sentence',
    query: 'a calm editorial site on warm paper with serif headlines and one clay accent',
    best: ['anthropic', 'claude'],
    good: ['financial-times', 'cursor'],
    fair: ['guardian', 'antimetal', 'mastercard', 'intercom', 'clay'],
  },
  {
    kind: 'sentence',
    query: 'dark cinematic landing page for a sports car with one huge photograph',
    best: ['ferrari', 'lamborghini', 'bugatti', 'bmw-m'],
    good: ['bmw'],
    fair: ['apple', 'nike'],
  },
  {
    kind: 'sentence',
    query: 'developer tool with a near-black page and glowing keyboard keys',
    best: ['raycast'],
    good: ['linear', 'composio'],
    fair: ['framer', 'grafana', 'clickhouse', 'vercel'],
  },
  {
    kind: 'sentence',
    query: 'dense trading terminal with green and red prices',
    best: ['binance'],
    good: ['jpmorgan'],
    fair: ['kraken', 'coinbase', 'rakuten'],
  },
  {
    kind: 'sentence',
    query: 'a plain, accessible public service that anyone can read',
    best: ['govuk', 'designsystemet', 'dsfr', 'canada-gcds', 'digital-go'],
    good: ['bbc'],
  },
  {
    kind: 'sentence',
    query: 'friendly messenger with hand-drawn stickers',
    best: ['line'],
    good: ['wechat', 'element'],
    fair: ['vk', 'intercom'],
  },
  { kind: 'sentence', query: 'recipe site with photographs from home kitchens', best: ['cookpad'] },
  {
    kind: 'sentence',
    query: 'light headlines over blurred pastel gradients',
    best: ['elevenlabs'],
    good: ['stripe', 'mintlify'],
    fair: ['alaska-airlines', 'expo', 'lovable'],
  },
];

/** What a grade is worth to discounted gain. */
export function gradesOf({ best, good = [], fair = [] }: JudgedQuery): ReadonlyMap<string, number> {
  return new Map([
    ...fair.map((slug) => [slug, 1] as const),
    ...good.map((slug) => [slug, 2] as const),
    ...best.map((slug) => [slug, 3] as const),
  ]);
}

/** Written after the ranking was tuned; never tune by them. */
export const HELD_OUT_QUERIES: readonly JudgedQuery[] = [];
