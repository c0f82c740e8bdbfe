/** Values of one kind, of which people take one back for another. */
export const KINDS = [
  String.raw`\d+(?:\.\d+)?\s?(?:px|pt|r?em|ms|pixels?)?`,
  'round(?:ed)?|square|sharp|pill(?:-shaped)?',
  'dark|light',
  'white|black|cream|gr[ae]y|charcoal|ivory|beige|red|blue|green|yellow|orange|pink|purple|violet|brown|teal|navy|turquoise|gold|mint|coral|burgundy|lavender|sage',
  'big|bigger|large|larger|huge|small|smaller|tiny',
  'bold|thin|heavy|regular',
  'serifs?|sans(?:[-\\s]?serif)?|mono(?:spaced?)?',
  'formal|casual|informal|friendly|funny|serious',
];

/** What takes back: `no wait`, `sorry, I meant`. */
export const TAKING_BACK = String.raw`(?:\s*(?:[,;–—-]|\.{1,3}|…|!)\s*|\s+)(?:(?:hm+|uh+|oh|er+m?|um)\s*,?\s*)?(?:no\s*,?\s*wait|wait\s*,?\s*no|no\s*,?\s*sorry|sorry|scratch\s+that|scrap\s+that|or\s+rather|correction|i\s+meant?|actually|make\s+that|no\s*,)(?![\p{L}])\s*[,:.]?\s*(?:(?:no|i\s+meant?|make\s+(?:that|it|them)|let's\s+(?:say|make\s+it|go\s+with)|go\s+(?:with|for)|rather|better)\s*,?\s+)*(?:an?\s+|the\s+)?`;
