/** Words that say how a brand is meant, and are so used: `Linear meets Stripe`, `a mix between Notion and Miro`. */
export const RELATION_WORDS =
  `alternative alternatives based between borrow borrowed brand branded channel clone clones competitor competitors
  copy copycat crossed crossing cross echoes energy equivalent except feel half hybrid imagine inspired instead
  lookalike manner mash mashup meet meeting meets minus mix mixed mixing model modeled modelled part plus reference
  remake reminiscent replacement resembles resembling rival rivals similar site spirit steal style styled substitute
  think unlike variant version versions vibe vibes website`.split(/\s+/);

/** Words that say what a colour is for. */
export const ROLE_WORDS =
  `accent accents background backdrop border borders brand button buttons canvas color colors colour colours cta ctas
  ground heading headings headline headlines highlight highlights ink lettering letters line lines link links main page
  primary text title titles type`.split(/\s+/);
