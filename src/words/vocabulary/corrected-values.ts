/** Values of one kind, of which people take one back for another. */
export const KINDS = [
  String.raw`\d+(?:\.\d+)?\s?(?:px|pt|r?em|ms|pixels?)?`,
  'round(?:ed)?|square|sharp|pill(?:-shaped)?',
  'dark|light',
  String.raw`(?:(?:very|dark|deep|light|pale|soft|bright|royal|sky|forest|bottle|racing|mint|navy|midnight|dusty|warm|cool|off)[\s-]){0,2}(?:white|black|cream|gr[ae]y|charcoal|ivory|beige|red|blue|green|yellow|orange|pink|purple|violet|brown|teal|navy|turquoise|gold|mint|coral|burgundy|lavender|sage)`,
  'big|bigger|large|larger|huge|small|smaller|tiny',
  'bold|thin|heavy|regular',
  'serifs?|sans(?:[-\\s]?serif)?|mono(?:spaced?)?',
  'formal|casual|informal|friendly|funny|serious',
];

/** Spaces are counted, because a text can have thousands in a row, and each may begin a match. */
const MAY = String.raw`\s{0,4}`;
const SPACES = String.raw`\s{1,4}`;
const COMMA = `${MAY},?${MAY}`;
const SAYS = `hm+|uh+|oh|er+m?|um`;
const BACK = [
  `no${COMMA}wait|wait${COMMA}no|no${COMMA}sorry|sorry|scratch${SPACES}that|scrap${SPACES}that|or${SPACES}rather`,
  `correction|i${SPACES}meant?|actually|make${SPACES}that|no${MAY},`,
];
const INSTEAD = `no|i${SPACES}meant?|make${SPACES}(?:that|it|them)|let's${SPACES}(?:say|make${SPACES}it|go${SPACES}with)|go${SPACES}(?:with|for)|rather|better|actually`;

/** What takes back: `no wait`, `sorry, I meant`. */
export const TAKING_BACK = [
  String.raw`(?:${MAY}(?:[,;–—-]|\.{1,3}|…|!)${MAY}|${SPACES})`,
  `(?:(?:and|but)${SPACES})?(?:then${COMMA})?`,
  `(?:(?:${SAYS})${COMMA})?`,
  String.raw`(?:${BACK.join('|')})(?![\p{L}])${MAY}[,:.]?${MAY}`,
  `(?:(?:${INSTEAD})${MAY},?${SPACES}){0,3}(?:an?${SPACES}|the${SPACES})?`,
].join('');
