import type { Concept } from '../concept.ts';

/** A well-known brand that the catalog may lack, with the concepts that describe it. */
export interface OtherBrand {
  readonly names: readonly string[];
  /** Kind and id of concepts. */
  readonly says: readonly (readonly [Concept['kind'], string])[];
}

/** Brands that people compare with, by general knowledge. */
export const OTHER_BRANDS: readonly OtherBrand[] = [
  {
    names: ['netflix'],
    says: [
      ['industry', 'media'],
      ['style', 'dark'],
      ['style', 'cinematic'],
    ],
  },
  {
    names: ['youtube'],
    says: [
      ['industry', 'media'],
      ['style', 'light'],
    ],
  },
  {
    names: ['disney'],
    says: [
      ['industry', 'media'],
      ['mood', 'playful'],
    ],
  },
  {
    names: ['disney plus', 'disney+'],
    says: [
      ['industry', 'media'],
      ['style', 'dark'],
    ],
  },
  {
    names: ['hulu'],
    says: [
      ['industry', 'media'],
      ['style', 'dark'],
    ],
  },
  {
    names: ['twitch'],
    says: [
      ['industry', 'games'],
      ['style', 'gamer-look'],
    ],
  },
  {
    names: ['tiktok', 'tik tok'],
    says: [
      ['industry', 'social'],
      ['style', 'colourful'],
    ],
  },
  {
    names: ['snapchat'],
    says: [
      ['industry', 'social'],
      ['mood', 'playful'],
    ],
  },
  {
    names: ['twitter', 'x.com'],
    says: [
      ['industry', 'social'],
      ['style', 'minimal'],
    ],
  },
  {
    names: ['reddit'],
    says: [
      ['industry', 'social'],
      ['style', 'dense'],
    ],
  },
  {
    names: ['discord'],
    says: [
      ['industry', 'messaging'],
      ['mood', 'playful'],
    ],
  },
  {
    names: ['whatsapp'],
    says: [
      ['industry', 'messaging'],
      ['style', 'light'],
    ],
  },
  {
    names: ['telegram'],
    says: [
      ['industry', 'messaging'],
      ['style', 'light'],
    ],
  },
  {
    names: ['signal app'],
    says: [
      ['industry', 'messaging'],
      ['industry', 'security'],
    ],
  },
  {
    names: ['zoom'],
    says: [
      ['industry', 'messaging'],
      ['mood', 'corporate'],
    ],
  },
  {
    names: ['tinder'],
    says: [
      ['industry', 'social'],
      ['style', 'colourful'],
    ],
  },
  {
    names: ['linkedin'],
    says: [
      ['industry', 'hr'],
      ['mood', 'corporate'],
    ],
  },
  {
    names: ['medium.com'],
    says: [
      ['industry', 'publishing'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['substack'],
    says: [
      ['industry', 'publishing'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['ghost.org'],
    says: [
      ['industry', 'publishing'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['shopify'],
    says: [
      ['industry', 'commerce'],
      ['mood', 'polished'],
    ],
  },
  {
    names: ['amazon'],
    says: [
      ['industry', 'commerce'],
      ['style', 'dense'],
    ],
  },
  {
    names: ['etsy'],
    says: [
      ['industry', 'commerce'],
      ['mood', 'cosy'],
    ],
  },
  {
    names: ['alibaba'],
    says: [
      ['industry', 'commerce'],
      ['style', 'dense'],
      ['country', 'cn'],
    ],
  },
  {
    names: ['shopee', 'lazada', 'tokopedia'],
    says: [
      ['industry', 'commerce'],
      ['purpose', 'marketplace'],
      ['style', 'dense'],
      ['style', 'flyer'],
    ],
  },
  {
    names: ['zalando'],
    says: [
      ['industry', 'fashion'],
      ['industry', 'commerce'],
      ['country', 'de'],
    ],
  },
  {
    names: ['asos'],
    says: [
      ['industry', 'fashion'],
      ['industry', 'commerce'],
    ],
  },
  {
    names: ['target'],
    says: [
      ['industry', 'retail'],
      ['style', 'colourful'],
    ],
  },
  { names: ['costco'], says: [['industry', 'retail']] },
  {
    names: ['ikea'],
    says: [
      ['industry', 'home'],
      ['industry', 'retail'],
      ['country', 'se'],
    ],
  },
  {
    names: ['aldi'],
    says: [
      ['industry', 'retail'],
      ['country', 'de'],
    ],
  },
  {
    names: ['lidl'],
    says: [
      ['industry', 'retail'],
      ['country', 'de'],
    ],
  },
  {
    names: ['tesco'],
    says: [
      ['industry', 'retail'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['carrefour'],
    says: [
      ['industry', 'retail'],
      ['country', 'fr'],
    ],
  },
  {
    names: ['uniqlo'],
    says: [
      ['industry', 'fashion'],
      ['country', 'jp'],
      ['style', 'minimal'],
    ],
  },
  {
    names: ['zara'],
    says: [
      ['industry', 'fashion'],
      ['country', 'es'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['h&m'],
    says: [
      ['industry', 'fashion'],
      ['country', 'se'],
    ],
  },
  {
    names: ['gucci'],
    says: [
      ['industry', 'fashion'],
      ['style', 'luxury'],
      ['country', 'it'],
    ],
  },
  {
    names: ['prada'],
    says: [
      ['industry', 'fashion'],
      ['style', 'luxury'],
      ['country', 'it'],
    ],
  },
  {
    names: ['chanel'],
    says: [
      ['industry', 'fashion'],
      ['style', 'luxury'],
      ['country', 'fr'],
    ],
  },
  {
    names: ['hermes', 'hermès'],
    says: [
      ['industry', 'fashion'],
      ['style', 'luxury'],
      ['country', 'fr'],
    ],
  },
  {
    names: ['louis vuitton', 'lvmh'],
    says: [
      ['industry', 'fashion'],
      ['style', 'luxury'],
      ['country', 'fr'],
    ],
  },
  {
    names: ['dior'],
    says: [
      ['industry', 'fashion'],
      ['style', 'luxury'],
      ['country', 'fr'],
    ],
  },
  {
    names: ['balenciaga'],
    says: [
      ['industry', 'fashion'],
      ['style', 'brutalist'],
    ],
  },
  {
    names: ['aesop'],
    says: [
      ['style', 'quiet-luxury'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['patagonia'],
    says: [
      ['industry', 'sports'],
      ['style', 'organic'],
    ],
  },
  {
    names: ['adidas'],
    says: [
      ['industry', 'sports'],
      ['country', 'de'],
      ['mood', 'bold'],
    ],
  },
  {
    names: ['puma'],
    says: [
      ['industry', 'sports'],
      ['country', 'de'],
      ['mood', 'bold'],
    ],
  },
  {
    names: ['rolex'],
    says: [
      ['style', 'luxury'],
      ['industry', 'luxury'],
      ['country', 'ch'],
    ],
  },
  {
    names: ['tiffany'],
    says: [
      ['style', 'luxury'],
      ['industry', 'luxury'],
    ],
  },
  {
    names: ['porsche'],
    says: [
      ['industry', 'automotive'],
      ['country', 'de'],
      ['style', 'luxury'],
    ],
  },
  {
    names: ['audi'],
    says: [
      ['industry', 'automotive'],
      ['country', 'de'],
    ],
  },
  {
    names: ['mercedes', 'mercedes-benz'],
    says: [
      ['industry', 'automotive'],
      ['country', 'de'],
      ['style', 'luxury'],
    ],
  },
  {
    names: ['volkswagen', 'vw'],
    says: [
      ['industry', 'automotive'],
      ['country', 'de'],
    ],
  },
  {
    names: ['toyota'],
    says: [
      ['industry', 'automotive'],
      ['country', 'jp'],
    ],
  },
  {
    names: ['honda'],
    says: [
      ['industry', 'automotive'],
      ['country', 'jp'],
    ],
  },
  {
    names: ['volvo'],
    says: [
      ['industry', 'automotive'],
      ['country', 'se'],
      ['style', 'scandinavian'],
    ],
  },
  {
    names: ['polestar'],
    says: [
      ['industry', 'automotive'],
      ['country', 'se'],
      ['style', 'minimal'],
    ],
  },
  { names: ['rivian'], says: [['industry', 'automotive']] },
  { names: ['lucid'], says: [['industry', 'automotive']] },
  {
    names: ['rolls royce', 'rolls-royce'],
    says: [
      ['industry', 'automotive'],
      ['style', 'luxury'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['bentley'],
    says: [
      ['industry', 'automotive'],
      ['style', 'luxury'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['aston martin'],
    says: [
      ['industry', 'automotive'],
      ['style', 'luxury'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['maserati'],
    says: [
      ['industry', 'automotive'],
      ['style', 'luxury'],
      ['country', 'it'],
    ],
  },
  {
    names: ['fiat'],
    says: [
      ['industry', 'automotive'],
      ['country', 'it'],
    ],
  },
  {
    names: ['peugeot'],
    says: [
      ['industry', 'automotive'],
      ['country', 'fr'],
    ],
  },
  {
    names: ['citroen', 'citroën'],
    says: [
      ['industry', 'automotive'],
      ['country', 'fr'],
    ],
  },
  {
    names: ['lufthansa'],
    says: [
      ['industry', 'airline'],
      ['country', 'de'],
    ],
  },
  { names: ['ryanair'], says: [['industry', 'airline']] },
  {
    names: ['easyjet'],
    says: [
      ['industry', 'airline'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['emirates'],
    says: [
      ['industry', 'airline'],
      ['style', 'luxury'],
    ],
  },
  {
    names: ['british airways'],
    says: [
      ['industry', 'airline'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['delta airlines'],
    says: [
      ['industry', 'airline'],
      ['country', 'us'],
    ],
  },
  {
    names: ['united airlines'],
    says: [
      ['industry', 'airline'],
      ['country', 'us'],
    ],
  },
  {
    names: ['booking.com'],
    says: [
      ['industry', 'travel'],
      ['industry', 'hotel'],
    ],
  },
  { names: ['expedia'], says: [['industry', 'travel']] },
  { names: ['tripadvisor'], says: [['industry', 'travel']] },
  { names: ['lyft'], says: [['industry', 'mobility']] },
  { names: ['bolt app'], says: [['industry', 'mobility']] },
  { names: ['grab'], says: [['industry', 'mobility']] },
  {
    names: ['doordash'],
    says: [
      ['industry', 'food'],
      ['industry', 'mobility'],
    ],
  },
  { names: ['deliveroo'], says: [['industry', 'food']] },
  {
    names: ['mcdonalds', "mcdonald's"],
    says: [
      ['industry', 'food'],
      ['style', 'colourful'],
    ],
  },
  {
    names: ['burger king'],
    says: [
      ['industry', 'food'],
      ['style', 'retro'],
    ],
  },
  {
    names: ['coca cola', 'coca-cola'],
    says: [
      ['industry', 'food'],
      ['style', 'colourful'],
    ],
  },
  {
    names: ['paypal'],
    says: [
      ['industry', 'payments'],
      ['mood', 'corporate'],
    ],
  },
  {
    names: ['visa card'],
    says: [
      ['industry', 'payments'],
      ['mood', 'corporate'],
    ],
  },
  {
    names: ['american express', 'amex'],
    says: [
      ['industry', 'payments'],
      ['mood', 'corporate'],
    ],
  },
  {
    names: ['klarna'],
    says: [
      ['industry', 'payments'],
      ['mood', 'playful'],
      ['country', 'se'],
    ],
  },
  {
    names: ['square'],
    says: [
      ['industry', 'payments'],
      ['style', 'minimal'],
    ],
  },
  {
    names: ['adyen'],
    says: [
      ['industry', 'payments'],
      ['country', 'nl'],
    ],
  },
  {
    names: ['monzo'],
    says: [
      ['industry', 'bank'],
      ['style', 'colourful'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['n26'],
    says: [
      ['industry', 'bank'],
      ['style', 'minimal'],
      ['country', 'de'],
    ],
  },
  {
    names: ['starling'],
    says: [
      ['industry', 'bank'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['goldman sachs'],
    says: [
      ['industry', 'bank'],
      ['mood', 'corporate'],
    ],
  },
  {
    names: ['hsbc'],
    says: [
      ['industry', 'bank'],
      ['mood', 'corporate'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['deutsche bank'],
    says: [
      ['industry', 'bank'],
      ['mood', 'corporate'],
      ['country', 'de'],
    ],
  },
  {
    names: ['robinhood'],
    says: [
      ['industry', 'trading'],
      ['industry', 'finance'],
    ],
  },
  { names: ['etoro'], says: [['industry', 'trading']] },
  {
    names: ['openai', 'chatgpt', 'chat gpt'],
    says: [
      ['industry', 'ai'],
      ['style', 'minimal'],
    ],
  },
  {
    names: ['midjourney'],
    says: [
      ['industry', 'ai'],
      ['industry', 'art'],
    ],
  },
  {
    names: ['perplexity'],
    says: [
      ['industry', 'ai'],
      ['style', 'minimal'],
    ],
  },
  {
    names: ['hugging face', 'huggingface'],
    says: [
      ['industry', 'ai'],
      ['industry', 'open-source'],
      ['mood', 'playful'],
    ],
  },
  { names: ['deepmind', 'gemini'], says: [['industry', 'ai']] },
  {
    names: ['deepseek'],
    says: [
      ['industry', 'ai'],
      ['country', 'cn'],
    ],
  },
  {
    names: ['google'],
    says: [
      ['industry', 'search'],
      ['style', 'minimal'],
    ],
  },
  { names: ['bing'], says: [['industry', 'search']] },
  { names: ['duckduckgo'], says: [['industry', 'internet']] },
  {
    names: ['firefox'],
    says: [
      ['industry', 'internet'],
      ['mood', 'raw'],
    ],
  },
  { names: ['chrome'], says: [['industry', 'internet']] },
  { names: ['gitlab'], says: [['industry', 'developer-tools']] },
  { names: ['bitbucket'], says: [['industry', 'developer-tools']] },
  {
    names: ['netlify'],
    says: [
      ['industry', 'cloud'],
      ['industry', 'developer-tools'],
    ],
  },
  {
    names: ['heroku'],
    says: [
      ['industry', 'cloud'],
      ['industry', 'developer-tools'],
    ],
  },
  { names: ['digitalocean', 'digital ocean'], says: [['industry', 'cloud']] },
  {
    names: ['fly.io'],
    says: [
      ['industry', 'cloud'],
      ['industry', 'developer-tools'],
      ['style', 'illustrated'],
    ],
  },
  { names: ['render.com'], says: [['industry', 'cloud']] },
  {
    names: ['railway.app'],
    says: [
      ['industry', 'cloud'],
      ['style', 'dark'],
    ],
  },
  {
    names: ['planetscale'],
    says: [
      ['industry', 'data'],
      ['style', 'monospace'],
    ],
  },
  {
    names: ['neon.tech'],
    says: [
      ['industry', 'data'],
      ['style', 'dark'],
    ],
  },
  { names: ['firebase'], says: [['industry', 'data']] },
  { names: ['snowflake'], says: [['industry', 'data']] },
  { names: ['databricks'], says: [['industry', 'data']] },
  { names: ['datadog'], says: [['industry', 'analytics']] },
  { names: ['new relic'], says: [['industry', 'analytics']] },
  { names: ['mixpanel'], says: [['industry', 'analytics']] },
  { names: ['amplitude'], says: [['industry', 'analytics']] },
  { names: ['google analytics'], says: [['industry', 'analytics']] },
  { names: ['tableau'], says: [['industry', 'analytics']] },
  {
    names: ['asana'],
    says: [
      ['industry', 'project-management'],
      ['mood', 'playful'],
    ],
  },
  { names: ['trello app'], says: [['industry', 'project-management']] },
  {
    names: ['clickup'],
    says: [
      ['industry', 'project-management'],
      ['style', 'colourful'],
    ],
  },
  {
    names: ['basecamp'],
    says: [
      ['industry', 'project-management'],
      ['mood', 'playful'],
    ],
  },
  { names: ['todoist'], says: [['industry', 'productivity']] },
  { names: ['evernote'], says: [['industry', 'productivity']] },
  {
    names: ['obsidian'],
    says: [
      ['industry', 'productivity'],
      ['style', 'dark'],
    ],
  },
  { names: ['things app'], says: [['industry', 'productivity']] },
  {
    names: ['dropbox'],
    says: [
      ['industry', 'productivity'],
      ['style', 'editorial'],
    ],
  },
  { names: ['google docs'], says: [['industry', 'productivity']] },
  { names: ['box.com'], says: [['industry', 'productivity']] },
  { names: ['calendly'], says: [['industry', 'scheduling']] },
  {
    names: ['hubspot'],
    says: [
      ['industry', 'marketing'],
      ['mood', 'cosy'],
    ],
  },
  {
    names: ['mailchimp'],
    says: [
      ['industry', 'email'],
      ['industry', 'marketing'],
      ['mood', 'playful'],
    ],
  },
  {
    names: ['sendgrid'],
    says: [
      ['industry', 'email'],
      ['industry', 'developer-tools'],
    ],
  },
  { names: ['gmail'], says: [['industry', 'email']] },
  { names: ['outlook'], says: [['industry', 'email']] },
  {
    names: ['proton mail', 'protonmail'],
    says: [
      ['industry', 'email'],
      ['industry', 'security'],
    ],
  },
  { names: ['freshdesk'], says: [['industry', 'customer-service']] },
  {
    names: ['workday'],
    says: [
      ['industry', 'hr'],
      ['mood', 'corporate'],
    ],
  },
  { names: ['bamboohr'], says: [['industry', 'hr']] },
  { names: ['gusto'], says: [['industry', 'hr']] },
  { names: ['xero'], says: [['industry', 'accounting']] },
  { names: ['quickbooks'], says: [['industry', 'accounting']] },
  {
    names: ['datev'],
    says: [
      ['industry', 'accounting'],
      ['country', 'de'],
    ],
  },
  {
    names: ['oracle'],
    says: [
      ['industry', 'enterprise-software'],
      ['mood', 'corporate'],
    ],
  },
  { names: ['servicenow'], says: [['industry', 'enterprise-software']] },
  {
    names: ['canva'],
    says: [
      ['industry', 'design-tools'],
      ['style', 'colourful'],
    ],
  },
  { names: ['sketch app'], says: [['industry', 'design-tools']] },
  { names: ['invision'], says: [['industry', 'design-tools']] },
  { names: ['procreate'], says: [['industry', 'design-tools']] },
  {
    names: ['squarespace'],
    says: [
      ['industry', 'website-builder'],
      ['style', 'editorial'],
    ],
  },
  { names: ['wix'], says: [['industry', 'website-builder']] },
  { names: ['carrd'], says: [['industry', 'website-builder']] },
  {
    names: ['duolingo'],
    says: [
      ['industry', 'education'],
      ['mood', 'playful'],
    ],
  },
  { names: ['khan academy'], says: [['industry', 'education']] },
  { names: ['coursera'], says: [['industry', 'education']] },
  { names: ['udemy'], says: [['industry', 'education']] },
  {
    names: ['nytimes', 'new york times', 'nyt'],
    says: [
      ['industry', 'news'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['washington post'],
    says: [
      ['industry', 'news'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['the economist', 'economist'],
    says: [
      ['industry', 'news'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['bloomberg'],
    says: [
      ['industry', 'news'],
      ['industry', 'finance'],
      ['mood', 'bold'],
    ],
  },
  {
    names: ['le monde'],
    says: [
      ['industry', 'news'],
      ['country', 'fr'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['spiegel', 'der spiegel'],
    says: [
      ['industry', 'news'],
      ['country', 'de'],
    ],
  },
  { names: ['cnn'], says: [['industry', 'news']] },
  {
    names: ['vogue'],
    says: [
      ['industry', 'fashion'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['new yorker'],
    says: [
      ['industry', 'news'],
      ['style', 'editorial'],
    ],
  },
  {
    names: ['the verge'],
    says: [
      ['industry', 'news'],
      ['mood', 'bold'],
    ],
  },
  {
    names: ['national geographic'],
    says: [
      ['industry', 'news'],
      ['style', 'photographic'],
    ],
  },
  { names: ['xbox'], says: [['industry', 'games']] },
  {
    names: ['steam'],
    says: [
      ['industry', 'games'],
      ['style', 'dark'],
    ],
  },
  {
    names: ['sega'],
    says: [
      ['industry', 'games'],
      ['style', 'retro'],
    ],
  },
  { names: ['epic games'], says: [['industry', 'games']] },
  {
    names: ['lego'],
    says: [
      ['industry', 'games'],
      ['mood', 'playful'],
    ],
  },
  {
    names: ['samsung'],
    says: [
      ['industry', 'electronics'],
      ['country', 'kr'],
    ],
  },
  {
    names: ['sony'],
    says: [
      ['industry', 'electronics'],
      ['country', 'jp'],
    ],
  },
  {
    names: ['huawei'],
    says: [
      ['industry', 'electronics'],
      ['country', 'cn'],
    ],
  },
  {
    names: ['xiaomi'],
    says: [
      ['industry', 'electronics'],
      ['country', 'cn'],
    ],
  },
  {
    names: ['bang & olufsen', 'bang and olufsen'],
    says: [
      ['industry', 'electronics'],
      ['style', 'quiet-luxury'],
    ],
  },
  {
    names: ['dyson'],
    says: [
      ['industry', 'electronics'],
      ['country', 'gb'],
      ['mood', 'technical'],
    ],
  },
  {
    names: ['teenage engineering'],
    says: [
      ['industry', 'electronics'],
      ['country', 'se'],
      ['mood', 'technical'],
    ],
  },
  {
    names: ['nothing phone'],
    says: [
      ['industry', 'electronics'],
      ['style', 'monospace'],
    ],
  },
  { names: ['intel'], says: [['industry', 'semiconductors']] },
  { names: ['amd'], says: [['industry', 'semiconductors']] },
  { names: ['soundcloud'], says: [['industry', 'music']] },
  { names: ['apple music'], says: [['industry', 'music']] },
  {
    names: ['tidal'],
    says: [
      ['industry', 'music'],
      ['style', 'dark'],
    ],
  },
  { names: ['nasa'], says: [['industry', 'space']] },
  { names: ['blue origin'], says: [['industry', 'space']] },
  { names: ['boeing'], says: [['industry', 'space']] },
  { names: ['t-mobile', 'telekom'], says: [['industry', 'telecom']] },
  { names: ['verizon'], says: [['industry', 'telecom']] },
  {
    names: ['orange telecom'],
    says: [
      ['industry', 'telecom'],
      ['country', 'fr'],
    ],
  },
  { names: ['shell'], says: [['industry', 'energy']] },
  {
    names: ['bp'],
    says: [
      ['industry', 'energy'],
      ['country', 'gb'],
    ],
  },
  {
    names: ['headspace'],
    says: [
      ['industry', 'health'],
      ['mood', 'calm'],
    ],
  },
  {
    names: ['calm app'],
    says: [
      ['industry', 'health'],
      ['mood', 'calm'],
    ],
  },
  { names: ['mayo clinic'], says: [['industry', 'health']] },
  { names: ['chakra ui'], says: [['industry', 'design-system']] },
  {
    names: ['shadcn', 'shadcn/ui'],
    says: [
      ['industry', 'design-system'],
      ['style', 'minimal'],
    ],
  },
  { names: ['polaris'], says: [['industry', 'design-system']] },
  { names: ['primevue', 'vuetify'], says: [['industry', 'design-system']] },
  { names: ['antdv'], says: [['industry', 'design-system']] },
  { names: ['gitbook', 'readme.com'], says: [['industry', 'documentation']] },
];
