import type { Synonym } from './synonym.ts';

/** Trades, kinds of product, and countries. */
export const INDUSTRIES: readonly Synonym[] = [
  {
    heads: ['fintech', 'finance', 'financial', 'payments', 'money', 'neobank'],
    also: ['fintech', 'bank', 'finance', 'payments', 'accounting'],
  },
  {
    heads: ['bank', 'banking', 'private bank', 'investment bank'],
    also: ['bank', 'private banker', 'banker', 'fintech'],
  },
  {
    heads: ['credit card', 'card network', 'checkout', 'card payments'],
    also: ['payments', 'network economist', 'interlocking circles', 'checkout'],
  },
  {
    heads: ['trading', 'stock market', 'stocks', 'exchange', 'brokerage', 'trading platform'],
    also: ['exchange', 'trader', 'candlestick charts', 'broker', 'prices'],
  },
  {
    heads: ['crypto', 'cryptocurrency', 'bitcoin', 'web3', 'blockchain', 'ethereum', 'defi', 'wallet', 'nft'],
    also: ['bitcoin', 'bitcoin exchanges', 'coinbase', 'consensys', 'wallet', 'exchange custody'],
  },
  {
    heads: ['accounting', 'bookkeeping', 'invoicing', 'tax', 'taxes'],
    also: ['accounting', 'bookkeeper', 'tax accountant'],
  },
  {
    heads: [
      'car',
      'automotive',
      'automobile',
      'car brand',
      'car maker',
      'carmaker',
      'vehicle',
      'motor',
      'auto',
    ],
    also: ['car', 'coachwork', 'driver', 'motorsport', 'bodies', 'bmw', 'miura'],
  },
  {
    heads: ['luxury car', 'sports car', 'supercar', 'hypercar'],
    also: ['car', 'coachwork', 'test driver', 'motorsport', 'miura', 'bavarian'],
  },
  {
    heads: ['airline', 'flights', 'aviation', 'flying', 'airport'],
    also: ['airline', 'gate agent', 'travel search'],
  },
  {
    heads: ['train', 'railway', 'rail', 'public transport', 'transit', 'transportation'],
    also: ['railway', 'timetable', 'conductor', 'station'],
  },
  {
    heads: ['travel', 'tourism', 'holiday', 'vacation', 'booking', 'trips', 'journeys'],
    also: ['travel', 'itinerary', 'host', 'resort', 'airline', 'inn'],
  },
  {
    heads: ['hotel', 'resort', 'hospitality', 'ryokan', 'inn', 'lodging', 'accommodation'],
    also: ['resort', 'resort inns', 'ryokan', 'innkeeper', 'host'],
  },
  {
    heads: ['food', 'cooking', 'recipes', 'kitchen', 'restaurant', 'cuisine'],
    also: ['recipes', 'home-cooking', 'kitchen'],
  },
  {
    heads: [
      'ecommerce',
      'e commerce',
      'online shop',
      'online store',
      'shop',
      'shopping',
      'webshop',
      'retail',
      'store',
    ],
    also: ['shop', 'prices', 'flea-market', 'storefronts', 'shopping', 'marketplace'],
  },
  {
    heads: [
      'marketplace',
      'online marketplace',
      'auction',
      'second hand',
      'secondhand',
      'flea market',
      'classifieds',
      'used goods',
      'thrift',
    ],
    also: ['flea-market', 'auctionweb', 'virtual mall', 'shopping-street', 'classifieds'],
  },
  {
    heads: ['fashion', 'apparel', 'clothing', 'sneakers', 'shoes', 'sportswear', 'streetwear'],
    also: ['sport', 'athlete', 'coach'],
  },
  {
    heads: ['sport', 'athletics', 'fitness', 'running', 'football', 'gym'],
    also: ['sport', 'athlete', 'sports photography', 'motorsport'],
  },
  {
    heads: [
      'news',
      'newspapers',
      'journalism',
      'media',
      'news site',
      'publisher',
      'publishing',
      'newsroom site',
    ],
    also: ['newspaper', 'news', 'broadsheet', 'editor', 'public service broadcasting'],
  },
  {
    heads: [
      'tv',
      'television',
      'broadcast',
      'broadcasting',
      'broadcaster site',
      'radio',
      'streaming',
      'video streaming',
      'vod',
    ],
    also: ['television', 'broadcasting', 'broadcasts', 'video library', 'channel'],
  },
  {
    heads: ['music', 'audio', 'sound', 'podcast', 'voice synthesis', 'text to speech', 'speech'],
    also: ['audio', 'generative audio', 'voice', 'record sleeves', 'spotify'],
  },
  { heads: ['games', 'gaming', 'video games', 'esports'], also: ['theatrical vibrant', 'dragon ball'] },
  {
    heads: ['social network', 'social media', 'social', 'community', 'forum', 'feed'],
    also: ['social network', 'social networks', 'profile page', 'facebook'],
  },
  {
    heads: ['messenger', 'messaging', 'chat', 'chat app', 'messaging app', 'im', 'instant messaging'],
    also: ['messaging', 'messengers', 'chat', 'wechat', 'matrix protocol'],
  },
  {
    heads: [
      'government',
      'government website',
      'govtech',
      'public sector',
      'public service',
      'state',
      'civic tech',
      'administration',
      'ministry',
    ],
    also: [
      'government digital service',
      'digital agency',
      'digitalisation agency',
      'federal identity',
      'state brand',
      'french administration',
      'public procurement',
      'agency',
    ],
  },
  {
    heads: ['energy', 'oil', 'gas', 'utilities', 'power company', 'renewables', 'wind power'],
    also: ['statoil', 'stavanger', 'energy'],
  },
  {
    heads: ['real estate', 'property', 'property developer', 'housing', 'architecture firm'],
    also: ['mitsubishi ichigokan', 'hundred-year lease', 'district', 'estate'],
  },
  {
    heads: [
      'hardware',
      'laptops',
      'computers',
      'pc',
      'consumer electronics',
      'gadgets',
      'devices',
      'electronics',
    ],
    also: ['consumer-electronics', 'laptops', 'computer catalogues', 'product'],
  },
  {
    heads: [
      'ai',
      'artificial intelligence',
      'machine learning',
      'llm',
      'ml',
      'genai',
      'generative ai',
      'ai company',
      'ai startup',
      'chatbot',
      'gpt',
    ],
    also: [
      'artificial-intelligence',
      'model laboratories',
      'generative',
      'conversational interface',
      'prompt',
      'anthropic',
      'machine',
    ],
  },
  {
    heads: ['ai lab', 'model lab', 'foundation models', 'research lab', 'frontier lab'],
    also: [
      'model laboratories',
      'anthropic',
      'generative audio',
      'conversational interface',
      'ai',
      'artificial-intelligence',
    ],
  },
  {
    heads: [
      'vibe coding',
      'app builder',
      'prompt to app',
      'no code',
      'nocode',
      'low code',
      'website builder',
    ],
    also: ['no-code movement', 'prompt box', 'gpt engineer', 'no-code'],
  },
  {
    heads: ['code editor', 'ide', 'editor app', 'text editor', 'programming tool'],
    also: ['code editor', 'editor themes', 'intellij', 'compiler engineer'],
  },
  {
    heads: ['developer tool', 'devtool', 'dev tool', 'developer tooling', 'developer platform', 'api'],
    also: ['developer tooling', 'technical', 'engineer', 'integration engineer', 'command-line'],
  },
  {
    heads: [
      'hosting',
      'cloud',
      'cloud hosting',
      'deployment',
      'infrastructure',
      'serverless',
      'paas',
      'cdn',
      'edge',
    ],
    also: ['deployment', 'infrastructure', 'cloud native', 'management console', 'dns', 'terraform'],
  },
  {
    heads: ['database', 'db', 'sql', 'nosql', 'data warehouse', 'data store', 'analytics database'],
    also: ['database', 'databases', 'column stores', 'elasticsearch', 'documents'],
  },
  {
    heads: ['analytics', 'product analytics', 'business intelligence', 'bi', 'metrics'],
    also: ['analytics', 'graphs', 'benchmark', 'metrica'],
  },
  {
    heads: ['monitoring', 'observability', 'logging', 'logs', 'alerting', 'uptime', 'telemetry'],
    also: ['graphs', 'reading logs', 'on call', 'site reliability', 'wall screens'],
  },
  {
    heads: ['networking', 'dns', 'cyber security', 'cybersecurity', 'firewall', 'network security'],
    also: ['network engineer', 'dns', 'proxied'],
  },
  {
    heads: ['feature flags', 'continuous delivery', 'ci cd', 'cicd', 'release management'],
    also: ['feature flags', 'continuous delivery', 'release manager'],
  },
  {
    heads: ['git', 'version control', 'source control', 'code hosting', 'repository'],
    also: ['git', 'diff', 'commits', 'unix'],
  },
  {
    heads: ['search engine', 'site search', 'search', 'search as a service'],
    also: ['search', 'incremental search', 'documentation search', 'spotlight'],
  },
  {
    heads: [
      'documentation',
      'docs',
      'docs site',
      'documentation site',
      'knowledge base',
      'developer docs',
      'manual',
    ],
    also: [
      'documentation',
      'docs-as-code',
      'technical writer',
      'manual pages',
      'static-site',
      'documentation themes',
    ],
  },
  {
    heads: ['cms', 'content management', 'headless cms', 'blogging', 'blog', 'blog platform'],
    also: ['content management', 'wordpress'],
  },
  { heads: ['wiki', 'encyclopaedia site', 'reference site'], also: ['encyclopedia', 'hypertext'] },
  {
    heads: [
      'design tool',
      'prototyping',
      'design software',
      'creative software',
      'creative tools',
      'graphics software',
    ],
    also: ['creative tools', 'design tool', 'canvas', 'interface studios', 'desktop publishing'],
  },
  {
    heads: [
      'project management',
      'task management',
      'issue tracker',
      'work management',
      'todo',
      'to do list',
      'tasks',
    ],
    also: ['agile', 'status', 'boards', 'keyboard-first productivity', 'operations manager'],
  },
  {
    heads: ['productivity', 'productivity app', 'productivity tool', 'launcher', 'mac app'],
    also: ['productivity', 'keyboard', 'spotlight', 'power user'],
  },
  {
    heads: ['notes', 'note taking', 'notes app', 'documents', 'second brain'],
    also: ['documents', 'dynabook', 'blocks', 'notebooks'],
  },
  {
    heads: ['calendar', 'scheduling', 'appointments', 'meetings', 'events', 'event platform', 'meetup'],
    also: ['booking page', 'calendars', 'month', 'events', 'event platform'],
  },
  {
    heads: ['crm', 'customer support software', 'customer service software', 'helpdesk software'],
    also: ['support queue', 'messaging software', 'growth marketer'],
  },
  {
    heads: ['groupware', 'intranet', 'collaboration', 'team software', 'teamwork'],
    also: ['groupware', 'shared canvas', 'boards'],
  },
  {
    heads: ['saas', 'b2b', 'b2b saas', 'business software', 'software company', 'startup'],
    also: ['saas', 'start-ups', 'software', 'enterprise'],
  },
  {
    heads: ['react', 'react components', 'react library', 'react component library'],
    also: ['react', 'react component libraries', 'react enterprise'],
  },
  { heads: ['vue', 'vue components', 'vuejs', 'vue library'], also: ['vue', 'vue components'] },
  {
    heads: ['css framework', 'css library', 'frontend framework', 'front end framework'],
    also: ['bootstrap', 'flexible box layout', 'front-end', 'grid system'],
  },
  {
    heads: ['mobile', 'mobile app', 'app', 'native apps', 'hybrid apps'],
    also: ['mobile', 'hybrid mobile apps', 'react native', 'mobile web', 'app stores'],
  },
  {
    heads: ['agency', 'creative agency', 'design agency', 'studio', 'advertising agency', 'portfolio'],
    also: ['agency', 'creative director', 'studio', 'advertising'],
  },
  {
    heads: ['education', 'school', 'learning', 'e learning', 'edtech', 'course'],
    also: ['teaching', 'tutor', 'scholarly'],
  },
  {
    heads: ['nonprofit', 'non profit', 'ngo', 'charity', 'foundation'],
    also: ['campaigner', 'volunteer', 'reader-owned'],
  },
  { heads: ['browser', 'web browser', 'firefox'], also: ['mozilla', 'browser', 'netscape'] },
  {
    heads: ['japan', 'japanese', 'japanese design', 'tokyo', 'made in japan', 'nihon'],
    also: ['japanese', 'tokyo', 'japan', 'hiragino', 'karuizawa', 'noto sans jp', 'matsuyama'],
  },
  {
    heads: ['china', 'chinese', 'shanghai', 'hangzhou', 'beijing', 'shenzhen'],
    also: ['chinese', 'shanghai', 'hangzhou', 'guangzhou', 'bytedance'],
  },
  {
    heads: ['germany', 'german', 'berlin', 'munich', 'bavaria'],
    also: ['german', 'berlin', 'munich', 'bavarian'],
  },
  { heads: ['france', 'french', 'paris'], also: ['french', 'paris', 'france', 'molsheim'] },
  { heads: ['italy', 'italian', 'milan', 'turin'], also: ['italian', 'turin', 'maranello', 'bolognese'] },
  {
    heads: ['uk', 'british', 'britain', 'england', 'english', 'london'],
    also: ['british', 'london', 'city', 'bristol'],
  },
  {
    heads: ['norway', 'norwegian', 'sweden', 'swedish', 'denmark', 'danish', 'finland', 'finnish'],
    also: ['norwegian', 'swedish', 'stockholm', 'oslo', 'stavanger', 'scandinavian'],
  },
  { heads: ['switzerland', 'zurich', 'basel', 'helvetic'], also: ['swiss', 'zürich'] },
  { heads: ['canada', 'canadian', 'ottawa'], also: ['canada', 'ottawa'] },
  { heads: ['russia', 'russian', 'moscow'], also: ['saint petersburg', 'yandex', 'vkontakte'] },
  {
    heads: ['silicon valley', 'san francisco', 'bay area', 'california', 'american', 'usa'],
    also: ['san francisco', 'new york', 'seattle', 'american'],
  },
  { heads: ['australia', 'australian', 'sydney'], also: ['sydney'] },
  { heads: ['czech', 'czechia', 'prague', 'brno'], also: ['prague', 'brno'] },
  {
    heads: [
      'healthcare',
      'health',
      'medicine',
      'medical',
      'hospital',
      'doctor',
      'clinic',
      'health care',
      'patients',
    ],
    also: ['nhs', 'nurse', 'patient', 'care', 'self-care'],
  },
  {
    heads: ['welfare', 'social security', 'benefits', 'unemployment', 'pension'],
    also: ['welfare', 'labour', 'case officer', 'caseworker'],
  },
  {
    heads: [
      'telecom',
      'telecommunications',
      'telephone',
      'mobile network',
      'carrier',
      'phone company',
      'telco',
    ],
    also: ['telephone', 'radio', 'call', 'vodafone', 'telephone engineer'],
  },
  {
    heads: ['coffee', 'cafe', 'coffee shop', 'coffeehouse', 'barista'],
    also: ['barista', 'drink', 'siren', 'cup'],
  },
  {
    heads: ['aerospace', 'rocket', 'spaceflight', 'spacecraft', 'satellites'],
    also: ['rocket', 'nasa', 'flight director', 'mission control', 'space-race'],
  },
  {
    heads: ['hr', 'human resources', 'personnel', 'recruiting', 'hiring', 'payroll'],
    also: ['personnel', 'personnel clerk', 'personnel officer'],
  },
  {
    heads: ['email', 'e mail', 'mail', 'mail client', 'inbox', 'newsletter'],
    also: ['mail', 'email', 'inbox'],
  },
  {
    heads: ['video call', 'video conferencing', 'videoconference', 'conference call', 'remote meetings'],
    also: ['call', 'conference host', 'hybrid work'],
  },
  {
    heads: ['team chat', 'work chat', 'workplace chat', 'team messaging', 'irc'],
    also: ['team chat', 'channel names', 'internet relay chat', 'irc clients', 'messaging software'],
  },
  {
    heads: ['taxi', 'ride hailing', 'ridesharing', 'ride sharing', 'cab', 'mobility'],
    also: ['ride', 'dispatcher', 'ubercab'],
  },
  { heads: ['electric car', 'ev', 'electric vehicle'], also: ['tesla', 'model', 'showroom'] },
  {
    heads: ['supermarket', 'grocery', 'department store', 'discount store'],
    also: ['store', 'supermarket', 'supermarkets', 'flyers', 'store greeter'],
  },
  {
    heads: ['moodboard', 'mood board', 'inspiration', 'scrapbook', 'pinboard'],
    also: ['moodboards', 'pinboard', 'scrapbooks', 'cuttings'],
  },
  {
    heads: [
      'art community',
      'drawing community',
      'artists',
      'gallery',
      'portfolio site',
      'fan art',
      'manga',
      'anime',
    ],
    also: ['drawing communities', 'gallery', 'doujin', 'drawings'],
  },
  {
    heads: ['movie studio', 'video generation', 'film production', 'video editing', 'video'],
    also: ['footage', 'moving images', 'expanded cinema', 'film trailers'],
  },
  {
    heads: ['game console', 'console game', 'console maker', 'video game console'],
    also: ['gamecube', 'key art', 'playstation', 'game boy'],
  },
  {
    heads: ['single sign on', 'sso', 'login', 'sign in', 'authentication', 'identity provider'],
    also: ['single sign-on', 'security officer', 'sign-on'],
  },
  {
    heads: ['virtual machines', 'virtualization', 'virtualisation', 'data centre'],
    also: ['data-centre', 'control room', 'vmware'],
  },
  {
    heads: ['erp', 'enterprise resource planning', 'ledger', 'business processes'],
    also: ['launchpad', 'process consultant', 'enterprise', 'ledger'],
  },
  {
    heads: ['automation', 'workflow automation', 'integrations', 'ipaas', 'workflows'],
    also: ['pipes', 'plumbing', 'wires', 'integration engineer'],
  },
  {
    heads: ['graphics card', 'gpu', 'gpus', 'chips', 'semiconductor'],
    also: ['graphics boards', 'keynotes', 'nvidia'],
  },
  {
    heads: ['money transfer', 'remittance', 'foreign exchange', 'currency exchange'],
    also: ['wise', 'calculator', 'transferwise', 'private banker'],
  },
  {
    heads: ['website builder tool', 'visual editor', 'site builder', 'drag and drop'],
    also: ['visual editors', 'no-code editors', 'box model', 'block editor'],
  },
  {
    heads: ['furniture', 'household', 'homeware', 'home goods', 'lifestyle brand'],
    also: ['unstyled object', 'supermarkets', 'cotton'],
  },
];
