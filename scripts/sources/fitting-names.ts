/** Words in names of values that fit a group of tokens. A value under another name is only a number that is equal. */
const FITTING: Readonly<Record<string, RegExp>> = {
  spacing: /gap|spac|margin|padding|gutter|stack|inset|indent|offset|grid|distance|density|size|unit/,
  text: /font|text|type|typo|heading|title|display|body|size|scale|\bh[1-6]\b/,
  leading: /line-?_?height|leading|\blh\b|font\b|text|typo|heading|lineheight/,
  tracking: /letter|tracking|kerning|spacing/,
  'font-weight': /weight|font|bold|typo|heading|text/,
  radius: /radi|round|corner|shape/,
  shadow: /shadow|elevation|depth|raised|filter/,
  border: /border|outline|stroke|line|divider|separator|rule|hairline|ring|width|thick|shadow/,
  duration: /durat|transition|animat|motion|time|speed|delay|ms\b|swift/,
  ease: /eas|timing|transition|motion|curve|bezier|animat|swift/,
  breakpoint: /break|screen|media|width|viewport|grid|\bbp|container|responsive|from|until|above|below/,
  container: /width|container|wrapper|grid|content|layout|page|screen|inline-size|break|panel|drawer|size/,
  z: /z-?_?index|zindex|layer|\bz\b|depth|elevation|stack/,
};

/** The words for a token's path; null for tokens whose names are not compared, such as colours and families. */
export function fittingNames(path: string): RegExp | null {
  const [group = '', role = ''] = path.split('.');
  return FITTING[group === 'scale' ? role : group] ?? null;
}
